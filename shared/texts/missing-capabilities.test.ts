/** Public texts must not promise a missing capability. Building one removes its entry and its exceptions here. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const missingCapabilities: Readonly<Record<string, RegExp>> = {
  'a documented interface': /\/api\/v1/,
  'reminders to learn': /Lernerinnerung|erinnert (?:Ihr Team|Lernende)|Erinnerung ans Lernen/,
  'a verdict on the law': /DSGVO-konform|rechtssicher/,
  'words between other marks than „ and “': /[»«]/,
  promises: /kommt bald|demnächst|geplant|in Vorbereitung|wird implementiert|Sobald Unternehmen/i,
};

/** By file. Each phrase must still occur there. */
const permittedPhrases: Readonly<Record<string, readonly string[]>> = {};

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

const files = [
  ...filesOf('shared/texts', '.ts'),
  ...filesOf('prisma/content/pages', '.md'),
  ...filesOf('client/public', '.svg'),
  'client/index.html',
  'server/features/learning/http-head.ts',
];

function textOf(file: string): string {
  const source = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*(?:\/\/|import ).*$/gm, '');
  return (permittedPhrases[file] ?? []).reduce((text, exception) => text.replaceAll(exception, ''), source);
}

test.each(files)('%s promises no missing capability', (file) => {
  const lines = textOf(file).split('\n');
  const promisedLines = Object.entries(missingCapabilities).flatMap(([capability, words]) =>
    lines.filter((line) => words.test(line)).map((line) => `${capability}: ${line.trim()}`),
  );
  expect(promisedLines).toEqual([]);
});

test('every permitted phrase still occurs in its file', () => {
  const stale = Object.entries(permittedPhrases).flatMap(([file, exceptions]) => {
    const source = readFileSync(file, 'utf8');
    return exceptions.filter((exception) => !source.includes(exception));
  });
  expect(stale).toEqual([]);
});

test.each([
  ['words between other marks than „ and “', 'Unter »Entdecken« finden Sie sie wieder.'],
  ['promises', 'Sobald Unternehmen Kurse veröffentlichen'],
])('the pattern for %s matches "%s"', (capability, sentence) => {
  expect(missingCapabilities[capability]?.test(sentence)).toBe(true);
});
