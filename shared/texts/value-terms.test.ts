/** The theory of the basic values has its place on the method page; everywhere else they have everyday names. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueWords } from '../assessments/values/values.ts';
import { basicValueNames } from './assessments/basic-values.ts';
import { basicValueTerms } from './assessments/method-matching.ts';

const methodTexts = ['shared/texts/assessments/method.ts', 'shared/texts/assessments/method-matching.ts'];

/** Some terms are among the words that people choose, or everyday words: 'Leistung', 'Macht', 'Sicherheit'. */
const everydayWords = new Set<string>([...valueWords, ...Object.values(basicValueNames)]);
const theoryTerms = Object.values(basicValueTerms).filter((term) => !everydayWords.has(term));
const refused = new RegExp([...theoryTerms, 'Grundwerte?n?', 'Schwartz'].map((term) => `\\b${term}\\b`).join('|'), 'g');

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

test('the terms that no one uses in everyday life are known', () => {
  expect(theoryTerms).toEqual([
    'Selbstbestimmung',
    'Stimulation',
    'Hedonismus',
    'Konformität',
    'Benevolenz',
    'Universalismus',
  ]);
});

const files = [...filesOf('shared/texts', '.ts'), ...filesOf('prisma/content/pages', '.md')];

test.each(files.filter((file) => !methodTexts.includes(file)))('%s has no term of the theory of values', (file) => {
  expect(withoutComments(readFileSync(file, 'utf8')).match(refused) ?? []).toEqual([]);
});

test('the ten groups have the names that were agreed', () => {
  expect(Object.values(basicValueNames)).toEqual([
    'Eigene Wege',
    'Abwechslung',
    'Freude am Leben',
    'Erfolg',
    'Einfluss',
    'Sicherheit',
    'Regeln',
    'Tradition',
    'Fürsorge',
    'Gerechtigkeit',
  ]);
});
