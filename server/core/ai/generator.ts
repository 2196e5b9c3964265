import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { OrderOptions } from '#shared/ai/order.ts';
import type { CoursePlan, PlannedLesson } from '#shared/ai/plan.ts';
import type { SourcePart, SourceUnit } from '#shared/ai/source.ts';
import type { Generator } from '#shared/courses/origin.ts';

export type Excerpt = { sourceId: string; name: string; unit: SourceUnit; parts: SourcePart[] };

export type PlanOrder = { wishes: OrderOptions; topic: string; title: string; ownTitle?: string; excerpts: Excerpt[] };

export type LessonOrder = {
  wishes: OrderOptions;
  topic: string;
  plan: CoursePlan;
  lesson: PlannedLesson;
  excerpts: Excerpt[];
};

export type RedoOrder = {
  wishes: OrderOptions;
  instruction: string;
  lessonTitle: string;
  before: GeneratedBlock[];
  excerpts: Excerpt[];
};

export type WrittenBlocks = { blocks: GeneratedBlock[]; leftOutQuestions: number };

/** Answers are validated (`shared/ai`, the question checker). The code that stores them must verify quotations. */
export type CourseGenerator = {
  kind: Generator;
  model: string | null;
  /** @throws RuleError SOURCE_TOO_SHORT and the codes of `TextService` */
  plan: (order: PlanOrder, signal: AbortSignal) => Promise<CoursePlan>;
  lesson: (order: LessonOrder, signal: AbortSignal) => Promise<WrittenBlocks>;
  redo: (order: RedoOrder, signal: AbortSignal) => Promise<WrittenBlocks>;
};
