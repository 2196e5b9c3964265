import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { importFileNames } from '#shared/import/files.ts';
import { type PlanRow, type RowKind, rowStatuses } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { ListFilter } from '../../components/admin-list/list-fields.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { look } from '../../components/look/look.ts';
import { StateBadge } from '../../components/state-badge.tsx';

const texts = adminImportTexts.plan;
const filters = ['any', ...rowStatuses] as const;
const fileOf = { softskill: 'softskills', statement: 'statements', group: 'questionGroups' } as const satisfies Record<
  RowKind,
  string
>;
/** As many as a person looks through; the others are counted. */
const shownAtMost = 300;
const longest = 80;

const { columns } = texts;
const planColumns: ReadonlyArray<Column<PlanRow>> = [
  { title: columns.file, cell: ({ kind }) => importFileNames[fileOf[kind]] },
  { title: columns.line, cell: ({ line }) => line ?? texts.noLine },
  {
    title: columns.id,
    isRowHeader: true,
    cell: ({ id, kind }) => (id === null ? texts.noId : `${texts.kinds[kind]} ${id}`),
  },
  { title: columns.status, cell: (row) => <RowState {...row} /> },
];

/** Row by row what would become of it. */
export function PlanRows({ rows, hasErrors }: { rows: readonly PlanRow[]; hasErrors: boolean }) {
  const [filter, setFilter] = useState<(typeof filters)[number]>(hasErrors ? 'error' : 'any');
  const chosen = rows.filter(({ status }) => filter === 'any' || status === filter);
  const rest = chosen.length - shownAtMost;
  return (
    <Stack gap="sm">
      <ListFilter label={texts.filter} values={filters} names={texts.filters} value={filter} onChange={setFilter} />
      <Box mah="28rem" className={look('scrollY')} tabIndex={0} role="region" aria-label={texts.rows}>
        {chosen.length === 0 && <p className={look('muted')}>{texts.noRows}</p>}
        {chosen.length > 0 && (
          <DataTable
            label={texts.rows}
            columns={planColumns}
            rows={chosen.slice(0, shownAtMost)}
            keyOf={({ kind, line, id }) => `${kind} ${line} ${id}`}
          />
        )}
        {rest > 0 && <p className={look('muted')}>{texts.moreRows(rest)}</p>}
      </Box>
    </Stack>
  );
}

const RowState = ({ status, changes }: PlanRow) => (
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
