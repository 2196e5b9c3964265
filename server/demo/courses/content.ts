import type { ContentInput } from '#shared/courses/content.ts';
import type { Visibility } from '#shared/courses/visibility.ts';

/** A picture in server/demo/files, and what the author writes of it. */
export type DemoDrawing = { type: 'drawing'; file: string; name: string; alt: string; caption: string };
export type DemoLesson = { title: string; blocks: ReadonlyArray<ContentInput | DemoDrawing> };
export type DemoModule = { title: string; lessons: readonly DemoLesson[] };
export type DemoCourse = {
  title: string;
  description: string;
  visibility: Visibility;
  /** By their names in the catalogue. */
  skills: readonly string[];
  modules: readonly DemoModule[];
};

/** HTML; where its lines break here means nothing. */
export const text = (html: string): ContentInput => ({
  type: 'text',
  content: { content: html.replace(/\s+/g, ' ').trim() },
});

/** The first answer given is the right one; `place` is where it stands among the others. */
export function quiz(
  question: string,
  [right, ...others]: readonly [string, ...string[]],
  place: number,
): ContentInput {
  const options = others.toSpliced(place, 0, right);
  return { type: 'quiz', content: { question, options, correctIndex: place } };
}
