import type { GenerationReport } from '#shared/ai/state.ts';
import type { StoredBlock } from './stored-blocks.ts';

const emptyReport: GenerationReport = {
  lessons: 0,
  texts: 0,
  questions: 0,
  leftOutQuestions: 0,
  heldSources: 0,
  unheldSources: 0,
};

export function addToReport(
  report: GenerationReport | null,
  blocks: readonly Pick<StoredBlock, 'type' | 'origin'>[],
  leftOutQuestions: number,
): GenerationReport {
  const before = report ?? emptyReport;
  const count = (matches: (block: Pick<StoredBlock, 'type' | 'origin'>) => boolean) => blocks.filter(matches).length;
  return {
    lessons: before.lessons + 1,
    texts: before.texts + count(({ type }) => type === 'text'),
    questions: before.questions + count(({ type }) => type === 'quiz'),
    leftOutQuestions: before.leftOutQuestions + leftOutQuestions,
    heldSources: before.heldSources + count(({ origin }) => origin.sourceState === 'held'),
    unheldSources: before.unheldSources + count(({ origin }) => origin.sourceState === 'unheld'),
  };
}
