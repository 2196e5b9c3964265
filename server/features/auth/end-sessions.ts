import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { streamEvents } from '../../core/events/event-stream.ts';
import { topic } from '../../core/events/events.ts';
import { removeOpenTokens } from './one-time-tokens.ts';
import { deleteSessionsBy, type SessionSelection } from './session-queries.ts';

type SessionsEnded = { userId: string; only: string | null; except: string | null };
export const sessionsEnded = topic<SessionsEnded>('sessions-ended');

export async function endSessions(
  app: App,
  tx: Tx,
  { userId, ...selection }: SessionSelection & { userId: string },
): Promise<number> {
  const count = await deleteSessionsBy(tx, userId, selection);
  const ended: SessionsEnded = { userId, only: selection.only ?? null, except: selection.except ?? null };
  if (count > 0) await app.events.publish(tx, sessionsEnded, ended);
  return count;
}

export const endsSession = (
  { userId, only, except }: SessionsEnded,
  session: { userId: string; publicId: string },
): boolean => userId === session.userId && (only === null || only === session.publicId) && except !== session.publicId;

/** `keepSession`: public id of the session that stays signed in. */
export async function endAccess(
  app: App,
  tx: Tx,
  { userId, keepSession = null }: { userId: string; keepSession?: string | null },
): Promise<void> {
  await removeOpenTokens(tx, userId);
  await endSessions(app, tx, keepSession === null ? { userId } : { userId, except: keepSession });
}

export async function* untilSessionEnds(
  app: App,
  session: { userId: string; publicId: string },
  signal: AbortSignal | undefined,
): AsyncGenerator<'ended'> {
  for await (const ended of streamEvents(app.events, sessionsEnded, signal)) {
    if (!endsSession(ended, session)) continue;
    yield 'ended';
    return;
  }
}
