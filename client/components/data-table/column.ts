import type { ReactNode } from 'react';

export type Column<Row, Sort extends string = string> = {
  title: string;
  sort?: Sort;
  first?: 'asc';
  cell: (row: Row) => ReactNode;
  isRowHeader?: boolean;
  isAtEnd?: boolean;
  isSelfEvident?: boolean;
  width?: string;
};

export type Sorting<Sort extends string> = { sort: Sort; order: 'asc' | 'desc' };

export function nextSorting<Sort extends string>(
  { sort, first }: { sort: Sort; first?: 'asc' | undefined },
  sorting: Sorting<Sort>,
): Sorting<Sort> {
  if (sorting.sort !== sort) return { sort, order: first ?? 'desc' };
  return { sort, order: sorting.order === 'desc' ? 'asc' : 'desc' };
}
