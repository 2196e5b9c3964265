/** What makes courses: the embedded rules or a language model, behind the same three questions. */
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { OrderWishes } from '#shared/ai/order.ts';
import type { CoursePlan, PlannedLesson } from '#shared/ai/plan.ts';
import type { SourcePart, SourceUnit } from '#shared/ai/source.ts';
import type { Generator } from '#shared/courses/origin.ts';

/** A source, or those parts of it that matter. */
export type Excerpt = { sourceId: string; name: string; unit: SourceUnit; parts: SourcePart[] };

/**
 * `topic`: what was ordered without any source. Either there are excerpts or a topic. `ownTitle`: what the document calls itself, where
 * nobody has given the course another title; a stranger's words, as all of the document.
 */
export type PlanOrder = { wishes: OrderWishes; topic: string; title: string; ownTitle?: string; excerpts: Excerpt[] };

/** `excerpts`: the parts that the lesson draws on. */
export type LessonOrder = {
  wishes: OrderWishes;
  topic: string;
  plan: CoursePlan;
  lesson: PlannedLesson;
  excerpts: Excerpt[];
};

/** `before`: the block or blocks to be redone, as they are. */
export type RedoOrder = {
  wishes: OrderWishes;
  instruction: string;
  lessonTitle: string;
  before: GeneratedBlock[];
  excerpts: Excerpt[];
};

export type WrittenBlocks = { blocks: GeneratedBlock[]; leftOutQuestions: number };

/** Answers come checked (`shared/ai`, the question checker); quotations are verified by whoever stores them. */
export type CourseGenerator = {
  kind: Generator;
  model: string | null;
  /** @throws RuleError SOURCE_TOO_SHORT, those of `TextService` */
  plan: (order: PlanOrder, signal: AbortSignal) => Promise<CoursePlan>;
  lesson: (order: LessonOrder, signal: AbortSignal) => Promise<WrittenBlocks>;
  redo: (order: RedoOrder, signal: AbortSignal) => Promise<WrittenBlocks>;
};
