/**
 * Companies without a live release that the view log names. A deleted company is known by its name only, so that one
 * founded again under this name counts as another.
 */
import { Prisma } from '#prisma/generated/client.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { FormerCompaniesPage, FormerCompany, FormerState } from '#shared/releases/state.ts';
import type { PersonEventKind } from '#shared/releases/view-log-events.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { Tx } from '../../core/database/db.ts';
import { sqlLiterals } from '../../core/database/fragments.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  type CompanyFacts,
  companyApplications,
  companyLogo,
  companyViews,
  presentCompanyFacts,
} from './company-facts-queries.ts';
import { pageSlug } from './own-release-queries.ts';

export async function formerCompanies(
  { app, user }: SignedInContext,
  { cursor }: { cursor?: PageCursor },
): Promise<FormerCompaniesPage> {
  const { userId } = user;
  const { rows, nextCursor } = await readPage(
    { app, list: `former companies of ${userId}`, size: releaseLimits.pageSize, cursor },
    (take, after: TimeCursor | null) =>
      listFormerCompanies(app.db.prisma, { userId, now: app.clock.now(), cursor: after, take }),
    ({ at, key }) => ({ at, id: key }),
  );
  return { companies: rows.map(presentFormer), nextCursor };
}

type FormerRow = CompanyFacts & {
  /** The newest entry. */
  key: string;
  at: Date;
  isGone: boolean;
  isInPool: boolean;
  endedAt: Date | null;
};

const presentFormer = (row: FormerRow): FormerCompany => ({
  key: row.key,
  state: stateOf(row),
  endedAt: row.endedAt,
  ...presentCompanyFacts(row),
});

/** After an end a company finds the person again only once the refusal is over, with a newer entry. */
function stateOf({ isGone, isInPool, endedAt, at }: FormerRow): FormerState {
  if (isGone) return 'gone';
  return isInPool && (endedAt === null || endedAt < at) ? 'found' : 'ended';
}

const endKinds: readonly PersonEventKind[] = ['withdrawn', 'expired', 'declined'];
export const ends = sqlLiterals(endKinds);

type FormerQuery = { userId: string; now: Date; cursor: TimeCursor | null; take: number };

const listFormerCompanies = (tx: Tx, { userId, now, cursor, take }: FormerQuery) =>
  tx.$queryRaw<FormerRow[]>`
    with recursive known as (
      (select org_id from person_events where user_id = ${userId}::uuid and org_id is not null order by org_id limit 1)
      union all
      select (select e.org_id from person_events e where e.user_id = ${userId}::uuid and e.org_id > known.org_id
               order by e.org_id limit 1)
        from known where known.org_id is not null),
    former as (
      select known.org_id, null as gone_name, newest.created_at as at, newest.id as key
        from known
        cross join lateral (select e.created_at, e.id from person_events e
                             where e.user_id = ${userId}::uuid and e.org_id = known.org_id
                             order by e.created_at desc, e.id desc limit 1) newest
       where not exists (select from releases r where r.org_id = known.org_id and r.user_id = ${userId}::uuid
                            and r.expires_at > ${now}::timestamptz)
      union all
      (select distinct on (e.org_name) null, e.org_name, e.created_at, e.id
         from person_events e
        where e.user_id = ${userId}::uuid and e.org_id is null and e.org_name <> ''
        order by e.org_name, e.created_at desc, e.id desc)),
    page as (
      select * from former
       ${cursor === null ? Prisma.empty : Prisma.sql`where (at, key) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
       order by at desc, key desc
       limit ${take})
    select page.key, page.at, page.org_id is null as "isGone", coalesce(o.name, page.gone_name) as "companyName",
           ${pageSlug}, ${companyLogo}, seen.*, applied.*,
           exists (select from found_profiles where user_id = ${userId}::uuid and expires_at > ${now}::timestamptz) as "isInPool",
           greatest((select r.expires_at from releases r where r.org_id = page.org_id and r.user_id = ${userId}::uuid),
                    (select max(e.created_at) from person_events e
                      where e.user_id = ${userId}::uuid and e.org_id = page.org_id and e.kind in (${ends}))) as "endedAt"
      from page
      left join orgs o on o.id = page.org_id
      cross join lateral (${companyViews(ofOrganisation(userId), ofName(userId))}) seen
      cross join lateral (${companyApplications(Prisma.sql`a.org_id = page.org_id and a.user_id = ${userId}::uuid`)}) applied
     order by page.at desc, page.key desc`;

const ofOrganisation = (userId: string): Prisma.Sql =>
  Prisma.sql`e.user_id = ${userId}::uuid and e.org_id = page.org_id`;
const ofName = (userId: string): Prisma.Sql =>
  Prisma.sql`page.org_id is null and e.user_id = ${userId}::uuid and e.org_id is null and e.org_name = page.gone_name`;
