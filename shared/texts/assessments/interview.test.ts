import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { interviewOf, interviewsOf } from './interview.ts';

const shipped = z
  .array(z.object({ name: z.string() }))
  .parse(JSON.parse(readFileSync('prisma/content/assessments/softskills.json', 'utf8')));

test('there is something to say about every skill that comes with the product, and each time something else', () => {
  const told = shipped.map(({ name }) => interviewOf(name));
  expect(told).not.toContain(null);
  expect(new Set(told.map((interview) => interview?.occasion)).size).toBe(30);
  expect(new Set(told.map((interview) => interview?.atWork)).size).toBe(30);
  for (const interview of told) expect(interview?.atWork).toMatch(/^\p{Lu}.*\.$/u);
});

test('the first five are told, without those that nobody has written about', () => {
  const skills = [{ name: 'Zauberei' }, ...shipped];
  const told = interviewsOf(skills);
  expect(told.map(({ name }) => name)).toEqual(shipped.slice(0, 4).map(({ name }) => name));
  expect(told[0]?.request).toBe(
    '„Fragen Sie mich nach einer Erklärung, die zuerst missverstanden wurde, und danach, wie sie dann doch ankam.“',
  );
});
