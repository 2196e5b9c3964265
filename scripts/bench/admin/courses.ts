import { fillCourses } from '../../../server/testing/fill-courses.ts';
import { ask } from '../accounts.ts';
import type { Row } from '../section.ts';
import { measureList, type Size } from './staff.ts';

export { fillCourses };

const page = 'adminCourses.page';
const queries = [
  ['newest first', {}],
  ['by title', { sort: 'title', order: 'asc' }],
  ['in review', { state: 'review' }],
  ['in review, by title', { state: 'review', sort: 'title' }],
  ['taken down, by title', { state: 'takenDown', sort: 'title' }],
  ['a search with many hits', { search: 'hygiene' }],
  ['a search with many hits, by title', { search: 'hygiene', sort: 'title', order: 'asc' }],
  ['a search without hits', { search: 'gibt es nicht' }],
  ['a two-letter search without hits', { search: 'qx' }],
] as const;

export const measureCourses = (at: Size): Promise<Row[]> =>
  measureList(at, {
    name: 'courses',
    page,
    asked: queries,
    deep: [
      ['newest first', {}],
      ['by title', { sort: 'title' }],
    ],
    more: async () => {
      type Found = { rows: Array<{ courseId: string; organisation: { organisationId: string } | null }> };
      const { rows } = await ask<Found>(at.staff, page, {});
      return [
        ['of one organisation', page, { org: rows[0]?.organisation?.organisationId }],
        ['one of them', 'adminCourses.course', { courseId: rows[0]?.courseId ?? '' }],
      ];
    },
  });
