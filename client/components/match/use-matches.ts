import type { GuestTokens } from '#shared/assessments/schema.ts';
import type { OwnTests, ShortMatch } from '#shared/matching/state.ts';
import { may } from '#shared/permissions.ts';
import { useSession } from '../../lib/session.ts';
import { guestTokens } from '../../lib/tests/test-tokens.ts';
import { trpc } from '../../trpc.ts';

/** Input of match queries: empty for an account, whose own results count. */
export type MatchInput = { tokens?: GuestTokens };

/** Null for people without matches: no result in a visitor's browser, or an account of another kind. */
export function useMatchInput(): MatchInput | null {
  const session = useSession();
  if (session.status === 'signedIn') return may(session.user, 'match.read') ? {} : null;
  const tokens = session.status === 'guest' ? guestTokens() : null;
  return tokens && { tokens };
}

/** Also true while the session loads. */
export function useMayHaveMatches(): boolean {
  const input = useMatchInput();
  const { status } = useSession();
  return input !== null || status === 'loading';
}

type Matches = {
  /** Undefined while it loads. */
  matchOf: (jobId: string) => ShortMatch | null | undefined;
  /** Null while unknown, and for people without matches of their own. */
  tests: OwnTests | null;
};

const freshMs = 60_000;

/** One query per page, so that a new page requests only its own jobs. */
export function useMatches(pages: ReadonlyArray<readonly string[]>): Matches {
  const input = useMatchInput();
  const requestedPages = pages.length === 0 ? [[]] : pages;
  const answers = trpc.useQueries((t) =>
    requestedPages.map((jobIds) =>
      t.matching.ofJobs(
        { jobIds: [...jobIds], ...input },
        { enabled: input !== null, staleTime: freshMs, retry: false },
      ),
    ),
  );
  const matches = Object.assign({}, ...answers.map(({ data }) => data?.matches ?? {})) as Record<string, ShortMatch>;
  const isPending = input !== null && answers.some((answer) => answer.isPending);
  return {
    matchOf: (jobId) => matches[jobId] ?? (isPending ? undefined : null),
    tests: answers[0]?.data ?? null,
  };
}
