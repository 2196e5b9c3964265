/** A token opens a run without an owner; an owner opens a run by its token or id. For others the run does not exist. */
import { may } from '#shared/permissions.ts';
import { createRowBatcher } from '../../../core/database/batching.ts';
import type { Database } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { networkOf } from '../../../core/runtime/network.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import type { Context } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const rowKeyOf = (key: string): RowKey => (uuid.test(key) ? { id: key } : { testToken: hashToken(key) });

type Owned = { id: string; userId: string | null };

/** The account that owns runs of this request; null for guests and for staff, who take the tests as guests. */
export const ownerOf = ({ user }: Pick<Context, 'user'>): string | null =>
  user !== null && may(user, 'tests.claim') ? user.userId : null;

export function isAccessible(ctx: Context, key: string, { userId }: Owned): boolean {
  const isOwner = userId !== null && userId === ownerOf(ctx);
  const isGuestWithToken = userId === null && !uuid.test(key);
  return isOwner || isGuestWithToken;
}

/** The run of `key` is not accessible any more. A finished run, or one of the other variant, is not lost. */
export const freshStart = (ctx: Context, key: string | null, previous: Owned | null): { isFreshStart?: true } =>
  key === null || (previous !== null && isAccessible(ctx, key, previous)) ? {} : { isFreshStart: true };

/** @throws RuleError NOT_FOUND */
export function requireAccess<Row extends Owned>(ctx: Context, key: string, row: Row | null): Row {
  if (row === null) throw new RuleError('NOT_FOUND');
  if (!isAccessible(ctx, key, row)) throw new RuleError('NOT_FOUND', {}, { resourceType: 'test', resourceId: row.id });
  return row;
}

export type RowKey = { id: string } | { testToken: string };

/**
 * Reads rows of one table by either key, outside a transaction, with one statement for concurrent requests.
 * `select` must include the columns `id` and `testToken`.
 */
export function createFinder<Row extends { id: string; testToken: string }>(name: string, select: string) {
  const findBy = (column: 'id' | 'test_token', keyOf: (row: Row) => string) => {
    const statement = { name: `${name}-by-${column}`, text: `${select} where ${column} = any($1)` };
    const find = async ({ pool }: Database, keys: readonly string[]) =>
      (await pool.query<Row>({ ...statement, values: [keys] })).rows;
    return createRowBatcher(find, keyOf);
  };
  const byId = findBy('id', ({ id }) => id);
  const byToken = findBy('test_token', ({ testToken }) => testToken);
  return (db: Database, where: RowKey): Promise<Row | null> =>
    'id' in where ? byId(db, where.id) : byToken(db, where.testToken);
}

const perAccount: Limit = { name: 'test-runs', points: 50, seconds: 24 * 3600 };

/** @throws RuleError TOO_MANY_ATTEMPTS */
export async function requireRunQuota({ app, user, origin }: Context): Promise<void> {
  const { guestTestsPerHour } = app.settings.current().limits;
  const byGuests: Limit = { name: 'guest-tests', points: guestTestsPerHour, seconds: 3600 };
  if (user === null) await app.rateLimits.require(byGuests, networkOf(origin.address));
  else await app.rateLimits.require(perAccount, user.userId);
}
