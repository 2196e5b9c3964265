import type { MissingTests, ShortMatch } from '#shared/matching/state.ts';
import { may } from '#shared/permissions.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

type Matches = {
  matchOf: (jobId: string) => ShortMatch | undefined;
  /** Null while unknown, and for people without matches of their own. */
  missing: MissingTests | null;
};

const freshMs = 60_000;

/** One query per page, so that a new page requests only its own jobs. */
export function useMatches(pages: ReadonlyArray<readonly string[]>): Matches {
  const session = useSession();
  const hasMatches = session.status === 'signedIn' && may(session.user, 'match.own');
  const requestedPages = pages.length === 0 ? [[]] : pages;
  const answers = trpc.useQueries((t) =>
    requestedPages.map((jobIds) =>
      t.matching.ofJobs({ jobIds: [...jobIds] }, { enabled: hasMatches, staleTime: freshMs, retry: false }),
    ),
  );
  const matches = Object.assign({}, ...answers.map(({ data }) => data?.matches ?? {})) as Record<string, ShortMatch>;
  return { matchOf: (jobId) => matches[jobId], missing: answers[0]?.data?.missing ?? null };
}
