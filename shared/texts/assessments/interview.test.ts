import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { interviewOf, interviewsOf } from './interview.ts';

const shippedSkills = z
  .array(z.object({ name: z.string() }))
  .parse(JSON.parse(readFileSync('prisma/content/assessments/softskills.json', 'utf8')));

test('every shipped skill has its own interview text', () => {
  const interviewList = shippedSkills.map(({ name }) => interviewOf(name));
  expect(interviewList).not.toContain(null);
  expect(new Set(interviewList.map((interview) => interview?.occasion)).size).toBe(30);
  expect(new Set(interviewList.map((interview) => interview?.atWork)).size).toBe(30);
  for (const interview of interviewList) expect(interview?.atWork).toMatch(/^\p{Lu}.*\.$/u);
});

test('returns texts for the first five skills and skips unknown ones', () => {
  const skills = [{ name: 'Zauberei' }, ...shippedSkills];
  const interviewList = interviewsOf(skills);
  expect(interviewList.map(({ name }) => name)).toEqual(shippedSkills.slice(0, 4).map(({ name }) => name));
  expect(interviewList[0]?.request).toBe(
    '„Fragen Sie mich nach einer Erklärung, die zuerst missverstanden wurde, und danach, wie sie dann doch ankam.“',
  );
});
