import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { interviewOf, interviewsOf } from './interview.ts';

const shippedSkills = z
  .array(z.object({ name: z.string(), description: z.string() }))
  .parse(JSON.parse(readFileSync('prisma/content/assessments/softskills.json', 'utf8')));

const sentencesOf = (text: string): string[] => text.split(/(?<=\.) /u);
const longest = (sentences: readonly string[]): number =>
  Math.max(...sentences.map((sentence) => sentence.split(' ').length));
const maxWords = 18;

const firstPerson = /\b(?:ich|mich|mir)\b/iu;
const secondPerson = /\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b/u;

test('each shipped skill has two short sentences that speak to the person', () => {
  expect(shippedSkills).toHaveLength(30);
  for (const { name, description } of shippedSkills) {
    const sentences = sentencesOf(description);
    expect(sentences, name).toHaveLength(2);
    for (const sentence of sentences) expect(sentence, name).toMatch(secondPerson);
    expect(description, name).not.toMatch(/^Wer\b|\b(?:gut|besser|besten) als\b|\bimmer\b/u);
    expect(longest(sentences), name).toBeLessThanOrEqual(maxWords);
  }
});

const sentences = shippedSkills.flatMap(({ name }) => Object.values(interviewOf(name) ?? {}));

test('each shipped skill has two sentences to say aloud, sixty in total', () => {
  expect(sentences).toHaveLength(60);
  expect(new Set(sentences).size).toBe(60);
});

test.each(sentences)('%s is one short sentence in the first person', (sentence) => {
  expect(sentence).toMatch(/^\p{Lu}[^.?!]*\.$/u);
  expect(sentence).toMatch(firstPerson);
  expect(longest([sentence])).toBeLessThanOrEqual(maxWords);
  expect(sentence).not.toMatch(/\b(?:nicht|kein\w*|nie|niemand\w*)\b|:in|\*|\/in/iu);
});

test('returns texts for the first five skills and skips unknown ones', () => {
  const skills = [{ name: 'Zauberei' }, ...shippedSkills];
  const interviewList = interviewsOf(skills);
  expect(interviewList.map(({ name }) => name)).toEqual(shippedSkills.slice(0, 4).map(({ name }) => name));
  expect(interviewList[0]?.story).toBe('Ich erzähle gern, wie ich ein Missverständnis geklärt habe.');
});
