import { keepPreviousData } from '@tanstack/react-query';
import { forgotten } from '../../lib/refused.ts';
import { useAddress } from '../../lib/use-address.ts';
import { trpc } from '../../trpc.ts';
import { addressOf, type CandidateWish, wishIn } from './candidate-filter.ts';

/** Who released something to the organisation, narrowed down by what stands in the address. */
export function useCandidates() {
  const { params, change, clear } = useAddress();
  const wish = wishIn(params);
  const list = trpc.candidates.page.useInfiniteQuery(wish, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...forgotten,
  });
  return {
    list,
    candidates: list.data?.pages.flatMap(({ candidates }) => candidates) ?? [],
    wish,
    set: (changes: Partial<CandidateWish>) => change(addressOf(changes)),
    clear,
  };
}

/** Jobs that somebody released something for, or that are open: what the list can be about. */
export const useCandidateJobs = () => trpc.candidates.jobs.useQuery(undefined, forgotten);
