import { Text } from '@mantine/core';
import type { DriftFigures } from '#shared/test-quality/state.ts';
import { testQualityTexts } from '#shared/texts/admin/test-quality.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { StatementName } from './deviating-statements.tsx';

const { drift: texts, statement, group, groupNumber, percent, monthName } = testQualityTexts;

export function Drift({ drift }: { drift: DriftFigures | null }) {
  return (
    <DetailSection title={texts.title}>
      <Text c="dimmed" maw="var(--pg-reading)">
        {drift === null ? texts.tooFew : texts.text(drift.before, drift.after)}
      </Text>
      {drift !== null && (drift.moved.length === 0 ? <p>{texts.none}</p> : <DriftTable drift={drift} />)}
    </DetailSection>
  );
}

const DriftTable = ({ drift }: { drift: DriftFigures }) => (
  <DataTable
    label={texts.title}
    columns={[
      { title: statement, cell: (row) => <StatementName {...row} /> },
      { title: group, cell: ({ groupIndex }) => groupNumber(groupIndex) },
      { title: texts.whole, cell: ({ whole }) => percent(whole) },
      { title: monthName(drift.before), cell: ({ before }) => percent(before) },
      { title: monthName(drift.after), cell: ({ after }) => percent(after) },
      { title: texts.change, cell: ({ before, after }) => texts.points(before, after) },
    ]}
    rows={drift.moved}
    keyOf={({ statementId }) => String(statementId)}
  />
);
