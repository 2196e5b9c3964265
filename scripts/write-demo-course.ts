/**
 * `node scripts/write-demo-course.ts` stores the embedded generator's course from the demo handbook, so that the
 * first start does not wait for it. A test compares it with the current output.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { PregeneratedCourse } from '../server/features/course-generation/sources/pregenerated-course.ts';
import { readBytes } from '../server/features/document-reading/read.ts';
import { writeLesson } from '../server/features/generation-rules/lesson.ts';
import { makePlan } from '../server/features/generation-rules/plan.ts';
import type { OrderOptions } from '../shared/ai/order.ts';
import { lessonsOf } from '../shared/ai/plan.ts';

const folder = new URL('../server/demo/handbook/', import.meta.url);
export const placeholder = '00000000-0000-4000-8000-000000000001';
const wishes: OrderOptions = {
  audience: 'Pflegekräfte und alle, die im Haus arbeiten',
  length: 'medium',
  tone: 'Sie',
  hasQuizzes: true,
  modules: null,
  instruction: '',
};

export async function handbookCourse(): Promise<PregeneratedCourse> {
  const bytes = await readFile(new URL('drinking.pdf', folder));
  const file = { filename: 'drinking.pdf', type: 'application/pdf' };
  const source = await readBytes(bytes, file, { signal: AbortSignal.timeout(60_000) });
  const name = 'Trinken und Essen im Alter.pdf';
  const { unit, title, parts } = source;
  const excerpts = [{ sourceId: placeholder, name, unit, parts }];
  const plan = makePlan({ wishes, topic: '', title, excerpts });
  const lessons = lessonsOf(plan).map((lesson) => {
    const { from, to } = { from: 0, to: 0, ...lesson.draws[0] };
    const drawn = parts.filter(({ number }) =>
      lesson.draws.some((range) => number >= range.from && number <= range.to),
    );
    if (from === 0 || to === 0) throw new Error(`${lesson.title} has no source`);
    const written = writeLesson({
      wishes,
      topic: '',
      plan,
      lesson,
      excerpts: [{ sourceId: placeholder, name, unit, parts: drawn }],
    });
    return { key: lesson.key, ...written };
  });
  return { name, wishes, source, plan, lessons };
}

if (import.meta.main)
  await writeFile(new URL('course.json', folder), `${JSON.stringify(await handbookCourse(), null, 2)}\n`);
