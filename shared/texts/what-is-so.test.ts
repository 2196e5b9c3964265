/**
 * No page states what is not so, nor in other marks than the rest. Each capability that this installation does not have names the words that would sell it; whoever
 * builds one of them removes its line here, and its exceptions below.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const missing: Readonly<Record<string, RegExp>> = {
  'a documented interface': /\/api\/v1/,
  'export of personal data': /Datenexport|Daten (?:als Archiv |selbst )?herunterladen|Archiv\b/,
  'deletion of the account by oneself':
    /Bedenkzeit|(?<!dass wir )Ihr Konto (?:jederzeit |selbst |wieder )?löschen|löschen Sie Ihr Konto|Löschung zurücknehmen/,
  'reminders to learn': /Lernerinnerung|erinnert (?:Ihr Team|Lernende)|Erinnerung ans Lernen/,
  'a verdict on the law': /DSGVO-konform|rechtssicher/,
  'words between other marks than „ and “': /[»«]/,
  promises: /kommt bald|demnächst|geplant|in Vorbereitung|wird implementiert|Sobald Unternehmen/i,
};

/** What may be said although one of these words is in it, by file. Each must still be said somewhere in it. */
const allowed: Readonly<Record<string, readonly string[]>> = {};

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

/** What people read, without comments and without what the file may say. */
function readable(file: string): string {
  const source = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*(?:\/\/|import ).*$/gm, '');
  return (allowed[file] ?? []).reduce((text, exception) => text.replaceAll(exception, ''), source);
}

test.each(files)('%s sells nothing that this installation does not have', (file) => {
  const lines = readable(file).split('\n');
  const sold = Object.entries(missing).flatMap(([capability, words]) =>
    lines.filter((line) => words.test(line)).map((line) => `${capability}: ${line.trim()}`),
  );
  expect(sold).toEqual([]);
});

test('every exception is still needed', () => {
  const stale = Object.entries(allowed).flatMap(([file, exceptions]) => {
    const source = readFileSync(file, 'utf8');
    return exceptions.filter((exception) => !source.includes(exception));
  });
  expect(stale).toEqual([]);
});

/** A sentence that once stood on a page, for each capability: the words still find it. */
test.each([
  ['export of personal data', 'Ihre Daten herunterladen'],
  ['deletion of the account by oneself', 'Sie können Ihr Konto jederzeit löschen'],
  ['words between other marks than „ and “', 'Unter »Entdecken« finden Sie sie wieder.'],
  ['promises', 'Sobald Unternehmen Kurse veröffentlichen'],
])('the words for %s find "%s"', (capability, sentence) => {
  expect(missing[capability]?.test(sentence)).toBe(true);
});
