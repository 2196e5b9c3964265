/**
 * The words that a long list is searched for. What is searched is collected first, a bounded number, and then sorted: along an index of
 * the order it could otherwise go through everything for the few that fit.
 */

import { Prisma } from '#prisma/generated/client.ts';
import { mostFound } from '#shared/admin/list.ts';
import { emailsNormalized } from '#shared/auth/email-address.ts';
import { searchFold } from '#shared/search.ts';
import { hasTrigram, likePattern } from './like-pattern.ts';

/** `isWhole`: also beyond what a search collects, for whoever can wait, such as an export. */
export type AskedList<Input> = { input: Input; take: number; isWhole?: boolean };
export type ListSize = { size: number; isWhole: boolean };

/** `isCut`: more were found than were collected. */
export type Collected = { isCut: boolean };

/** Addresses stand in it as they are stored. */
const foldedWords = (search: string): string => searchFold(emailsNormalized(search)).trim();

/** Parts of a folded text (`search_text`); words too short for its trigram index match only at the beginning of a word. */
export function matchingWords(text: Prisma.Sql, search: string): Prisma.Sql {
  if (search === '') return Prisma.empty;
  const words = foldedWords(search);
  const inside = likePattern(words);
  if (hasTrigram(words)) return Prisma.sql`and ${text} like ${inside}`;
  // Signs alone stand in no trigram at all.
  if (!/[\p{L}\p{N}]/u.test(words)) return Prisma.sql`and false`;
  return Prisma.sql`and (${text} like ${inside.slice(1)} or ${text} like ${`% ${inside.slice(1)}`})`;
}

/** For lists that an index of their owner already narrows down: any part of a folded text. */
export const containing = (text: Prisma.Sql, search: string): Prisma.Sql =>
  search === '' ? Prisma.empty : Prisma.sql`and ${text} like ${likePattern(foldedWords(search))}`;

/** One more than a search goes through, which tells that there are more. */
export const collectedAtMost: Prisma.Sql = Prisma.sql`limit ${mostFound + 1}`;
export const isCutAt = (found: 'found'): Prisma.Sql =>
  Prisma.sql`(select count(*) from ${Prisma.raw(found)}) > ${mostFound}`;

type Searched = {
  /** With the short name by which the rest of the statement calls it: `courses c`. */
  table: 'courses c' | 'jobs j' | 'orgs o';
  columns: Prisma.Sql;
  /** What narrows it down, words and all: `and …`. */
  filters: Prisma.Sql;
  isSearch: boolean;
};

/** Parts of a statement: `${found} select …, ${isCut} as "isCut" from ${from} … order by … limit`; `from` ends within its `where`. */
export function collectedFirst({ table, columns, filters, isSearch }: Searched) {
  const source = Prisma.sql`${Prisma.raw(table)} where true ${filters}`;
  if (!isSearch) return { found: Prisma.empty, from: source, isCut: Prisma.sql`false` };
  const name = Prisma.raw(table.slice(-1));
  return {
    found: Prisma.sql`with found as materialized (select ${columns} from ${source} ${collectedAtMost})`,
    from: Prisma.sql`found ${name} where true`,
    isCut: isCutAt('found'),
  };
}
