import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked } from '../../core/database/fragments.ts';
import { isLive } from './own-release-queries.ts';

type Span = { since: Date; now: Date };

export async function listOrganisationsWithNews(tx: Tx, { since, now }: Span): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ orgId: string }>>`
    select distinct r.org_id as "orgId"
      from releases r
      join users u on u.id = r.user_id
      left join applications a on a.org_id = r.org_id and a.release_id = r.id
     where r.scope = 'anonymous' and ${isLive(now)}
       and (r.last_message_at > ${since}::timestamptz or a.applied_at > ${since}::timestamptz)`;
  return rows.map(({ orgId }) => orgId);
}

type News = { hasApplications: boolean; hasMessages: boolean };

/** Keeps the row lock. Null for a locked organisation or while another process sends the digest. */
export async function lockUnsentNews(tx: Tx, { orgId, since, now }: Span & { orgId: string }): Promise<News | null> {
  const [lockedOrg] = await tx.$queryRaw<Array<{ toldAt: Date | null }>>`
    select anonymous_told_at as "toldAt" from orgs where id = ${orgId}::uuid and ${isUnlocked('orgs')} for no key update skip locked`;
  if (lockedOrg === undefined) return null;
  const after = Prisma.sql`greatest(${lockedOrg.toldAt}::timestamptz, ${since}::timestamptz)`;
  const live = Prisma.sql`releases r join users u on u.id = r.user_id and ${isLive(now)}`;
  const [news] = await tx.$queryRaw<News[]>`
    select exists (select from ${live} join applications a on a.org_id = r.org_id and a.release_id = r.id
                    where r.org_id = ${orgId}::uuid and r.scope = 'anonymous' and a.status = 'applied'
                      and a.applied_at > ${after}) as "hasApplications",
           exists (select from ${live} join messages m on m.org_id = r.org_id and m.release_id = r.id
                    where r.org_id = ${orgId}::uuid and r.scope = 'anonymous' and not m.from_company
                      and m.created_at > greatest(r.company_read_at, ${after})) as "hasMessages"`;
  return news ?? null;
}
