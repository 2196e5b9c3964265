import { expect, test } from 'vitest';
import { readPregeneratedCourse } from '../server/demo/handbook.ts';
import { readBytes } from '../server/features/document-reading/read.ts';
import { writeLesson } from '../server/features/generation-rules/lesson.ts';
import { makePlan } from '../server/features/generation-rules/plan.ts';
import { germanPdf } from '../server/testing/documents/german.ts';
import { courseLengths } from '../shared/ai/order.ts';
import { lessonsOf } from '../shared/ai/plan.ts';
import { handbookCourse, placeholder } from './write-demo-course.ts';

test('the handbook course equals the current output of the generator', async () => {
  expect(await handbookCourse()).toEqual(await readPregeneratedCourse());
});

test.each(courseLengths)(
  'every lesson of a %s plan has a text, even if its pages contain only tables',
  async (length) => {
    const named = { filename: 'lager.pdf', type: 'application/pdf' };
    const { unit, parts } = await readBytes(await germanPdf(), named, { signal: AbortSignal.timeout(60_000) });
    const source = { sourceId: placeholder, name: named.filename, unit };
    const wishes = { audience: '', length, tone: 'Sie', hasQuizzes: true, modules: null, instruction: '' } as const;
    const plan = makePlan({ wishes, topic: '', title: 'Lager', excerpts: [{ ...source, parts }] });
    for (const lesson of lessonsOf(plan)) {
      const drawn = parts.filter(({ number }) => lesson.draws.some(({ from, to }) => from <= number && number <= to));
      const { blocks } = writeLesson({ wishes, topic: '', plan, lesson, excerpts: [{ ...source, parts: drawn }] });
      expect(blocks.filter(({ type }) => type === 'text').length, lesson.title).toBeGreaterThan(0);
    }
  },
);
