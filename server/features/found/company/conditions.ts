/** Whom an organisation may find: the last word on it, for lists, for one person and for asking. */
import { Prisma } from '#prisma/generated/client.ts';

/** Everything by which somebody may have blocked an organisation. */
export type Finder = { orgId: string; names: string[]; domains: string[]; now: Date };

/** Of somebody who is found (f) and their account (u): the time is not over, and neither is the person locked nor the organisation blocked. */
export const isOpenTo = ({ names, domains, now }: Finder): Prisma.Sql => Prisma.sql`
  f.expires_at > ${now}::timestamptz and u.locked_at is null
  and not exists (select 1 from found_blocks b where b.user_id = f.user_id and (
    (b.kind = 'name' and b.key = any(${names}::text[])) or (b.kind = 'domain' and b.key = any(${domains}::text[]))))`;

/**
 * And the person has not released anything to the organisation (they are a candidate then), has not said 'kein Interesse' to it in the
 * last months, and does not belong to it.
 */
export const isFindable = (finder: Finder): Prisma.Sql => Prisma.sql`
  ${isOpenTo(finder)}
  and not exists (select 1 from releases r
    where r.org_id = ${finder.orgId}::uuid and r.user_id = f.user_id and r.expires_at > ${finder.now}::timestamptz)
  and not exists (select 1 from contact_refusals c
    where c.org_id = ${finder.orgId}::uuid and c.user_id = f.user_id and c.until > ${finder.now}::timestamptz)
  and not exists (select 1 from org_members m where m.org_id = ${finder.orgId}::uuid and m.user_id = f.user_id)`;
