import { useEffect } from 'react';
import { may } from '#shared/permissions.ts';
import { trpc } from '../../trpc.ts';
import { readStored } from '../browser-storage.ts';
import { useSession } from '../session.ts';
import { browserTokens, readToken, removeToken, runKeys, tokenKeys } from './test-tokens.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

const claims = new Set<string>();

/** Mount wherever users arrive after sign-in. The server moves each run only once, so two tabs do no harm. */
export function useClaimRuns(): void {
  const session = useSession();
  const utils = trpc.useUtils();
  const applicantId = session.status === 'signedIn' && may(session.user, 'results.own') ? session.user.userId : null;
  useEffect(() => {
    if (applicantId !== null) void claimBrowserRuns(utils, applicantId);
  }, [applicantId, utils]);
}

/** Claims at once, before a page that shows the runs. Never rejects: failed claims are retried later. */
export async function claimBrowserRuns(utils: Utils, applicantId: string): Promise<void> {
  const tokens = browserTokens();
  const guestTokens = [...tokens.softskillTokens, ...tokens.valueTokens];
  const claim = [applicantId, ...guestTokens].join();
  if (guestTokens.length === 0 || claims.has(claim)) return;
  claims.add(claim);
  try {
    await utils.client.tests.claim.mutate(tokens);
    forgetClaimed(guestTokens);
    await Promise.all([utils.tests.invalidate(), utils.results.invalidate()]);
  } catch {
    claims.delete(claim);
  }
}

/** The account finds claimed runs without their tokens. A run with unsent answers keeps its token. */
function forgetClaimed(guestTokens: readonly string[]): void {
  const hasUnsent = (token: string) => runKeys(token).some((key) => readStored(key) !== null);
  for (const key of tokenKeys) {
    const token = readToken(key);
    if (token !== null && guestTokens.includes(token) && !hasUnsent(token)) removeToken(key);
  }
}
