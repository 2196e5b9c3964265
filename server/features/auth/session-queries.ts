import { Prisma } from '#prisma/generated/client.ts';
import type { OrganisationRole, SessionUser } from '#shared/auth/session-user.ts';
import type { Database, Tx } from '../../core/database/db.ts';

export type SessionWithUser = {
  publicId: string;
  expiresAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  isLocked: boolean;
  user: SessionUser;
};

type UserRow = Omit<SessionUser, 'organisation'> & {
  isLocked: boolean;
  organisationId: string | null;
  organisationName: string | null;
  organisationRole: OrganisationRole | null;
  isOrganisationLocked: boolean;
};

const userColumns = `
  u.locked_at is not null as "isLocked", u.id as "userId", u.email, p.first_name as "firstName", p.last_name as "lastName",
  p.company_name as "companyName", p.user_type::text as "userType", p.platform_role::text as "platformRole",
  o.id as "organisationId", o.name as "organisationName", m.role::text as "organisationRole",
  o.locked_at is not null as "isOrganisationLocked"`;

const userTables = `
  users u
  join profiles p on p.user_id = u.id
  left join org_members m on m.user_id = u.id and m.org_id = p.org_id
  left join orgs o on o.id = m.org_id`;

function toSessionUser({
  organisationId,
  organisationName,
  organisationRole,
  isOrganisationLocked,
  ...row
}: UserRow): SessionUser {
  const { userId, email, firstName, lastName, companyName, userType, platformRole } = row;
  const organisation =
    organisationId === null || organisationRole === null
      ? null
      : { organisationId, name: organisationName ?? '', role: organisationRole, isLocked: isOrganisationLocked };
  return { userId, email, firstName, lastName, companyName, userType, platformRole, organisation };
}

const sessionStatement = {
  name: 'session-with-user',
  text: `
    select s.public_id as "publicId", s.expires_at as "expiresAt", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
           ${userColumns}
      from sessions s join (${userTables}) on u.id = s.user_id
     where s.id = $1`,
};

type SessionRow = Omit<SessionWithUser, 'user'> & UserRow;

export async function findSessionWithUser({ pool }: Database, sessionHash: string): Promise<SessionWithUser | null> {
  const { rows } = await pool.query<SessionRow>({ ...sessionStatement, values: [sessionHash] });
  const row = rows[0];
  if (row === undefined) return null;
  const { publicId, expiresAt, createdAt, lastSeenAt, isLocked } = row;
  return { publicId, expiresAt, createdAt, lastSeenAt, isLocked, user: toSessionUser(row) };
}

/** Null for a locked or deleted account. */
export async function findCurrentUser(tx: Tx, userId: string): Promise<SessionUser | null> {
  const [row] = await tx.$queryRaw<UserRow[]>`
    select ${Prisma.raw(userColumns)} from ${Prisma.raw(userTables)} where u.id = ${userId}::uuid`;
  return row === undefined || row.isLocked ? null : toSessionUser(row);
}

type NewSession = { id: string; userId: string; expiresAt: Date; createdAt: Date; address: string; userAgent: string };

export async function insertSession(
  tx: Tx,
  { id, userId, expiresAt, createdAt, address, userAgent }: NewSession,
): Promise<void> {
  await tx.session.create({ data: { id, userId, expiresAt, createdAt, lastSeenAt: createdAt, address, userAgent } });
  await updateLastUsed(tx, userId, createdAt);
}

export async function updateLastUsed(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { lastUsedOn: at }, select: { id: true } });
}

export const listSurplusSessions = (tx: Tx, userId: string, keep: number): Promise<{ publicId: string }[]> =>
  tx.session.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    skip: keep,
    take: 200,
    select: { publicId: true },
  });

export async function updateSessionExpiry(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.session.updateMany({ where: { id }, data: { expiresAt } });
}

export async function updateSessionLastSeen(tx: Tx, id: string, lastSeenAt: Date): Promise<void> {
  await tx.session.updateMany({ where: { id }, data: { lastSeenAt } });
  await tx.$executeRaw`
    update users u set last_used_on = ${lastSeenAt}::date from sessions s
     where s.id = ${id} and u.id = s.user_id and u.last_used_on < ${lastSeenAt}::date`;
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.session.deleteMany({ where: { id } });
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
}

export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.session.deleteMany({ where: { expiresAt: { lte: now } } });
}

export const isSessionOpen = async (tx: Tx, publicId: string): Promise<boolean> =>
  (await tx.session.count({ where: { publicId } })) === 1;

const listed = { publicId: true, userAgent: true, address: true, createdAt: true, lastSeenAt: true } as const;

export function listSessions(tx: Tx, userId: string, now: Date) {
  return tx.session.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: { lastSeenAt: 'desc' },
    take: 100,
    select: listed,
  });
}

export type SessionSelection = { only?: string; except?: string };

export async function deleteSessionsBy(tx: Tx, userId: string, { only, except }: SessionSelection): Promise<number> {
  const publicId = only ?? (except === undefined ? undefined : { not: except });
  const where = publicId === undefined ? { userId } : { userId, publicId };
  return (await tx.session.deleteMany({ where })).count;
}

export const hasSession = async (tx: Tx, publicId: string): Promise<boolean> =>
  (await tx.session.count({ where: { publicId } })) > 0;
