import type { CoursePlan, SourceRange } from '#shared/ai/plan.ts';
import type { SourceRow } from './source-rows.ts';

type Known = Pick<SourceRow, 'id' | 'partCount'>;

const isKnown = ({ sourceId, from, to }: SourceRange, sources: readonly Known[]): boolean =>
  from <= to && sources.some(({ id, partCount }) => id === sourceId && to <= partCount);

/** Whether a plan draws on nothing but parts that are there. */
export const drawsOnlyOn = ({ modules }: CoursePlan, sources: readonly Known[]): boolean =>
  modules.every(({ lessons }) => lessons.every(({ draws }) => draws.every((range) => isKnown(range, sources))));

/** The plan without what it draws on beside that. */
export const prunedDraws = ({ title, modules }: CoursePlan, sources: readonly Known[]): CoursePlan => ({
  title,
  modules: modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      draws: lesson.draws.filter((range) => isKnown(range, sources)),
    })),
  })),
});
