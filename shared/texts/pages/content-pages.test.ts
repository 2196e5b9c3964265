import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPageSlugs } from '#shared/pages.ts';
import { exampleTexts } from '#shared/texts/pages/examples.ts';

const pageOf = (slug: string): string => readFileSync(`prisma/content/pages/${slug}.md`, 'utf8').trim();

/** The server reads bold links in the last line as next steps. */
const nextStep = /^\*\*\[[^\]]+\]\(\/[^)]*\)\*\*(?: \*\*\[[^\]]+\]\(\/[^)]*\)\*\*)?$/u;

test.each(contentPageSlugs)('/%s ends with the next step', (slug) => {
  expect(pageOf(slug).split('\n').at(-1)).toMatch(nextStep);
});

test('the figures of /examples belong to its sections', () => {
  const { range, of, ...figures } = exampleTexts;
  for (const { title } of Object.values(figures)) expect(pageOf('examples')).toContain(`\n## ${title}\n`);
  expect(pageOf('examples')).toContain(`${of(74)}, ${range(63, 82)}`);
});

test.each([
  ['features', 160],
  ['about', 290],
  ['careers', 220],
  ['blog', 510],
  ['pricing', 200],
  ['examples', 350],
  ['help', 2700],
])('/%s has at most %i words', (slug, words) => {
  expect(pageOf(slug).split(/\s+/u).length).toBeLessThanOrEqual(words);
});

test.each(['features', 'pricing', 'examples', 'help'])('each line of /%s has short sentences', (slug) => {
  const sentences = pageOf(slug)
    .split('\n')
    .filter((line) => !line.startsWith('|') && !line.startsWith('description:'))
    .flatMap((line) => line.split(/(?<=[.?!:]) /u));
  const tooLong = sentences.filter((sentence) => sentence.split(' ').length > 28);
  expect(tooLong).toEqual([]);
});

const quotedPhrase = /„([^“]+)“/gu;
/** A pseudonym and a sentence of an applicant. */
const invented = ['Muntere Linde', 'Mögen Sie uns kennenlernen?'];

test.each(contentPageSlugs)('each quoted label of /%s exists in the product', (slug) => {
  const labels = readdirSync('shared/texts', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`shared/texts/${name}`, 'utf8'))
    .join('\n');
  const quoted = [...pageOf(slug).matchAll(quotedPhrase)].map(([, phrase = '']) => phrase);
  expect(quoted.filter((phrase) => !labels.includes(phrase) && !invented.includes(phrase))).toEqual([]);
});
