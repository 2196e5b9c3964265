import { Prisma } from '#prisma/generated/client.ts';
import { isUnlocked } from '../../../core/database/fragments.ts';

/**
 * `related`, `limitGroup`, `limitGroupId`: see `Identity`. `names` are padded with blanks, as blocks compare them.
 * `domains` include their parent domains.
 */
export type Finder = {
  orgId: string;
  related: string[];
  limitGroup: string[];
  limitGroupId: string;
  names: string[];
  domains: string[];
  now: Date;
};

export const isOpenTo = ({ names, domains, now }: Finder): Prisma.Sql => Prisma.sql`
  f.expires_at > ${now}::timestamptz and ${isUnlocked('u')}
  and not exists (select 1 from found_blocks b where b.user_id = f.user_id and (
    (b.kind = 'name' and exists (select 1 from unnest(${names}::text[]) n(words) where strpos(n.words, ' ' || b.key || ' ') > 0))
    or (b.kind = 'domain' and b.key = any(${domains}::text[]))))`;

/** Also excludes members, people with a refusal in force and people with a release, even an expired one. */
export const isFindable = (finder: Finder): Prisma.Sql => Prisma.sql`
  ${isOpenTo(finder)}
  and not exists (select 1 from releases r where r.org_id = ${finder.orgId}::uuid and r.user_id = f.user_id)
  and not exists (select 1 from contact_refusals c
    where c.user_id = f.user_id and c.org_id = any(${finder.related}::uuid[]) and c.until > ${finder.now}::timestamptz)
  and not exists (select 1 from org_members m where m.user_id = f.user_id and m.org_id = any(${finder.related}::uuid[]))`;
