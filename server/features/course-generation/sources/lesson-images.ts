/** Images are not read as sources: each appears in the lesson that fits its file name best. */
import type { CoursePlan, PlannedLesson } from '#shared/ai/plan.ts';
import { lessonsOf } from '#shared/ai/plan.ts';
import { kindOf } from '#shared/assets/kinds.ts';
import type { AssetContent } from '#shared/courses/content.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { GenerationRow } from '../generation-rows.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { findSources, type SourceRow } from './source-rows.ts';

type ImageBlock = { type: 'asset'; jsonContent: AssetContent; fileId: string; origin: null };

export const isImage = ({ file }: Pick<SourceRow, 'file'>): boolean => file !== null && kindOf(file.type) === 'image';

export async function findLessonImages(tx: Tx, row: GenerationRow, { key }: PlannedLesson): Promise<SourceRow[]> {
  const { plan, courseId, sourceIds } = row;
  if (plan === null) return [];
  const sources = await findSources(tx, courseId, sourceIds);
  return sources.filter((source) => isImage(source) && lessonForImage(plan, source.file?.filename ?? '') === key);
}

/** The author writes the alternative text; publishing warns until then. */
function toImageBlocks(images: readonly SourceRow[]): ImageBlock[] {
  return images.flatMap(({ file, fileId }) => {
    if (file === null || fileId === null) return [];
    const { key: stored, filename, size, type } = file;
    const jsonContent = { fileId, url: `/files/${stored}`, alt: '', caption: '', filename, size: Number(size), type };
    return [{ type: 'asset', jsonContent, fileId, origin: null }];
  });
}

export const withImages = (blocks: readonly StoredBlock[], images: readonly SourceRow[]) => [
  ...blocks.slice(0, 1),
  ...toImageBlocks(images),
  ...blocks.slice(1),
];

const shortestWord = 4;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= shortestWord);

const haveCommonStart = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

export function lessonForImage(plan: Pick<CoursePlan, 'modules'>, filename: string): string | undefined {
  const nameWords = wordsOf(filename.replace(/\.[^.]{1,10}$/, ''));
  const shared = (text: string) => {
    const words = wordsOf(text);
    return nameWords.filter((name) => words.some((word) => haveCommonStart(name, word))).length;
  };
  let [best, most] = [lessonsOf(plan)[0]?.key, 0];
  for (const { title: module, lessons } of plan.modules)
    for (const { key, title, goal } of lessons) {
      const weight = 4 * shared(title) + 2 * shared(goal) + shared(module);
      if (weight > most) [best, most] = [key, weight];
    }
  return best;
}
