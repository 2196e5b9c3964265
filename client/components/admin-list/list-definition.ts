import { z } from 'zod';
import { orders, searchLimit } from '#shared/admin/list.ts';
import { choice, shaped, useWish, uuidShape, words } from '../../lib/use-wish.ts';
import type { Column } from '../data-table/data-table.tsx';

type Filter = { label: string; values: readonly [string, ...string[]]; names: Readonly<Record<string, string>> };
export type Filters = Readonly<Record<string, Filter>>;

export type AdminList<Row, Sort extends string, F extends Filters> = {
  texts: {
    title: string;
    text: string;
    search: string;
    searchPlaceholder: string;
    empty: { title: string; text: string };
  };
  exportPath: `/admin/export/${string}.csv`;
  sorts: readonly [Sort, ...Sort[]];
  /** By URL parameter. The first value of each is the default. */
  filters: F;
  /** The list accepts `?org=` and then shows only rows of that organisation. */
  isOwned?: boolean;
  columns: ReadonlyArray<Column<Row, Sort>>;
  keyOf: (row: Row) => string;
  to: (row: Row) => string;
};

export const adminList = <Row, const Sort extends string, const F extends Filters>(list: AdminList<Row, Sort, F>) =>
  list;

type ListWish<Sort extends string, F extends Filters> = {
  search: string;
  sort: Sort;
  order: (typeof orders)[number];
} & { [Name in keyof F]: F[Name]['values'][number] };

export const listWish = <const Sorts extends readonly [string, ...string[]], Shape extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Shape,
) => z.object({ search: words(searchLimit), sort: choice(sorts), order: choice(orders), ...filters });

type Asked<Sort extends string, F extends Filters> = Pick<AdminList<never, Sort, F>, 'sorts' | 'filters' | 'isOwned'>;

export function useListWish<Sort extends string, F extends Filters>({ sorts, filters, isOwned }: Asked<Sort, F>) {
  const choices = Object.entries(filters).map(([name, { values }]) => [name, choice(values)]);
  const owned = isOwned === true ? { org: shaped(uuidShape) } : {};
  const schema = listWish(sorts, { ...Object.fromEntries(choices), ...owned });
  const { wish: all, set, clear, isNarrowed } = useWish(schema as z.ZodObject);
  const { org, ...rest } = all;
  const owner = typeof org === 'string' && org !== '' ? org : null;
  const wish = { ...rest, ...(owner === null ? {} : { org: owner }) } as ListWish<Sort, F> & { org?: string };
  const chosen = (name: string): string => String(rest[name]);
  return { wish, set, clear, isNarrowed, owner, chosen };
}

export const exportAddress = (path: string, wish: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(wish)}`;
