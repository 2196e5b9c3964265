import { z } from 'zod';
import { searchLimit, sortOrders } from '#shared/admin/list.ts';
import { uuidPattern } from '../../lib/new-id.ts';
import { choiceParam, patternParam, textParam, useUrlQuery } from '../../lib/use-url-query.ts';
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

export const defineAdminList = <Row, const Sort extends string, const F extends Filters>(
  list: AdminList<Row, Sort, F>,
) => list;

type ListQueryValues<Sort extends string, F extends Filters> = {
  search: string;
  sort: Sort;
  order: (typeof sortOrders)[number];
} & { [Name in keyof F]: F[Name]['values'][number] };

export const adminListQuerySchema = <const Sorts extends readonly [string, ...string[]], Shape extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Shape,
) => z.object({ search: textParam(searchLimit), sort: choiceParam(sorts), order: choiceParam(sortOrders), ...filters });

type QueryOptions<Sort extends string, F extends Filters> = Pick<
  AdminList<never, Sort, F>,
  'sorts' | 'filters' | 'isOwned'
>;

export function useListQuery<Sort extends string, F extends Filters>({
  sorts,
  filters,
  isOwned,
}: QueryOptions<Sort, F>) {
  const choices = Object.entries(filters).map(([name, { values }]) => [name, choiceParam(values)]);
  const ownerParam = isOwned === true ? { org: patternParam(uuidPattern) } : {};
  const schema = adminListQuerySchema(sorts, { ...Object.fromEntries(choices), ...ownerParam });
  const { query: urlValues, set, clear, isNarrowed } = useUrlQuery(schema as z.ZodObject);
  const { org, ...rest } = urlValues;
  const owner = typeof org === 'string' && org !== '' ? org : null;
  const query = { ...rest, ...(owner === null ? {} : { org: owner }) } as ListQueryValues<Sort, F> & { org?: string };
  const selectedValueOf = (name: string): string => String(rest[name]);
  return { query, set, clear, isNarrowed, owner, selectedValueOf };
}

export const exportUrl = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;
