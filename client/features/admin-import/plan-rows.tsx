import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { importFileNames } from '#shared/import/files.ts';
import { type PlanRow, type RowKind, rowStatuses } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { ListFilter } from '../../components/admin-list/list-fields.tsx';
import type { Column } from '../../components/data-table/data-table.tsx';
import { PlanRows } from '../../components/import/plan-report.tsx';

const texts = adminImportTexts.plan;
const filters = ['any', ...rowStatuses] as const;
const fileOf = { softskill: 'softskills', statement: 'statements', group: 'questionGroups' } as const satisfies Record<
  RowKind,
  string
>;

const { columns } = texts;
const planColumns: ReadonlyArray<Column<PlanRow>> = [
  { title: columns.file, cell: ({ kind }) => importFileNames[fileOf[kind]] },
  { title: columns.line, cell: ({ line }) => line ?? texts.noLine },
  {
    title: columns.id,
    isRowHeader: true,
    cell: ({ id, kind }) => (id === null ? texts.noId : `${texts.kinds[kind]} ${id}`),
  },
];

export function CataloguePlanRows({ rows, hasErrors }: { rows: readonly PlanRow[]; hasErrors: boolean }) {
  const [filter, setFilter] = useState<(typeof filters)[number]>(hasErrors ? 'error' : 'any');
  const filteredRows = rows.filter(({ status }) => filter === 'any' || status === filter);
  return (
    <Stack gap="sm">
      <ListFilter label={texts.filter} values={filters} names={texts.filters} value={filter} onChange={setFilter} />
      {filteredRows.length === 0 ? (
        <Text c="dimmed">{texts.noRows}</Text>
      ) : (
        <PlanRows
          texts={texts}
          rows={filteredRows}
          columns={planColumns}
          keyOf={({ kind, line, id }) => `${kind} ${line} ${id}`}
        />
      )}
    </Stack>
  );
}
