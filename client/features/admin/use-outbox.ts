import { trpc } from '../../trpc.ts';

/** The mails of this installation, newest first, as far as they have been loaded. */
export const useOutbox = () =>
  trpc.admin.outbox.useInfiniteQuery(
    {},
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => ({
        sendsMail: pages.at(-1)?.sendsMail ?? false,
        mails: pages.flatMap(({ mails }) => mails),
      }),
    },
  );
