/** The only module that uses Lucia. The database stores only hashes of session ids; the ids are in cookies. */
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { addMs, days, minutes } from '../../core/runtime/clock.ts';
import type { Env } from '../../core/runtime/env.ts';
import { hashToken, newToken } from '../../core/runtime/random.ts';
import type { Identity, Origin, RequestSession } from '../../core/trpc/context.ts';
import { cookieName, isSecure, readCookie } from './cookies.ts';
import { endSessions } from './end-sessions.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSessionWithUser,
  insertSession,
  listSurplusSessions,
  type SessionWithUser,
  updateSessionExpiry,
  updateSessionLastSeen,
} from './session-queries.ts';

export const hasSessionCookie = (env: Env, cookieHeader: string): boolean =>
  readCookie(env, cookieHeader, 'session') !== null;

export const maxSessions = 50;
const slidingDays = 30;
const absoluteDays = 180;
const lastSeenUpdateMs = minutes(5);

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, { row: SessionWithUser }>;
    DatabaseSessionAttributes: Origin & { createdAt: Date };
    DatabaseUserAttributes: { row: SessionWithUser };
  }
}

function createLucia(app: App, tx: Tx): Lucia<Record<never, never>, { row: SessionWithUser }> {
  const adapter: Adapter = {
    getSessionAndUser: async (sessionId) => {
      const row = await findSessionWithUser(app.db, hashToken(sessionId));
      if (row === null) return [null, null];
      const attributes = {
        requestId: '',
        address: '',
        userAgent: '',
        pageId: null,
        callKeys: [],
        createdAt: row.createdAt,
      };
      const session = { id: sessionId, userId: row.user.userId, expiresAt: row.expiresAt, attributes };
      return [session, { id: row.user.userId, attributes: { row } }];
    },
    getUserSessions: async () => [],
    setSession: ({ id, userId, expiresAt, attributes }) =>
      insertSession(tx, { id: hashToken(id), userId, expiresAt, ...attributes }),
    updateSessionExpiration: (sessionId, expiresAt) => updateSessionExpiry(tx, hashToken(sessionId), expiresAt),
    deleteSession: (sessionId) => deleteSession(tx, hashToken(sessionId)),
    deleteUserSessions: (userId) => deleteSessionsOf(tx, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(tx, app.clock.now()),
  };
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(slidingDays, 'd'),
    sessionCookie: {
      name: cookieName(app.env, 'session'),
      attributes: { secure: isSecure(app.env), sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ row }) => ({ row }),
  });
}

/**
 * Returns the cookie. Ends the least recently used sessions beyond the limit. The caller has locked the account, so
 * that concurrent sign-ins count each other.
 */
export async function startSession(app: App, tx: Tx, person: { userId: string; origin: Origin }): Promise<string> {
  const lucia = createLucia(app, tx);
  const attributes = { ...person.origin, createdAt: app.clock.now() };
  for (const { publicId } of await listSurplusSessions(tx, person.userId, maxSessions - 1))
    await endSessions(app, tx, { userId: person.userId, only: publicId });
  const session = await lucia.createSession(person.userId, attributes, { sessionId: newToken() });
  return lucia.createSessionCookie(session.id).serialize();
}

const isExpired = ({ isLocked, expiresAt, createdAt }: SessionWithUser, now: Date): boolean =>
  isLocked || now > expiresAt || now > addMs(createdAt, days(absoluteDays));

export async function recheckSession(app: App, session: RequestSession): Promise<Identity> {
  const row = await findSessionWithUser(app.db, session.sessionHash);
  return row === null || isExpired(row, app.clock.now()) ? { session: null, user: null } : { session, user: row.user };
}

type ValidSession = { session: RequestSession; user: SessionUser; renewedCookie: string | null };

export async function validateCookie(app: App, cookieHeader: string): Promise<ValidSession | null> {
  const lucia = createLucia(app, app.db.prisma);
  const sessionId = readCookie(app.env, cookieHeader, 'session');
  if (sessionId === null) return null;
  const { session, user } = await lucia.validateSession(sessionId);
  if (session === null) return null;
  const { row } = user;
  const now = app.clock.now();
  if (isExpired(row, now)) {
    await lucia.invalidateSession(sessionId);
    return null;
  }
  const sessionHash = hashToken(sessionId);
  if (now > addMs(row.lastSeenAt, lastSeenUpdateMs)) await updateSessionLastSeen(app.db.prisma, sessionHash, now);
  return {
    session: { sessionHash, publicId: row.publicId },
    user: row.user,
    renewedCookie: session.fresh ? lucia.createSessionCookie(sessionId).serialize() : null,
  };
}

export const blankCookie = (app: App): string => createLucia(app, app.db.prisma).createBlankSessionCookie().serialize();
