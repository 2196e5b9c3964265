import { Box, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldChange } from '#shared/import/compare.ts';
import type { RowStatus } from '#shared/import/plan.ts';
import common from '../common.module.css';
import { type Column, DataTable } from '../data-table/data-table.tsx';
import { StateBadge } from '../state-badge.tsx';

export function PlanStatus({ children }: { children: ReactNode }) {
  const statusRef = useRef<HTMLDivElement>(null);
  useEffect(() => statusRef.current?.focus(), []);
  return (
    <div role="status" ref={statusRef} tabIndex={-1}>
      {children}
    </div>
  );
}

type PlanErrorsProps<Problem> = {
  title: string;
  text: string;
  errors: readonly Problem[];
  columns: ReadonlyArray<Column<Problem>>;
  keyOf: (error: Problem) => string;
  moreText: string | null;
};

export function PlanErrors<Problem>({ title, text, errors, columns, keyOf, moreText }: PlanErrorsProps<Problem>) {
  if (errors.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text fw={600} c="var(--pg-error-text)">
        {title}
      </Text>
      <Text fz="sm">{text}</Text>
      <Box mt="xs" mah="22rem" className={common.scrollY} tabIndex={0} role="region" aria-label={title}>
        <DataTable label={title} columns={columns} rows={errors} keyOf={keyOf} />
        {moreText !== null && <Text c="dimmed">{moreText}</Text>}
      </Box>
    </section>
  );
}

const maxVisibleRows = 300;
const maxValueLength = 80;

type PlanRow = { status: RowStatus; changes: readonly FieldChange[] };

type PlanTexts<Status extends string> = {
  rows: string;
  columns: { status: string };
  rowStates: Readonly<Record<Status, string>>;
  change: (field: string, from: string, to: string) => string;
  emptyValue: string;
  moreRows: (rest: number) => string;
};

type PlanRowsProps<Row extends PlanRow> = {
  texts: PlanTexts<Row['status']>;
  rows: readonly Row[];
  columns: ReadonlyArray<Column<Row>>;
  keyOf: (row: Row) => string;
};

export function PlanRows<Row extends PlanRow>({ texts, rows, columns, keyOf }: PlanRowsProps<Row>) {
  const hiddenRowCount = rows.length - maxVisibleRows;
  const state: Column<Row> = { title: texts.columns.status, cell: (row) => <RowState texts={texts} row={row} /> };
  return (
    <Box mah="28rem" className={common.scrollY} tabIndex={0} role="region" aria-label={texts.rows}>
      <DataTable label={texts.rows} columns={[...columns, state]} rows={rows.slice(0, maxVisibleRows)} keyOf={keyOf} />
      {hiddenRowCount > 0 && <Text c="dimmed">{texts.moreRows(hiddenRowCount)}</Text>}
    </Box>
  );
}

function RowState<Row extends PlanRow>({ texts, row }: { texts: PlanTexts<Row['status']>; row: Row }) {
  const status: Row['status'] = row.status;
  const displayValue = (value: FieldChange['from']): string => {
    const text = String(value ?? '');
    if (text === '') return texts.emptyValue;
    return text.length > maxValueLength ? `${text.slice(0, maxValueLength).toWellFormed()} …` : text;
  };
  return (
    <div>
      <StateBadge of="importRow" state={status}>
        {texts.rowStates[status]}
      </StateBadge>
      {row.changes.length > 0 && (
        <Box component="ul" mt={4} fz={14} c="dimmed">
          {row.changes.map(({ field, from, to }) => (
            <li key={field}>{texts.change(field, displayValue(from), displayValue(to))}</li>
          ))}
        </Box>
      )}
    </div>
  );
}
