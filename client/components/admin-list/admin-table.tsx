import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { adminListTexts as texts } from '#shared/texts/admin-list.ts';
import { look } from '../look/look.ts';
import classes from './admin-table.module.css';
import { type Column, type Sorting, sortedByClick } from './column.ts';
import { SortChoice } from './sort-choice.tsx';

export type { Column } from './column.ts';

type AdminTableProps<Row, Sort extends string> = {
  label: string;
  /** The first one names the row and leads to it. */
  columns: ReadonlyArray<Column<Row, Sort>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Where a row leads; rows of a list without details lead nowhere. */
  toOf?: (row: Row) => string;
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
};

/** Rows become cards on phones, which a field above them sorts; the roles are written out because a changed `display` takes them from the elements. */
export function AdminTable<Row, Sort extends string>(props: AdminTableProps<Row, Sort>) {
  const { label, columns, rows, keyOf, toOf, sorting, onSort } = props;
  return (
    <>
      <SortChoice columns={columns} sorting={sorting} onSort={onSort} />
      <Table className={classes.table} role="table" aria-label={label}>
        <Table.Thead className={look('unseenNarrow')} role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) => (
              <Head key={column.title} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)} className={`${classes.row} ${look('hoverGround')}`} role="row">
              {columns.map(({ title, cell }, index) => (
                <Table.Td key={title} className={look('anywhere', 'unhyphenated')} role="cell" data-title={title}>
                  {index === 0 && toOf !== undefined ? (
                    <Link className={`${classes.open} ${look('ink', 'strong', 'undecorated')}`} to={toOf(row)}>
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

type HeadProps<Row, Sort extends string> = {
  column: Column<Row, Sort>;
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
};

/** What is sorted by says so; pressed once more it turns around. */
function Head<Row, Sort extends string>({ column, sorting, onSort }: HeadProps<Row, Sort>) {
  const { title, sort, first } = column;
  if (sort === undefined)
    return (
      <Table.Th role="columnheader" scope="col">
        {title}
      </Table.Th>
    );
  const isSorted = sorting.sort === sort;
  const isDescending = sorting.order === 'desc';
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        className={`${classes.sort} ${look('inherit', 'textStart')}`}
        type="button"
        aria-label={isSorted ? texts.sort(title, isDescending) : texts.sortBy(title)}
        onClick={() => onSort(sortedByClick({ sort, first }, sorting))}
      >
        {title}
        {isSorted && <Arrow size={16} stroke={1.75} aria-hidden="true" />}
      </button>
    </Table.Th>
  );
}
