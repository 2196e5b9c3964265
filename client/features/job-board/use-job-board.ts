import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClosedJob, JobCard, JobDetail } from '#shared/jobs/board.ts';
import { type DiscoverSort, discoverSorts, shownSort } from '#shared/matching/schema.ts';
import type { DiscoveredJob, ShortMatch } from '#shared/matching/state.ts';
import { jobRoute } from '#shared/paths.ts';
import { useListWithApplications } from '../../components/job-card/job-card.tsx';
import { openCount } from '../../components/job-filters/job-count-line.tsx';
import {
  type JobFilterState,
  jobFilterParams,
  jobFilterSchema,
  toJobQuery,
} from '../../components/job-filters/job-filter.ts';
import { isByValues } from '../../components/match/missing-tests.tsx';
import { type MatchInput, useMatches, useMatchInput, useMayHaveMatches } from '../../components/match/use-matches.ts';
import type { PagedQuery } from '../../components/paged-list.tsx';
import { useLastValue } from '../../lib/hooks.ts';
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
  const answer = isMatched ? matchedList : boardList;
  const { list, applicationOf, hasApplications } = useListWithApplications<JobAnswer>(answer);
  const pages = list.data?.pages.map(({ jobs }) => jobs) ?? [];
  const pagesWithoutMatches = (!isMatched && boardList.data?.pages.map(({ jobs }) => jobs)) || [];
  const matches = useMatches(pagesWithoutMatches.map((jobs) => jobs.map(({ jobId }) => jobId)));
  const tests = (isMatched ? matchedList.data?.pages[0] : matches.tests) ?? null;
  const missing = tests?.missing ?? null;
  const isAllMissing = missing?.softskills === true && missing.values;
  const isGuest = session.status === 'guest';
  const isWithoutResult = (isGuest && matchInput === null) || isAllMissing;
  const hasResults = missing !== null && !isAllMissing;
  const sort = shownSort(order, isAllMissing);
  const { data: count, isPlaceholderData: isCountOfBefore } = useBoardCount(filter);
  const matched = isMatched ? matchedList.data?.pages[0] : undefined;
  // The count leaves out jobs with an application as soon as the list puts them last.
  const isCountKnown = !isCountOfBefore && !(isMatched && (matchedList.isLoading || matchedList.isPlaceholderData));
  const shownCount = useLastValue(isCountKnown ? (count ?? null) : null) ?? undefined;
  const applied = useLastValue(isCountKnown ? (matched?.applied ?? 0) : null) ?? 0;
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
    jobs: pages.flat().filter(hasApplications),
    hasAppliedLast: isMatched,
    /** All jobs with an application in a list that puts them last. */
    applied,
    byValues: sort === 'fit' && missing !== null && isByValues(missing),
    matchOf: (job: JobCard | DiscoveredJob): ShortMatch | null | undefined =>
      'match' in job ? job.match : matches.matchOf(job.jobId),
    applicationOf,
    /** Until the count of a new filter has loaded, that of the one before. */
    count: shownCount && { ...shownCount, count: openCount({ total: shownCount.count, applied }) },
    ownCount: isCountOfBefore ? undefined : count,
    /** Without jobs that have an application; undefined until the count of a new filter has loaded. */
    openCount: isCountKnown && count ? openCount({ total: count.count, applied }) : undefined,
  };
}

type JobAnswer = PagedQuery<{ jobs: JobCard[] }>;

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
