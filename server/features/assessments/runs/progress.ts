import type { BrowserTokens } from '#shared/assessments/schema.ts';
import { partOneGroupCount, partTwoGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { TestProgress, TestsOverview } from '#shared/assessments/state.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import type { Context, SignedInContext } from '../../../core/trpc/context.ts';
import { availableTests } from '../soft-skills/catalogue.ts';
import { ownerOf } from './access.ts';
import { findProgress, type RunTable, updateSoftskillRunOwner, updateValueRunOwner } from './progress-queries.ts';

const softskillSteps = partOneGroupCount + partTwoGroupCount;
const valueSteps = 45;

export async function testsOverview(ctx: Context, tokens: BrowserTokens): Promise<TestsOverview> {
  const own = { userId: ownerOf(ctx) };
  const progress = async (table: RunTable, given: readonly string[], total: number): Promise<TestProgress> => {
    const rows = await findProgress(ctx.app.db.prisma, table, { ...own, tokens: given.map(hashToken) });
    const open = rows.find((row) => row.status === 'open' && row.answered > 0);
    const openRun = { hasOpenRun: open !== undefined, openVariant: open?.variant ?? null };
    if (rows.some((row) => row.status === 'finished'))
      return { status: 'finished', answered: total, total, ...openRun };
    return { status: open === undefined ? 'none' : 'open', answered: open?.answered ?? 0, total, ...openRun };
  };
  const [softskill, values] = await Promise.all([
    progress('softskill', tokens.softskillTokens, softskillSteps),
    progress('values', tokens.valueTokens, valueSteps),
  ]);
  const completed = [softskill, values].filter(({ status }) => status === 'finished').length;
  const available = await availableTests(ctx.app.db, softskill.status === 'finished');
  return { softskill, values, completed, available };
}

/** Moves guest runs of this browser into the account. Each run moves once, to the first account that claims it. */
export const claimRuns = ({ app, user }: SignedInContext, tokens: BrowserTokens): Promise<{ claimed: number }> =>
  inTransaction(app.db, async (tx: Tx) => ({ claimed: await claimRunsByHash(tx, user.userId, tokenHashesOf(tokens)) }));

/** Hashed as in the database, so that stored tokens are useless to anyone who reads them. */
export const tokenHashesOf = ({ softskillTokens, valueTokens }: BrowserTokens): string[] =>
  [...softskillTokens, ...valueTokens].map(hashToken);

/** For an account that is not signed in yet, with the runs known at sign-up. @returns the number of moved runs */
export async function claimRunsByHash(tx: Tx, userId: string, heldRuns: string[]): Promise<number> {
  if (heldRuns.length === 0) return 0;
  return (await updateSoftskillRunOwner(tx, userId, heldRuns)) + (await updateValueRunOwner(tx, userId, heldRuns));
}
