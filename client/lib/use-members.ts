import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../trpc.ts';

const searchDelayMs = 300;

/** The members, newest first, as far as they have been loaded, narrowed down by the server to what is searched for. */
export function useMembers() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchDelayMs);
  const list = trpc.members.page.useInfiniteQuery(
    { search },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  return {
    list,
    members: list.data?.pages.flatMap(({ members }) => members) ?? [],
    counts: list.data?.pages[0]?.counts ?? { owner: 0, admin: 0, editor: 0, viewer: 0 },
    typed,
    setTyped,
    isSearching: search !== '',
  };
}
