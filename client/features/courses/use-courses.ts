import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import type { CourseGenerating } from '#shared/courses/generating.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { type ShownCourseState, shownCourseStates } from '#shared/courses/visibility.ts';
import { useTyped } from '../../lib/use-typed.ts';
import { choice, useWish, words } from '../../lib/use-wish.ts';
import { trpc } from '../../trpc.ts';

export type StatusFilter = 'all' | ShownCourseState;
export const statusFilters = ['all', ...shownCourseStates] as const;
const wishes = z.object({ status: choice(statusFilters), search: words(courseLimits.title) });

type Listed = { courses: ReadonlyArray<{ generation: CourseGenerating | null }> };
/** A list that shows a course on its way looks again. */
export const generatingLookMs = 5_000;
export const isGenerating = ({ courses }: Listed): boolean =>
  courses.some(({ generation }) => generation === 'running');

/** The courses, last changed first, as far as they have been loaded. What they are filtered by stands in the address. */
export function useCourses() {
  const {
    wish: { search, status },
    set,
    clear,
    isNarrowed,
  } = useWish(wishes);
  const { typed, setTyped } = useTyped(search, (value) => set({ search: value }));
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
    setStatus: (value: StatusFilter) => set({ status: value }),
    isFiltered: isNarrowed,
    clear: () => {
      setTyped('');
      clear();
    },
  };
}

export type Courses = ReturnType<typeof useCourses>;
export type CourseInList = Courses['courses'][number];
