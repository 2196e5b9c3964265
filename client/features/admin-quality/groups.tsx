import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GroupFigures, PartTwoFigures, StatementFigures } from '#shared/test-quality/state.ts';
import { testQualityTexts } from '#shared/texts/admin/test-quality.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import common from '../../components/common.module.css';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { PlacesBar } from './bars.tsx';
import { StatementName } from './deviating-statements.tsx';

const { groups: texts, statement, percent, place } = testQualityTexts;

const placeColumn = (index: number): Column<StatementFigures> => ({
  title: texts.placeShare(index + 1),
  cell: ({ shares }) => (shares === null ? texts.tooFew : percent(shares[index] ?? 0)),
});

const columns: ReadonlyArray<Column<StatementFigures>> = [
  {
    title: statement,
    cell: ({ shares, ...row }) => (
      <StatementName {...row}>{shares !== null && <PlacesBar shares={shares} />}</StatementName>
    ),
  },
  ...[0, 1, 2, 3].map(placeColumn),
  { title: texts.mean, cell: ({ meanPlace }) => (meanPlace === null ? '' : place(meanPlace)) },
];

type GroupsProps = { groups: readonly GroupFigures[]; partTwo: PartTwoFigures };

export const Groups = ({ groups, partTwo }: GroupsProps) => (
  <DetailSection title={texts.title}>
    <Text mb="md" c="dimmed" maw="var(--pg-reading)">
      {texts.text}
    </Text>
    {groups.map(({ groupIndex, medianSeconds, statements }) => (
      <CollapsibleGroups key={groupIndex} summary={texts.summary(groupIndex, medianSeconds)}>
        <Places label={texts.label(groupIndex)} statements={statements} />
      </CollapsibleGroups>
    ))}
    <CollapsibleGroups summary={texts.partTwo}>
      <Text c="dimmed" maw="var(--pg-reading)">
        {texts.partTwoText(partTwo.medianSeconds)}
      </Text>
      <Places label={texts.partTwo} statements={partTwo.statements} />
    </CollapsibleGroups>
  </DetailSection>
);

const CollapsibleGroups = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={common.lineTop}>
    <Box component="summary" py="sm" fw={600} className={common.numbers} style={{ cursor: 'pointer' }}>
      {summary}
    </Box>
    <Box pb="lg">{children}</Box>
  </details>
);

const Places = ({ label, statements }: { label: string; statements: readonly StatementFigures[] }) => (
  <DataTable label={label} columns={columns} rows={statements} keyOf={({ statementId }) => String(statementId)} />
);
