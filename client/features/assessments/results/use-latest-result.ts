import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { codeOf } from '../../../lib/errors.ts';
import type { Session } from '../../../lib/session.ts';
import { readToken } from '../../../lib/tests/test-tokens.ts';
import { trpc } from '../../../trpc.ts';

type Latest =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; result: SoftskillResultView };

/**
 * The result of the test finished last in this browser, else the newest of the account. A token of a deleted or
 * claimed run counts as none.
 */
export function useLatestResult(session: Session): Latest {
  const token = readToken('latest_test_token');
  const isSignedIn = session.status === 'signedIn';
  const byToken = trpc.results.softskill.useQuery(
    { token },
    { enabled: session.status !== 'loading' && token !== null },
  );
  const isTokenLost = token === null || isNotFound(byToken.error);
  const newest = trpc.results.softskill.useQuery({}, { enabled: isSignedIn && isTokenLost });
  if (session.status === 'loading') return { status: 'loading' };
  const query = isTokenLost ? newest : byToken;
  if (isTokenLost && (!isSignedIn || isNotFound(newest.error))) return { status: 'none' };
  if (query.data !== undefined) return { status: 'loaded', result: query.data };
  return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'loading' };
}

function isNotFound(error: unknown): boolean {
  const code = error === null ? null : codeOf(error);
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT';
}
