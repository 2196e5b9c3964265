import { Box } from '@mantine/core';
import type { JobPlanRow } from '#shared/jobs/import.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { look } from '../../../components/look/look.ts';
import { StateBadge } from '../../../components/state-badge.tsx';

/** As many as a person looks through; the others are counted. */
const shownAtMost = 200;
const longest = 60;

const { columns } = texts;
const planColumns: ReadonlyArray<Column<JobPlanRow>> = [
  { title: columns.line, cell: ({ line }) => <span className={look('muted')}>{line}</span> },
  { title: columns.key, cell: ({ key }) => key ?? texts.noKey },
  { title: columns.title, isRowHeader: true, cell: ({ title }) => (title === '' ? texts.noTitle : title) },
  { title: columns.status, cell: (row) => <RowState {...row} /> },
];

/** Row by row what would become of it. */
export function PlanTable({ rows }: { rows: readonly JobPlanRow[] }) {
  const rest = rows.length - shownAtMost;
  return (
    <Box mah="26rem" className={look('scrollY')} tabIndex={0} role="region" aria-label={texts.rows}>
      <DataTable
        label={texts.rows}
        columns={planColumns}
        rows={rows.slice(0, shownAtMost)}
        keyOf={({ line }) => String(line)}
      />
      {rest > 0 && <p className={look('muted')}>{texts.moreRows(rest)}</p>}
    </Box>
  );
}

const RowState = ({ status, changes }: JobPlanRow) => (
  <div>
    <StateBadge of="importRow" state={status}>
      {texts.rowStates[status]}
    </StateBadge>
    {changes.length > 0 && (
      <Box component="ul" mt={4} className={look('fine', 'muted')}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>{texts.change(field, shown(from), shown(to))}</li>
        ))}
      </Box>
    )}
  </div>
);

function shown(value: string | number | null): string {
  const text = String(value ?? '');
  if (text === '') return texts.emptyValue;
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()} …` : text;
}
