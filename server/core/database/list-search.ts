/**
 * Text search of long lists: collects a limited number of matches, then sorts them. Reading along the index of the sort
 * order could read the whole table for a few matches.
 */

import { Prisma } from '#prisma/generated/client.ts';
import { searchResultLimit } from '#shared/admin/list.ts';
import { normalizeEmails } from '#shared/auth/email-address.ts';
import { searchFold } from '#shared/search.ts';
import { type KeysetQuery, keysetSql, type SortColumn } from './keyset.ts';

/** `isWhole`: no limit of collected matches; only for callers that can wait, such as an export. */
export type ListQuery<Input> = { input: Input; take: number; isWhole?: boolean };

export type SearchResultFlags = { isCut: boolean };

const foldedWords = (search: string): string => searchFold(normalizeEmails(search)).trim();

/** Words too short for the trigram index of `search_text` match only at the beginning of a word. */
export function matchesWords(text: Prisma.Sql, search: string): Prisma.Sql {
  if (search === '') return Prisma.empty;
  const words = foldedWords(search);
  const inside = likePattern(words);
  if (hasTrigram(words)) return Prisma.sql`and ${text} like ${inside}`;
  if (!/[\p{L}\p{N}]/u.test(words)) return Prisma.sql`and false`;
  return Prisma.sql`and (${text} like ${inside.slice(1)} or ${text} like ${`% ${inside.slice(1)}`})`;
}

export const containsText = (text: Prisma.Sql, search: string): Prisma.Sql =>
  search === '' ? Prisma.empty : Prisma.sql`and ${text} like ${likePattern(foldedWords(search))}`;

export const searchRowLimit: Prisma.Sql = Prisma.sql`limit ${searchResultLimit + 1}`;
export const isCutAt = (found: 'found'): Prisma.Sql =>
  Prisma.sql`(select count(*) from ${Prisma.raw(found)}) > ${searchResultLimit}`;

type ListSource<Input extends KeysetQuery<string> & { search: string }> = {
  table: 'courses c' | 'jobs j' | 'orgs o' | 'reports r';
  sorts: Readonly<Record<Input['sort'], SortColumn>>;
  filters: (input: Input) => Prisma.Sql;
  columns: Prisma.Sql;
  /** Evaluated only for rows of the page: put subqueries and joined columns here. */
  pageColumns: Prisma.Sql;
  joins?: Prisma.Sql;
};

export function listStatement<Input extends KeysetQuery<string> & { search: string }>(
  { table, sorts, filters, columns, pageColumns, joins = Prisma.empty }: ListSource<Input>,
  { input, take, isWhole = false }: ListQuery<Input>,
): Prisma.Sql {
  const alias = Prisma.raw(table.slice(-1));
  const keyset = { columns: sorts, id: { by: Prisma.sql`${alias}.id`, as: 'uuid' } } as const;
  const { place, after, order } = keysetSql<Input['sort']>(keyset, input);
  const matching = matchesWords(Prisma.sql`${alias}.search_text`, input.search);
  const source = Prisma.sql`${Prisma.raw(table)} where true ${filters(input)} ${matching}`;
  const isSearch = input.search !== '' && !isWhole;
  const matches = Prisma.sql`with found as materialized (select ${columns} from ${source} ${searchRowLimit})`;
  return Prisma.sql`
    ${isSearch ? matches : Prisma.empty}
    select ${pageColumns}, ${place}, ${isSearch ? isCutAt('found') : Prisma.sql`false`} as "isCut"
      from (select ${columns}
              from ${isSearch ? Prisma.sql`found ${alias} where true` : source} ${after}
             order by ${order}
             limit ${take}) ${alias} ${joins}
     order by ${order}`;
}

export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

export const hasTrigram = (search: string): boolean =>
  /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(search);
