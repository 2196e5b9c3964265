import { keepPreviousData } from '@tanstack/react-query';
import type { CourseGenerating } from '#shared/courses/generating.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { type ShownCourseState, shownCourseStates } from '#shared/courses/visibility.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useTyped } from '../../lib/use-typed.ts';
import { trpc } from '../../trpc.ts';

export type StatusFilter = 'all' | ShownCourseState;
export const statusFilters: readonly StatusFilter[] = ['all', ...shownCourseStates];

type Listed = { courses: ReadonlyArray<{ generation: CourseGenerating | null }> };
/** A list that shows a course on its way looks again. */
export const generatingLookMs = 5_000;
export const isGenerating = ({ courses }: Listed): boolean =>
  courses.some(({ generation }) => generation === 'running');

/** The courses, last changed first, as far as they have been loaded. What they are filtered by stands in the address. */
export function useCourses() {
  const { params, change, clear } = useAddress();
  const status = statusFilters.find((one) => one === params.get('status')) ?? 'all';
  const search = (params.get('search') ?? '').trim().slice(0, courseLimits.title);
  const { typed, setTyped } = useTyped(search, (value) => change({ search: value }));
  const list = trpc.courses.page.useInfiniteQuery(
    { search, status },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.pages.some(isGenerating) ? generatingLookMs : false),
    },
  );
  return {
    list,
    courses: list.data?.pages.flatMap(({ courses }) => courses) ?? [],
    typed,
    setTyped,
    status,
    setStatus: (value: StatusFilter) => change({ status: value === 'all' ? '' : value }),
    isFiltered: search !== '' || status !== 'all',
    clear: () => {
      setTyped('');
      clear();
    },
  };
}

export type Courses = ReturnType<typeof useCourses>;
export type CourseInList = Courses['courses'][number];
