import type { BrowserTokens } from '#shared/assessments/schema.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { updateSoftskillRunOwner, updateValueRunOwner } from './progress-queries.ts';

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
