import { useEffect } from 'react';
import { may } from '#shared/permissions.ts';
import { trpc } from '../../trpc.ts';
import { readStored } from '../browser-storage.ts';
import { useSession } from '../session.ts';
import { browserTokens, forgetToken, readToken, runKeys, tokenKeys } from './test-tokens.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

/** Claims under way or done in this tab, so that several mounts ask once. */
const claims = new Set<string>();

/**
 * Takes what was done as a guest in this browser over into the applicant's account, once they are signed in. The server moves
 * each run only once, so two tabs do no harm. Mount it wherever somebody arrives after signing in.
 */
export function useClaimRuns(): void {
  const session = useSession();
  const utils = trpc.useUtils();
  const applicantId = session.status === 'signedIn' && may(session.user, 'results.own') ? session.user.userId : null;
  useEffect(() => {
    if (applicantId !== null) void claimHeldRuns(utils, applicantId);
  }, [applicantId, utils]);
}

/** The same at once, before a page opens that shows it. Never fails: what did not move is asked for again later. */
export async function claimHeldRuns(utils: Utils, applicantId: string): Promise<void> {
  const tokens = browserTokens();
  const held = [...tokens.softskillTokens, ...tokens.valueTokens];
  const claim = [applicantId, ...held].join();
  if (held.length === 0 || claims.has(claim)) return;
  claims.add(claim);
  try {
    await utils.client.tests.claim.mutate(tokens);
    forgetClaimed(held);
    await Promise.all([utils.tests.invalidate(), utils.results.invalidate()]);
  } catch {
    // Nothing is lost: the tokens stay, and the next page asks again.
    claims.delete(claim);
  }
}

/** The account finds its runs and results without tokens. A run with something unsent keeps its token, which still opens it. */
function forgetClaimed(held: readonly string[]): void {
  const hasUnsent = (token: string) => runKeys(token).some((key) => readStored(key) !== null);
  for (const key of tokenKeys) {
    const token = readToken(key);
    if (token !== null && held.includes(token) && !hasUnsent(token)) forgetToken(key);
  }
}
