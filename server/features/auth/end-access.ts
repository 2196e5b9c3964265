/**
 * Whoever may have come by the way into an account loses it here: every session, every mailed link and every sign-in that still
 * waits for its code. Called under the account's lock (`lockAccount`), by all that moves the account or takes it away: password,
 * address, a new sign-up in its place, locks, deletion.
 */
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { endSessions } from './end-sessions.ts';
import { removeOpenTokens } from './one-time-tokens.ts';

/** `keepSession`: the public id of the one session that goes on, which is the one that asked. */
export async function endAccess(
  app: App,
  tx: Tx,
  { userId, keepSession = null }: { userId: string; keepSession?: string | null },
): Promise<void> {
  await removeOpenTokens(tx, userId);
  await endSessions(app, tx, keepSession === null ? { userId } : { userId, except: keepSession });
}
