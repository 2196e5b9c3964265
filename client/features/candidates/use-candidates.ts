import { keepPreviousData } from '@tanstack/react-query';
import { forgotten } from '../../lib/refused.ts';
import { useWish } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';
import { wishes, wishNames } from './candidate-filter.ts';

/** Who released something to the organisation, narrowed down by what stands in the address. */
export function useCandidates() {
  const { wish, ...change } = useWish(wishes, wishNames);
  const list = trpc.candidates.page.useInfiniteQuery(wish, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...forgotten,
  });
  return {
    list,
    candidates: list.data?.pages.flatMap(({ candidates }) => candidates) ?? [],
    wish,
    ...change,
  };
}

/** Jobs that somebody released something for, or that are open: what the list can be about. */
export const useCandidateJobs = () => trpc.candidates.jobs.useQuery(undefined, forgotten);
