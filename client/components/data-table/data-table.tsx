import { Box, NativeSelect, Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sortOrders } from '#shared/admin/list.ts';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';
import common from '../common.module.css';
import { type Column, nextSorting, type Sorting } from './column.ts';
import classes from './data-table.module.css';

export type { Column } from './column.ts';

/** A click works anywhere in the row; the keyboard uses the link or button in the first column. */
type RowLink<Row> = { to: (row: Row) => string } | { label: (row: Row) => string; onOpen: (row: Row) => void };

type DataTableProps<Row, Sort extends string> = {
  label: string;
  columns: ReadonlyArray<Column<Row, Sort>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  rowLink?: RowLink<Row>;
  sorting?: Sorting<Sort>;
  onSort?: (sorting: Sorting<Sort>) => void;
};

/** Rows become cards on phones. Roles are explicit because changing `display` removes the native ones. */
export function DataTable<Row, Sort extends string = string>(props: DataTableProps<Row, Sort>) {
  const { label, columns, rows, keyOf, rowLink, sorting, onSort } = props;
  const sortControl = sorting !== undefined && onSort !== undefined ? { sorting, onSort } : null;
  return (
    <>
      {sortControl !== null && <SortChoice columns={columns} {...sortControl} />}
      <Table
        className={`${classes.table} ${rowLink === undefined ? classes.plain : classes.wide}`}
        role="table"
        aria-label={label}
      >
        <Table.Thead
          className={columns.every(({ isSelfEvident }) => isSelfEvident) ? common.unseen : common.unseenNarrow}
          role="rowgroup"
        >
          <Table.Tr role="row">
            {columns.map((column) => (
              <Head key={column.title} column={column} sortControl={sortControl} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Table.Tr
              key={keyOf(row)}
              className={`${classes.row} ${rowLink === undefined ? '' : common.hoverGround}`}
              role="row"
            >
              {columns.map((column, index) => (
                <Cell key={column.title} column={column}>
                  {index === 0 && rowLink !== undefined ? (
                    <RowOpener opening={rowLink} row={row}>
                      {column.cell(row)}
                    </RowOpener>
                  ) : (
                    column.cell(row)
                  )}
                </Cell>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

type CellProps = { column: Omit<Column<never>, 'cell' | 'sort'>; children: ReactNode };

function Cell({ column: { title, isRowHeader, isAtEnd, isSelfEvident }, children }: CellProps) {
  const props = {
    className: isAtEnd ? common.unhyphenated : `${common.anywhere} ${common.unhyphenated}`,
    'data-end': isAtEnd || undefined,
    'data-title': isSelfEvident ? undefined : title,
  };
  return isRowHeader ? (
    <Table.Th {...props} fz="inherit" role="rowheader" scope="row">
      {children}
    </Table.Th>
  ) : (
    <Table.Td {...props} role="cell">
      {children}
    </Table.Td>
  );
}

function RowOpener<Row>({ opening, row, children }: { opening: RowLink<Row>; row: Row; children: ReactNode }) {
  if ('to' in opening)
    return (
      <Box component={Link} c="bright" fw={600} className={classes.open} to={opening.to(row)}>
        {children}
      </Box>
    );
  return (
    <Box
      component="button"
      c="inherit"
      fw={600}
      ta="start"
      className={`${classes.open} ${common.anywhere}`}
      type="button"
      aria-label={opening.label(row)}
      onClick={() => opening.onOpen(row)}
    >
      {children}
    </Box>
  );
}

type HeadProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  sortControl: { sorting: Sorting<Sort>; onSort: (sorting: Sorting<Sort>) => void } | null;
};

function Head<Row, Sort extends string>({ column, sortControl }: HeadProps<Row, Sort>) {
  const { title, sort, firstOrder, isAtEnd, width } = column;
  const props = { role: 'columnheader', scope: 'col', 'data-end': isAtEnd || undefined, w: width } as const;
  if (sort === undefined || sortControl === null) return <Table.Th {...props}>{title}</Table.Th>;
  const { sorting, onSort } = sortControl;
  const isSorted = sorting.sort === sort;
  const isDescending = sorting.order === 'desc';
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th {...props} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <Box
        component="button"
        c="inherit"
        ta="start"
        className={classes.sort}
        type="button"
        aria-label={isSorted ? texts.sort(title, isDescending) : texts.sortBy(title)}
        onClick={() => onSort(nextSorting({ sort, firstOrder }, sorting))}
      >
        {title}
        {isSorted && <Arrow size={16} stroke={1.75} aria-hidden="true" />}
      </Box>
    </Table.Th>
  );
}

type SortChoiceProps<Row, Sort extends string> = {
  columns: ReadonlyArray<Column<Row, Sort>>;
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
};

const nameOf = ({ sort, order }: Sorting<string>): string => `${order} ${sort}`;

function SortChoice<Row, Sort extends string>({ columns, sorting, onSort }: SortChoiceProps<Row, Sort>) {
  const choices = columns.flatMap(({ title, sort }) =>
    sort === undefined
      ? []
      : sortOrders.map((order) => ({ sort, order, label: texts.sortChoice(title, order === 'desc') })),
  );
  if (choices.length === 0) return null;
  return (
    <NativeSelect
      className={classes.choice}
      label={texts.sortedBy}
      data={choices.map((choice) => ({ value: nameOf(choice), label: choice.label }))}
      value={nameOf(sorting)}
      onChange={(event) => {
        const selection = choices.find((choice) => nameOf(choice) === event.currentTarget.value);
        if (selection !== undefined) onSort({ sort: selection.sort, order: selection.order });
      }}
    />
  );
}
