/**
 * Only the first call with a key runs; repeats by the same person with the same input get its result, also while it
 * runs. A mark in the work's transaction prevents a second run after a crash.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import superjson from 'superjson';
import type { App } from '../app.ts';
import { beforeCommit, type Tx } from '../database/db.ts';
import { RuleError } from '../errors.ts';
import { addMs, days } from '../runtime/clock.ts';
import type { Context } from './context.ts';

export type KeyedRequest = { key: string; procedure: string; input: unknown };
type Call = { id: string; request: string; userId: string | null };
type StoredResult = { result: unknown };

export const keyedCallLifetimeMs = days(1);
const abandonedAfterMs = 60_000;
const waitMs = 10_000;
const pollMs = 100;
const maxKeysPerPerson = 200;
const maxResultLength = 100_000;
const tooLongResult = '';

/**
 * @returns the result of `work`, or of the earlier call with this key
 * @throws RuleError CALL_KEY_REUSED for another input, CALL_RUNNING after a long wait, CALL_DONE for a lost result
 */
export async function runOnce<T>(ctx: Context, request: KeyedRequest, work: () => Promise<T>): Promise<T> {
  const call = callOf(ctx, request);
  for (const until = performance.now() + waitMs; performance.now() < until; await pause(pollMs)) {
    const claim = await claimKey(ctx.app, call);
    if (claim !== null) return runClaimed(ctx.app, { ...call, claim }, work);
    const stored = await readStoredResult(ctx.app, call);
    if (stored !== null) return stored.result as T;
  }
  throw new RuleError('CALL_RUNNING');
}

/** Digests, because neither the key nor the input, which may contain a password, must be guessable from the table. */
function callOf({ app, user, origin }: Context, { key, procedure, input }: KeyedRequest): Call {
  const person = user?.userId ?? `visitor ${origin.address}`;
  return {
    id: app.secrets.derive(`call key ${person} ${key}`),
    request: app.secrets.derive(`call input ${procedure} ${JSON.stringify(input)}`),
    userId: user?.userId ?? null,
  };
}

async function claimKey({ db, clock }: App, { id, request, userId }: Call): Promise<string | null> {
  const [claim, now] = [randomUUID(), clock.now()];
  const claimedRows = await db.prisma.$executeRaw`
    insert into keyed_calls as held (id, claim, user_id, request, created_at)
    values (${id}, ${claim}::uuid, ${userId}::uuid, ${request}, ${now}::timestamptz)
    on conflict (id) do update
      set claim = excluded.claim, request = excluded.request, committed_at = null, result = null, created_at = excluded.created_at
      where held.created_at < ${addMs(now, -keyedCallLifetimeMs)}::timestamptz
        or (held.created_at < ${addMs(now, -abandonedAfterMs)}::timestamptz
          and held.request = excluded.request and held.committed_at is null and held.result is null)`;
  return claimedRows === 1 ? claim : null;
}

type Claimed = Call & { claim: string };

async function runClaimed<T>(app: App, { id, claim, userId }: Claimed, work: () => Promise<T>): Promise<T> {
  const claimRow = { id, claim };
  const progress = { isOver: false, hasCommitted: false };
  const mark = async (tx: Tx) => {
    if (progress.isOver) return;
    const { count } = await tx.keyedCall.updateMany({ where: claimRow, data: { committedAt: app.clock.now() } });
    if (count === 0) throw new RuleError('CALL_RUNNING');
    progress.hasCommitted = true;
  };
  try {
    const result = await beforeCommit.run(mark, work);
    await storeResult(app, claimRow, result);
    if (userId !== null) await deleteBeyondLimit(app, userId);
    return result;
  } catch (error) {
    // After an unexpected error following a commit the outcome is unknown, so the claim stays.
    if (isRefusal(error) || !progress.hasCommitted) await app.db.prisma.keyedCall.deleteMany({ where: claimRow });
    throw error;
  } finally {
    progress.isOver = true;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof RuleError || (error instanceof Error && error.cause instanceof RuleError);

async function storeResult(
  { db, secrets, clock }: App,
  claimRow: { id: string; claim: string },
  result: unknown,
): Promise<void> {
  const text = JSON.stringify(superjson.serialize(result));
  const data = {
    committedAt: clock.now(),
    result: text.length <= maxResultLength ? secrets.seal(text, claimRow.id) : tooLongResult,
  };
  await db.prisma.keyedCall.updateMany({ where: claimRow, data });
}

async function readStoredResult({ db, secrets, clock }: App, { id, request }: Call): Promise<StoredResult | null> {
  const select = { request: true, result: true, committedAt: true, createdAt: true };
  const storedCall = await db.prisma.keyedCall.findUnique({ where: { id }, select });
  if (storedCall === null || storedCall.createdAt < addMs(clock.now(), -keyedCallLifetimeMs)) return null;
  if (storedCall.request !== request) throw new RuleError('CALL_KEY_REUSED');
  const text = storedCall.result === null ? null : secrets.open(storedCall.result, id);
  if (text !== null) return { result: superjson.parse(text) };
  const isAbandoned = storedCall.createdAt < addMs(clock.now(), -abandonedAfterMs);
  if (storedCall.committedAt !== null && (storedCall.result !== null || isAbandoned)) throw new RuleError('CALL_DONE');
  return null;
}

const deleteBeyondLimit = ({ db }: App, userId: string): Promise<number> => db.prisma.$executeRaw`
  delete from keyed_calls where id in (
    select id from keyed_calls where user_id = ${userId}::uuid order by created_at desc offset ${maxKeysPerPerson})`;
