import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CourseStatus, courseStatuses } from '#shared/courses/visibility.ts';
import { courseListTexts } from '#shared/texts/courses.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export type StatusFilter = 'all' | CourseStatus;
export const statusFilters: readonly StatusFilter[] = ['all', ...courseStatuses];

const searchDelayMs = 300;

/** The courses, last changed first, as far as they have been loaded. What they are filtered by stands in the address. */
export function useCourses() {
  const [params, setParams] = useSearchParams();
  const status = statusFilters.find((one) => one === params.get('status')) ?? 'all';
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const [search] = useDebouncedValue(typed.trim(), searchDelayMs);
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was searched for is the event; the setter is new each time
  useEffect(() => {
    if (search !== (params.get('search') ?? '')) change('search', search);
  }, [search]);
  const list = trpc.courses.page.useInfiniteQuery(
    { search, status },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const loadMore = async () => {
    const { error } = await list.fetchNextPage();
    if (error) toastError(courseListTexts.loadFailed);
  };
  return {
    list,
    courses: list.data?.pages.flatMap(({ courses }) => courses) ?? [],
    typed,
    setTyped,
    status,
    setStatus: (value: StatusFilter) => change('status', value === 'all' ? '' : value),
    isFiltered: search !== '' || status !== 'all',
    clear: () => {
      setTyped('');
      setParams({}, { replace: true, preventScrollReset: true });
    },
    loadMore: () => void loadMore(),
  };
}

export type Courses = ReturnType<typeof useCourses>;
export type CourseInList = Courses['courses'][number];
