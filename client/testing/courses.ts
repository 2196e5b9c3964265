import type { Answers, Input, Output } from './server-stub.ts';

export type ListedCourse = Output<'courses.page'>['courses'][number];

export const courseIdOf = (index: number): string =>
  `00000000-0000-4000-8000-00000000c${String(index).padStart(3, '0')}`;

export const listedCourse = (title: string, index = 0, changed: Partial<ListedCourse> = {}): ListedCourse => ({
  courseId: courseIdOf(index),
  title,
  status: 'draft',
  visibility: 'public',
  version: 0,
  hasChanges: false,
  isOnline: false,
  isTakenDown: false,
  createdAt: new Date('2026-11-20T09:30:00Z'),
  updatedAt: new Date('2026-11-20T09:30:00Z'),
  generation: null,
  moduleCount: 0,
  lessonCount: 0,
  ...changed,
});

export function courseAnswers(courses: readonly ListedCourse[], pageSize = 24): Answers {
  const countOf = (status: string) => courses.filter((course) => course.status === status).length;
  return {
    'courses.page': ({ search = '', status = 'all', cursor }: Input<'courses.page'>) => {
      const matching = courses.filter(
        (course) =>
          course.title.toLowerCase().includes(search.toLowerCase()) && (status === 'all' || course.status === status),
      );
      const start = cursor ? matching.findIndex(({ courseId }) => courseId === cursor) + 1 : 0;
      const page = matching.slice(start, start + pageSize);
      const hasMore = start + pageSize < matching.length;
      return { courses: page, nextCursor: hasMore ? (page.at(-1)?.courseId ?? null) : null };
    },
    'courses.counts': { draft: countOf('draft'), review: countOf('review'), published: countOf('published') },
  };
}
