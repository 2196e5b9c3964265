import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { PlannedLesson } from '#shared/ai/plan.ts';
import { textOfPart } from '#shared/ai/source.ts';
import type { CourseGenerator, Excerpt, LessonOrder, PlanOrder, WrittenBlocks } from '../core/ai/generator.ts';
import { escapeMarkup } from '../core/html/plain-text.ts';

const firstWords = (value: string, most: number): string => value.split(/\s/).slice(0, most).join(' ');

let startedLessons = 0;
let gate: { after: number; opened: Promise<void> } | null = null;

export function pauseLessons(after: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  startedLessons = 0;
  gate = { after, opened: promise };
  return () => {
    gate = null;
    resolve();
  };
}

async function writeLesson(order: LessonOrder): Promise<WrittenBlocks> {
  startedLessons++;
  if (gate !== null && startedLessons > gate.after) await gate.opened;
  return { blocks: blocksOf(order), leftOutQuestions: 0 };
}

export const plainGenerator: CourseGenerator = {
  kind: 'embedded',
  model: null,
  plan: (order) => Promise.resolve({ title: order.ownTitle || order.title, modules: modulesOf(lessonsFor(order)) }),
  lesson: writeLesson,
  redo: ({ before }) => Promise.resolve({ blocks: before, leftOutQuestions: 0 }),
};

function lessonsFor({ topic, excerpts }: PlanOrder): PlannedLesson[] {
  const lessons = excerpts.flatMap(({ sourceId, parts }: Excerpt) =>
    parts.map((part) => ({
      key: crypto.randomUUID(),
      title: firstWords(part.label || textOfPart(part), 6).slice(0, 120),
      goal: '',
      draws: [{ sourceId, from: part.number, to: part.number }],
    })),
  );
  if (lessons.length > 0) return lessons.slice(0, 60);
  return [{ key: crypto.randomUUID(), title: firstWords(topic, 6).slice(0, 120), goal: '', draws: [] }];
}

const modulesOf = (lessons: PlannedLesson[]) =>
  Array.from({ length: Math.min(12, Math.ceil(lessons.length / 3)) }, (_, index) => ({
    key: crypto.randomUUID(),
    title: `Modul ${index + 1}`,
    lessons: lessons.slice(index * 3, index * 3 + 3),
  }));

function blocksOf({ topic, excerpts }: LessonOrder): GeneratedBlock[] {
  const blocks = excerpts.flatMap(({ sourceId, parts }) =>
    parts.slice(0, 10).map((part): GeneratedBlock => {
      const text = textOfPart(part);
      const evidence = { sourceId, part: part.number, quote: firstWords(text, 12).slice(0, 300) };
      return { type: 'text', html: `<p>${escapeMarkup(text.slice(0, 4_000))}</p>`, evidence };
    }),
  );
  return blocks.length > 0 ? blocks : [{ type: 'text', html: `<p>${escapeMarkup(topic)}</p>`, evidence: null }];
}
