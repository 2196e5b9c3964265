import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { topic } from '../../core/events/events.ts';
import { eventsOf } from '../../core/events/live.ts';
import { removeOpenTokens } from './one-time-tokens.ts';
import { deleteSessionsBy, type WhichSessions } from './session-queries.ts';

/** `only`, `except`: public ids; null for none. */
type SessionsEnded = { userId: string; only: string | null; except: string | null };
/** Sessions that have just ended; their sockets close. Says whose and which of them, however many there were. */
export const sessionsEnded = topic<SessionsEnded>('sessions-ended');

/** Ends sessions of one person and tells their pages. @returns how many there were */
export async function endSessions(
  app: App,
  tx: Tx,
  { userId, ...which }: WhichSessions & { userId: string },
): Promise<number> {
  const count = await deleteSessionsBy(tx, userId, which);
  const ended: SessionsEnded = { userId, only: which.only ?? null, except: which.except ?? null };
  if (count > 0) await app.events.publish(tx, sessionsEnded, ended);
  return count;
}

/** Whether an event means this session. */
export const isEnded = (
  { userId, only, except }: SessionsEnded,
  session: { userId: string; publicId: string },
): boolean => userId === session.userId && (only === null || only === session.publicId) && except !== session.publicId;

/** `keepSession`: the public id of the session that made the request; it stays signed in. */
export async function endAccess(
  app: App,
  tx: Tx,
  { userId, keepSession = null }: { userId: string; keepSession?: string | null },
): Promise<void> {
  await removeOpenTokens(tx, userId);
  await endSessions(app, tx, keepSession === null ? { userId } : { userId, except: keepSession });
}

/** Stays silent for as long as the session lives; says 'ended' once and completes when it ends. */
export async function* untilSessionEnds(
  app: App,
  session: { userId: string; publicId: string },
  signal: AbortSignal | undefined,
): AsyncGenerator<'ended'> {
  for await (const ended of eventsOf(app.events, sessionsEnded, signal)) {
    if (!isEnded(ended, session)) continue;
    yield 'ended';
    return;
  }
}
