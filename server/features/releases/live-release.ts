import { Prisma } from '#prisma/generated/client.ts';
import { isUnlocked, publicSlug } from '../../core/database/fragments.ts';

/** The slug of an organisation `o`, where its page is public. */
export const pageSlug = Prisma.sql`${publicSlug('o')} as slug`;

/**
 * What an organisation may read of `releases r join users u on u.id = r.user_id`: releases that have not run out, of people who are not
 * locked. An expired row stands until the next sweep, so every statement that an organisation causes needs this condition.
 */
export const isLive = (now: Date): Prisma.Sql =>
  Prisma.sql`(r.expires_at > ${now}::timestamptz and ${isUnlocked('u')})`;
