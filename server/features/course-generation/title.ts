import { newCourseTexts } from '#shared/texts/courses/courses.ts';
import type { SourceRow } from './source-rows.ts';

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '');
const shortest = 3;

/** Whether a course is called what the product has called it: nothing in particular, or like what it was ordered from. */
export function isGivenTitle(title: string, sources: readonly Pick<SourceRow, 'name'>[]): boolean {
  if (title === newCourseTexts.title) return true;
  return sources.some(({ name }) => [name, withoutEnding(name)].some((one) => isBeginning(one, title)));
}

/** Topics are long, and titles are cut. */
const isBeginning = (name: string, title: string): boolean => {
  const start = title.replace(/ ?…$/, '');
  return start.length >= shortest && (name === start || (title !== start && name.startsWith(start)));
};
