/** The list of courses in the portal, and one of them. */
import { fillCourses } from '../../../server/testing/fill-courses.ts';
import type { Visitor } from '../accounts.ts';
import { ask } from '../candidates/company.ts';
import type { Row } from '../section.ts';
import { farDown, timed } from './staff.ts';

export { fillCourses };

const page = 'adminCourses.page';
const asked = [
  ['newest first', {}],
  ['by title', { sort: 'title', order: 'asc' }],
  ['those in review', { state: 'review' }],
  ['those in review by title', { state: 'review', sort: 'title' }],
  ['those taken down by title', { state: 'takenDown', sort: 'title' }],
  ['a search that finds many', { search: 'hygiene' }],
  ['a search that finds many, by title', { search: 'hygiene', sort: 'title', order: 'asc' }],
  ['a search that finds nothing', { search: 'gibt es nicht' }],
  ['a search for two letters that finds nothing', { search: 'qx' }],
] as const;

/** `size`: how many there are, in words. */
export async function measureCourses({ staff, size }: { staff: Visitor; size: string }): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (what: string, procedure: string, input: object) =>
    rows.push(await timed(staff, { label: `courses: ${what}, ${size}`, procedure, input }));
  for (const [what, input] of asked) await measure(what, page, input);
  await measure('far down', page, await farDown(staff, page, {}));
  await measure('far down by title', page, await farDown(staff, page, { sort: 'title' }));
  type Found = { rows: Array<{ courseId: string; organisation: { organisationId: string } | null }> };
  const { rows: found } = await ask<Found>(staff, page, {});
  await measure('of one organisation', page, { org: found[0]?.organisation?.organisationId });
  await measure('one of them', 'adminCourses.course', { courseId: found[0]?.courseId ?? '' });
  return rows;
}
