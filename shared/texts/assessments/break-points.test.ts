import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueWords } from '../../assessments/values/values.ts';
import { basicValueNames } from './basic-values.ts';
import { splitAtBreakPoints } from './break-points.ts';

type Skill = { name: string };
const catalogue = new URL('../../../prisma/content/assessments/softskills.json', import.meta.url);
const skills = (JSON.parse(readFileSync(catalogue, 'utf8')) as Skill[]).map(({ name }) => name);

test.each([
  ['Nachhaltigkeitsbewusstsein', ['Nachhaltigkeits', 'bewusstsein']],
  ['Ethik und Wertebewusstsein', ['Ethik und Werte', 'bewusstsein']],
  ['Überzeugungskraft, Empathie', ['Über', 'zeugungs', 'kraft, Empathie']],
  ['Teamfähigkeit und Konfliktlösung', ['Team', 'fähigkeit und Konflikt', 'lösung']],
  ['Teamfähigkeiten', ['Teamfähigkeiten']],
  ['Umgang mit KI', ['Umgang mit KI']],
  ['', ['']],
])('%s breaks only at its known joints', (text, parts) => {
  expect(splitAtBreakPoints(text)).toEqual(parts);
});

const basicValues = Object.values(basicValueNames);

test.each([...skills, ...valueWords, ...basicValues])(
  '%s keeps all letters and has no part that is too long for a narrow column',
  (name) => {
    const parts = splitAtBreakPoints(name);
    expect(parts.join('')).toBe(name);
    for (const word of parts.flatMap((part) => part.split(' '))) expect(word.length).toBeLessThan(16);
  },
);
