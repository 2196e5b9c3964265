import { expect, test } from 'vitest';
import { findGermanTexts } from './german-texts.ts';

const germanIn = (file: string, source: string) => findGermanTexts(new Map([[file, source]]));

test.each([
  ['a string', 'client/a.tsx', "const a = 'Schließen';", '"Schließen"'],
  ['a string without umlauts', 'shared/a.ts', "const a = 'Name oder Ort';", '"Name oder Ort"'],
  ['a template', 'server/features/a.ts', `const a = \`Es gibt \${count} Plätze\`;`, '" Plätze"'],
  ['JSX text', 'client/a.tsx', 'const a = <p>Nicht jetzt, bitte</p>;', '"Nicht jetzt, bitte"'],
])('reports German in %s', (_, file, source, text) => {
  expect(germanIn(file, source)).toEqual([`${file}:1 ${text}`]);
});

test.each([
  ['the texts', 'shared/texts/a.ts', "const a = 'Schließen';"],
  ['tests', 'client/a.test.ts', "const a = 'Schließen';"],
  ['comments', 'client/a.ts', "// 'Schließen'\nconst a = 1;"],
  ['single English words', 'client/a.ts', "const a = 'die';"],
  ['regular expressions', 'server/a.ts', 'const a = /ä/;'],
])('ignores %s', (_, file, source) => {
  expect(germanIn(file, source)).toEqual([]);
});
