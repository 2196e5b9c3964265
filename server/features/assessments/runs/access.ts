/**
 * Who may touch a run: with its token while it belongs to nobody, and its owner, by token or by the run's own id.
 * Everybody else gets the answer of a run that does not exist.
 */
import type { Context } from '../../../core/context.ts';
import { RuleError } from '../../../core/errors.ts';
import { hashToken } from '../../../core/random.ts';
import type { Where } from './find-by-key.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** How a key given by the browser finds a row: owners use the id, everybody else the token. */
export const rowFor = (key: string): Where => (uuid.test(key) ? { id: key } : { testToken: hashToken(key) });

/** Only its owner may use an id, and nobody but its owner what has been taken over into an account. @throws RuleError NOT_FOUND */
export function requireAccess<Row extends { id: string; userId: string | null }>(
  ctx: Context,
  key: string,
  row: Row | null,
): Row {
  if (row === null) throw new RuleError('NOT_FOUND');
  const isOwner = row.userId !== null && row.userId === ctx.user?.userId;
  const isGuestWithToken = row.userId === null && !uuid.test(key);
  if (!(isOwner || isGuestWithToken))
    throw new RuleError('NOT_FOUND', {}, { resourceType: 'test', resourceId: row.id });
  return row;
}
