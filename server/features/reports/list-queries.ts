import { Prisma } from '#prisma/generated/client.ts';
import type { ReportInList, ReportsInput } from '#shared/reports/schema.ts';
import type { Tx } from '../../core/database/db.ts';
import { keysetOf, type Placed, type SortColumn } from '../../core/database/keyset.ts';
import { matchingWords } from '../../core/database/list-search.ts';

export type ReportRow = Placed & ReportInList;

const columns: Record<ReportsInput['sort'], SortColumn> = {
  created: { by: Prisma.sql`r.created_at`, as: 'timestamptz' },
};

const states: Record<ReportsInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  pending: Prisma.sql`and r.state in ('open', 'reviewing')`,
  open: Prisma.sql`and r.state = 'open'`,
  reviewing: Prisma.sql`and r.state = 'reviewing'`,
  acted: Prisma.sql`and r.state = 'acted'`,
  dismissed: Prisma.sql`and r.state = 'dismissed'`,
};

/** Of `reports r` and its reporter's `profiles p`. That somebody talks to a company is nobody's business here: of messages no name. */
export const listed = Prisma.sql`
  r.id as "reportId", r.kind, r.title, r.category, r.state, r.from_company as "fromCompany", r.created_at as "createdAt",
  case when r.kind = 'message' then '' else coalesce(p.first_name || ' ' || p.last_name, r.reporter_name) end as "reporterName"`;

export const listReports = (tx: Tx, input: ReportsInput, take: number): Promise<ReportRow[]> =>
  tx.$queryRaw(listStatement(input, take));

export function listStatement(input: ReportsInput, take: number): Prisma.Sql {
  const { kind, category, state } = input;
  const { place, after, order } = keysetOf({ columns, id: { by: Prisma.sql`r.id`, as: 'uuid' } }, input);
  const matching = matchingWords(Prisma.sql`r.search_text`, input.search);
  return Prisma.sql`
    select ${listed}, ${place}
      from reports r left join profiles p on p.user_id = r.reporter_id
     where true ${states[state]}
       ${kind === 'any' ? Prisma.empty : Prisma.sql`and r.kind = ${kind}`}
       ${category === 'any' ? Prisma.empty : Prisma.sql`and r.category = ${category}`}
       ${matching} ${after}
     order by ${order}
     limit ${take}`;
}
