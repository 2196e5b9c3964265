import { Prisma } from '#prisma/generated/client.ts';
import { isLive } from '../releases/service.ts';

/**
 * What a company may know of, behind `from applications a`: the release that each was sent with has to live. Joined by its key alone,
 * so that PostgreSQL expects to find it, and reads a page of a long list along the index instead of all of it.
 */
export const visibleJoin = (now: Date): Prisma.Sql => Prisma.sql`
  join releases r on r.org_id = a.org_id and r.id = a.release_id
  join users u on u.id = r.user_id and ${isLive(now)}`;
