import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClosedJob, JobCard, JobDetail } from '#shared/jobs/board.ts';
import { type DiscoverSort, discoverSorts, shownSort } from '#shared/matching/schema.ts';
import type { DiscoveredJob, ShortMatch } from '#shared/matching/state.ts';
import { jobRoute } from '#shared/paths.ts';
import { useOwnApplications } from '../../components/job-card/job-card.tsx';
import {
  type JobFilterState,
  jobFilterParams,
  jobFilterSchema,
  toJobQuery,
} from '../../components/job-filters/job-filter.ts';
import { type MatchInput, useMatches, useMatchInput, useMayHaveMatches } from '../../components/match/use-matches.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';
import { useSession } from '../../lib/session.ts';
import { choiceParam, useUrlQuery } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { useBoardCount, useBoardPages } from './use-board-pages.ts';

/** Without a choice, the best match comes first as soon as there is a result. */
const boardQuery = jobFilterSchema.extend({ sort: choiceParam(['', ...discoverSorts]) });

export function useJobBoard() {
  const session = useSession();
  const { query, set, clear } = useUrlQuery(boardQuery, jobFilterParams);
  const { sort: chosenSort, ...filter } = query;
  const matchInput = useMatchInput();
  const fitOrNewest = useMayHaveMatches() ? 'fit' : 'newest';
  const order = chosenSort === '' || chosenSort === 'fit' ? fitOrNewest : chosenSort;
  const isMatched = order === 'fit';
  const matchedList = useMatchedPages(filter, isMatched ? matchInput : null);
  const boardList = useBoardPages(filter, isMatched ? 'newest' : order, !isMatched);
  const list = isMatched ? matchedList : boardList;
  const pages: JobCard[][] = list.data?.pages.map(({ jobs }) => jobs) ?? [];
  const pagesWithoutMatches = isMatched ? [] : pages;
  const matches = useMatches(pagesWithoutMatches.map((jobs) => jobs.map(({ jobId }) => jobId)));
  const { applicationOf } = useOwnApplications(pages.map((jobs) => jobs.map(({ jobId }) => jobId)));
  const tests = (isMatched ? matchedList.data?.pages[0] : matches.tests) ?? null;
  const missing = tests?.missing ?? null;
  const isAllMissing = missing?.softskills === true && missing.values;
  const isGuest = session.status === 'guest';
  const isWithoutResult = (isGuest && matchInput === null) || isAllMissing;
  const hasResults = missing !== null && !isAllMissing;
  const sort = shownSort(order, isAllMissing);
  const { data: count, isPlaceholderData: isCountOfBefore } = useBoardCount(filter);
  return {
    filter,
    set,
    clear,
    sort,
    isOrderKnown: !isMatched || missing !== null,
    isWithoutResult,
    isGuest,
    /** Applicants also have 'Stellen für Sie', so this list says how it differs. */
    isApplicant: session.status === 'signedIn' && session.user.userType === 'applicant',
    missing,
    unsure: tests?.unsure,
    sorts: discoverSorts.filter((one) => one !== 'fit' || hasResults || sort === 'fit'),
    setSort: (value: DiscoverSort) => set({ sort: value }),
    list,
    jobs: pages.flat(),
    matchOf: (job: JobCard | DiscoveredJob): ShortMatch | null | undefined =>
      'match' in job ? job.match : matches.matchOf(job.jobId),
    applicationOf,
    /** Until the count of a new filter has loaded, that of the one before. */
    count,
    ownCount: isCountOfBefore ? undefined : count,
  };
}

const useMatchedPages = (filter: JobFilterState, input: MatchInput | null) =>
  trpc.matching.discover.useInfiniteQuery(
    { ...toJobQuery(filter), sort: 'fit', ...input },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      enabled: input !== null,
    },
  );

const staleAfterMs = 60_000;
/** HTTP status of a closed job; the body contains its title. */
const goneStatus = 410;

type JobResponse = JobDetail | ClosedJob;
export const isClosed = (job: JobResponse): job is ClosedJob => 'isClosed' in job;

export const useJob = (jobId: string) =>
  useQuery({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => readJson<JobResponse>(jobRoute(jobId), signal, [goneStatus]),
    staleTime: staleAfterMs,
    retry: retryRead,
  });
