import type { ReactNode } from 'react';

export type Column<Row, Sort extends string> = {
  title: string;
  /** By which it is sorted, where the list can be. */
  sort?: Sort;
  cell: (row: Row) => ReactNode;
};

export type Sorting<Sort extends string> = { sort: Sort; order: 'asc' | 'desc' };
