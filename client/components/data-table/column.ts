import type { ReactNode } from 'react';

export type Column<Row, Sort extends string = string> = {
  title: string;
  sort?: Sort;
  firstOrder?: 'asc';
  cell: (row: Row) => ReactNode;
  isRowHeader?: boolean;
  isAtEnd?: boolean;
  isSelfEvident?: boolean;
  width?: string;
};

export type Sorting<Sort extends string> = { sort: Sort; order: 'asc' | 'desc' };

export function nextSorting<Sort extends string>(
  { sort, firstOrder }: { sort: Sort; firstOrder?: 'asc' | undefined },
  sorting: Sorting<Sort>,
): Sorting<Sort> {
  if (sorting.sort !== sort) return { sort, order: firstOrder ?? 'desc' };
  return { sort, order: sorting.order === 'desc' ? 'asc' : 'desc' };
}
