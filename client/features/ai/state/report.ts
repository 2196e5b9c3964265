import type { GenerationReport, GenerationView } from '#shared/ai/state.ts';
import { endTexts as texts } from '#shared/texts/ai/ai.ts';

/** What came of it, in sentences. */
export function reportSentences(report: GenerationReport, sources: GenerationView['sources']): string[] {
  const { lessons, texts: written, questions, leftOutQuestions, heldSources, unheldSources } = report;
  const quoted = heldSources + unheldSources;
  const isFromTopic = sources.every(({ kind }) => kind === 'topic');
  return [
    texts.written(lessons, written, questions),
    ...(questions === 0 && leftOutQuestions > 0 ? [texts.noQuestions] : []),
    ...(leftOutQuestions > 0 ? [texts.leftOut(leftOutQuestions)] : []),
    ...(isFromTopic ? [texts.noSources] : []),
    ...(quoted === 1 && heldSources === 1 ? [texts.oneHeld] : quoted > 0 ? [texts.held(heldSources, quoted)] : []),
  ];
}

/** The name of what is done: the sentence depends on what it was made from. */
export function doneTitle({ sources, lessonId }: Pick<GenerationView, 'sources' | 'lessonId'>): string {
  if (lessonId !== null) return texts.done.lesson;
  return sources.some(({ kind }) => kind === 'file') ? texts.done.file : texts.done.course;
}
