import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pageOf = (slug: string): string => readFileSync(`prisma/content/pages/${slug}.md`, 'utf8').trim();

/** `prose.module.css` draws bold links in the last line as buttons. */
const nextStep = /^\*\*\[[^\]]+\]\(\/[a-z-]*\)\*\*(?: \*\*\[[^\]]+\]\(\/[a-z-]*\)\*\*)?$/u;

test.each([
  ['features', 800],
  ['pricing', 200],
  ['examples', 600],
  ['help', 2700],
])('/%s has at most %i words and ends with the next step', (slug, words) => {
  const page = pageOf(slug);
  expect(page.split(/\s+/u).length).toBeLessThanOrEqual(words);
  expect(page.split('\n').at(-1)).toMatch(nextStep);
});

test.each(['features', 'pricing', 'examples', 'help'])('each line of /%s has short sentences', (slug) => {
  const sentences = pageOf(slug)
    .split('\n')
    .filter((line) => !line.startsWith('|') && !line.startsWith('description:'))
    .flatMap((line) => line.split(/(?<=[.?!:]) /u));
  const tooLong = sentences.filter((sentence) => sentence.split(' ').length > 28);
  expect(tooLong).toEqual([]);
});
