import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useMatchInput } from '../match/use-matches.ts';
import { boardCount } from './board-count.ts';
import { openCount } from './job-count-line.tsx';
import { type JobFilterState, toJobQuery } from './job-filter.ts';

/** Without jobs that have an application. Each is undefined until it is known, and for people without matches. */
export function useOpenCounts(filters: readonly JobFilterState[]) {
  const input = useMatchInput();
  const answers = trpc.useQueries((t) =>
    (input === null ? [] : filters).map((filter) =>
      t.matching.discover({ ...toJobQuery(filter), sort: 'fit', ...input }, { retry: false }),
    ),
  );
  return {
    isPending: answers.some(({ isLoading }) => isLoading),
    counts: filters.map((_, index) => answers[index]?.data && openCount(answers[index].data)),
  };
}

/** The count of the list that the filter opens. Undefined until it is known, and for an unknown place. */
export function useJobCount(filter: JobFilterState): number | undefined {
  const input = useMatchInput();
  const board = useQuery({ ...boardCount(filter), enabled: input === null, placeholderData: keepPreviousData });
  const matched = trpc.matching.discover.useQuery(
    { ...toJobQuery(filter), sort: 'fit', ...input },
    { enabled: input !== null, placeholderData: keepPreviousData, retry: false },
  );
  const found = matched.data ? { ...matched.data, count: openCount(matched.data) } : board.data;
  return found?.isPlaceUnknown ? undefined : found?.count;
}
