import type { ReactNode } from 'react';

export type Column<Row, Sort extends string = string> = {
  title: string;
  /** By which it is sorted, where the list can be. */
  sort?: Sort;
  /** The order of its first click, where that is not the reverse: text begins with A. */
  first?: 'asc';
  cell: (row: Row) => ReactNode;
  /** The cell names its row for screen readers. */
  isRowHeader?: boolean;
  isAtEnd?: boolean;
  /** On phones the cell needs no title before it. */
  isSelfEvident?: boolean;
  width?: string;
};

export type Sorting<Sort extends string> = { sort: Sort; order: 'asc' | 'desc' };

/** What a click on the head of a column asks for: its first order, and what it is sorted by already turned around. */
export function sortedByClick<Sort extends string>(
  { sort, first }: { sort: Sort; first?: 'asc' | undefined },
  sorting: Sorting<Sort>,
): Sorting<Sort> {
  if (sorting.sort !== sort) return { sort, order: first ?? 'desc' };
  return { sort, order: sorting.order === 'desc' ? 'asc' : 'desc' };
}
