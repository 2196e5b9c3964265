import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';

/**
 * The mails of this installation, newest first, as far as they have been loaded. Not `useInfiniteQuery` of tRPC: that adds a
 * `direction` to the input, which the strict schema refuses.
 */
export function useOutbox() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.admin.outbox, undefined, 'infinite'),
    queryFn: ({ pageParam, signal }) => client.admin.outbox.query({ cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      sendsMail: pages.at(-1)?.sendsMail ?? false,
      mails: pages.flatMap(({ mails }) => mails),
    }),
  });
}
