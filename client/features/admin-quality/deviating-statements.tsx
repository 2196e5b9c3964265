import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DeviatingStatement } from '#shared/test-quality/state.ts';
import { testQualityTexts } from '#shared/texts/admin/test-quality.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';

const { deviating: texts, statement, group, groupNumber, place } = testQualityTexts;

const columns: ReadonlyArray<Column<DeviatingStatement>> = [
  { title: statement, cell: (row) => <StatementName {...row} /> },
  { title: group, cell: ({ groupIndex }) => groupNumber(groupIndex) },
  { title: texts.mean, cell: ({ meanPlace }) => place(meanPlace) },
  { title: texts.mates, cell: ({ matesPlace }) => place(matesPlace) },
  {
    title: texts.distance,
    cell: ({ ahead, isBeyondChance }) => (
      <Stack gap={0}>
        <span>{texts.ahead(ahead)}</span>
        <Text span c="dimmed" fz={14}>
          {isBeyondChance ? texts.beyondChance : texts.chance}
        </Text>
      </Stack>
    ),
  },
];

export const DeviatingStatements = ({ rows }: { rows: readonly DeviatingStatement[] | null }) => (
  <DetailSection title={texts.title}>
    <Text c="dimmed" maw="var(--pg-reading)">
      {rows === null ? texts.tooFew : texts.text}
    </Text>
    {rows !== null && (
      <DataTable label={texts.title} columns={columns} rows={rows} keyOf={({ statementId }) => String(statementId)} />
    )}
  </DetailSection>
);

type StatementNameProps = { text: string; skill: string; children?: ReactNode };

export const StatementName = ({ text, skill, children }: StatementNameProps) => (
  <Stack gap={4}>
    <span>{text}</span>
    <Text span c="dimmed" fz={14}>
      {skill}
    </Text>
    {children}
  </Stack>
);
