import type { BrowserTokens } from '#shared/assessments/schema.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { updateSoftskillRunOwner, updateValueRunOwner } from './progress-queries.ts';

export const claimRuns = ({ app, user }: SignedInContext, tokens: BrowserTokens): Promise<{ claimed: number }> =>
  inTransaction(app.db, async (tx: Tx) => ({ claimed: await claimRunsByHash(tx, user.userId, tokenHashesOf(tokens)) }));

/** Hashes, because stored tokens must be useless to a reader of the database. */
export const tokenHashesOf = ({ softskillTokens, valueTokens }: BrowserTokens): string[] =>
  [...softskillTokens, ...valueTokens].map(hashToken);

/** For sign-up, before the account is signed in. @returns the number of moved runs */
export async function claimRunsByHash(tx: Tx, userId: string, tokenHashes: string[]): Promise<number> {
  if (tokenHashes.length === 0) return 0;
  return (
    (await updateSoftskillRunOwner(tx, userId, tokenHashes)) + (await updateValueRunOwner(tx, userId, tokenHashes))
  );
}
