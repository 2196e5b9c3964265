import { expect, test } from 'vitest';
import type { ImportProblem } from '#shared/import/files.ts';
import type { CatalogueCsv } from '#shared/import/schema.ts';
import { parseCatalogue, shippedCatalogueCsv } from './service.ts';

const shipped = await shippedCatalogueCsv('test1');
const { softskillsCsv, statementsCsv, questionGroupsCsv } = shipped;
const errorsOf = async (csv: Partial<CatalogueCsv>) => {
  const parsed = await parseCatalogue({ ...shipped, ...csv });
  return parsed.ok ? [] : parsed.errors;
};
const firstRow = (row: string) => ({ statementsCsv: statementsCsv.replace(/^1,.*$/m, row) });
const firstGroup = (row: string) => ({ questionGroupsCsv: questionGroupsCsv.replace(/^1,gs-1,.*$/m, row) });
const firstSkill = (row: string) => ({ softskillsCsv: softskillsCsv.replace(/^1,Komm.*$/m, row) });

type Place = { file?: string; line: number; column: number };
type Case = [ImportProblem['kind'], Partial<CatalogueCsv>, Place, string];

const cases: Case[] = [
  ['EMPTY_FILE', { statementsCsv: '' }, { line: 1, column: 1 }, 'Die Datei enthält keine Zeilen.'],
  [
    'EMPTY_FILE',
    { statementsCsv: 'id,text,html,softskill_id\n' },
    { line: 1, column: 1 },
    'Die Datei enthält keine Zeilen.',
  ],
  [
    'FILE_TOO_LARGE',
    { statementsCsv: 'ä'.repeat(1_048_577) },
    { line: 1, column: 1 },
    'Die Datei ist größer als 2 MB.',
  ],
  [
    'TOO_MANY_ROWS',
    { statementsCsv: statementsCsv + Array.from({ length: 820 }, (_, row) => `${row + 181},Ich,,1\n`).join('') },
    { line: 1001, column: 1 },
    'Die Datei hat mehr als 1000 Zeilen.',
  ],
  [
    'BROKEN_QUOTES',
    firstRow('1,"Ich"x,,1'),
    { line: 2, column: 2 },
    'Ein Anführungszeichen ist hier nicht richtig geschlossen; ab dieser Zeile lässt sich die Datei nicht lesen.',
  ],
  [
    'BROKEN_QUOTES',
    { statementsCsv: `${statementsCsv}181,"Ich\n\n` },
    { line: 182, column: 2 },
    'Ein Anführungszeichen ist hier nicht richtig geschlossen; ab dieser Zeile lässt sich die Datei nicht lesen.',
  ],
  [
    'MISSING_HEADER',
    { statementsCsv: statementsCsv.replace(',softskill_id', '') },
    { line: 1, column: 4 },
    'In der Kopfzeile fehlt die Spalte softskill_id.',
  ],
  [
    'WRONG_HEADER',
    { statementsCsv: statementsCsv.replace('id,text,html', 'id,text,text') },
    { line: 1, column: 3 },
    'Die Spalte heißt „text“; an dieser Stelle steht html.',
  ],
  ['COLUMN_COUNT', firstRow('1,Ich,1'), { line: 2, column: 4 }, 'Die Zeile hat 3 statt 4 Spalten.'],
  ['COLUMN_COUNT', firstRow('1,Ich,,1,neu'), { line: 2, column: 5 }, 'Die Zeile hat 5 statt 4 Spalten.'],
  [
    'NOT_A_NUMBER',
    firstRow('1,Ich,,eins'),
    { line: 2, column: 4 },
    '„eins“ ist keine ganze Zahl zwischen 1 und 2147483647.',
  ],
  [
    'NOT_A_NUMBER',
    firstRow('1,Ich,,2147483648'),
    { line: 2, column: 4 },
    '„2147483648“ ist keine ganze Zahl zwischen 1 und 2147483647.',
  ],
  [
    'NOT_A_NUMBER',
    firstRow('1,"Ich\nbin",,0'),
    { line: 3, column: 4 },
    '„0“ ist keine ganze Zahl zwischen 1 und 2147483647.',
  ],
  ['NOT_A_NUMBER', firstRow('1,Ich,,'), { line: 2, column: 4 }, 'Hier fehlt eine Nummer.'],
  ['EMPTY_TEXT', firstRow('1, ,,1'), { line: 2, column: 2 }, 'Der Text in der Spalte text fehlt.'],
  ['EMPTY_TEXT', firstRow('1,,<p>&nbsp;</p>,1'), { line: 2, column: 3 }, 'Der Text in der Spalte html fehlt.'],
  [
    'EMPTY_TEXT',
    firstRow('1,<script>alert(1)</script>,,1'),
    { line: 2, column: 2 },
    'Der Text in der Spalte text fehlt.',
  ],
  [
    'TEXT_TOO_LONG',
    firstRow(`1,${'a'.repeat(501)},,1`),
    { line: 2, column: 2 },
    'Der Text hat 501 Zeichen, erlaubt sind höchstens 500.',
  ],
  ...['\u0000', '\uD800', '\uFFFD', '\u0007', '&#0;', '&#xD800;'].map(
    (wrong): Case => [
      'BROKEN_CHARACTER',
      firstRow(`1,Ich ${wrong},,1`),
      { line: 2, column: 2 },
      'Der Text enthält ein Zeichen, das sich nicht lesen oder speichern lässt. Die Datei muss in UTF-8 gespeichert sein.',
    ],
  ),
  [
    'DUPLICATE_ID',
    { statementsCsv: `${statementsCsv}7,Ich,,1\n` },
    { line: 182, column: 1 },
    'Die Nummer 7 gibt es schon in Zeile 8.',
  ],
  [
    'UNKNOWN_SKILL',
    firstRow('1,Ich,,31'),
    { line: 2, column: 4 },
    'Einen Softskill mit der Nummer 31 gibt es in softskills.csv nicht.',
  ],
  [
    'UNKNOWN_SKILL',
    firstRow('\n\n1,Ich,,31'),
    { line: 4, column: 4 },
    'Einen Softskill mit der Nummer 31 gibt es in softskills.csv nicht.',
  ],
  [
    'UNKNOWN_SKILL',
    firstSkill('1,Kommunikation,Klar.,2,99'),
    { file: 'softskills', line: 2, column: 5 },
    'Einen Softskill mit der Nummer 99 gibt es in softskills.csv nicht.',
  ],
  [
    'GROUP_SIZE',
    firstGroup('1,gs-1,gs-1,1,68,153'),
    { file: 'questionGroups', line: 2, column: 7 },
    'Eine Gruppe besteht aus genau 4 Aussagen, hier sind es 3.',
  ],
  [
    'GROUP_SIZE',
    firstGroup('1,gs-1,gs-1,1,,153,178,'),
    { file: 'questionGroups', line: 2, column: 5 },
    'Eine Gruppe besteht aus genau 4 Aussagen, hier sind es 3.',
  ],
  [
    'GROUP_SIZE',
    firstGroup('1,gs-1,gs-1,1,68,153,178,5'),
    { file: 'questionGroups', line: 2, column: 8 },
    'Eine Gruppe besteht aus genau 4 Aussagen, hier sind es 5.',
  ],
  [
    'UNKNOWN_STATEMENT',
    firstGroup('1,gs-1,gs-1,1,68,153,999,'),
    { file: 'questionGroups', line: 2, column: 7 },
    'Eine Aussage mit der Nummer 999 gibt es in statements.csv nicht.',
  ],
  [
    'STATEMENT_USED_TWICE',
    firstGroup('1,gs-1,gs-1,1,68,153,153,'),
    { file: 'questionGroups', line: 2, column: 7 },
    'Die Aussage 153 steht schon in der Gruppe in Zeile 2; jede Aussage gehört zu höchstens einer Gruppe.',
  ],
  [
    'ADDITIONAL_COUNT',
    { statementsCsv: `${statementsCsv}181,Ich,,1\n` },
    { file: 'softskills', line: 2, column: 1 },
    'Zu „Kommunikation“ gibt es 3 Aussagen, die in keiner Gruppe stehen; für den zweiten Teil sind es genau 2.',
  ],
];

test.each(cases)('reports %s with its position and a message (%#)', async (kind, csv, place, message) => {
  expect(await errorsOf(csv)).toEqual([{ file: 'statements', ...place, kind, message }]);
});

test('reports all errors of all files at once', async () => {
  const files = {
    ...firstRow('1, ,,31'),
    ...firstGroup('eins,gs-1,,1,68,153,178,'),
    ...firstSkill('1,Kommunikation,,2,x'),
  };
  expect((await errorsOf(files)).map(({ file, line, column, kind }) => [file, line, column, kind])).toEqual([
    ['softskills', 2, 3, 'EMPTY_TEXT'],
    ['softskills', 2, 5, 'NOT_A_NUMBER'],
    ['statements', 2, 2, 'EMPTY_TEXT'],
    ['questionGroups', 2, 1, 'NOT_A_NUMBER'],
    ['questionGroups', 2, 3, 'EMPTY_TEXT'],
    ['statements', 2, 4, 'UNKNOWN_SKILL'],
  ]);
});

test('lists at most 200 errors and counts all', async () => {
  const parsed = await parseCatalogue({ ...shipped, statementsCsv: statementsCsv.replace(/^\d+,.*$/gm, '1,,,x') });
  expect(parsed).toMatchObject({ ok: false, errorTotal: 180 * 3 - 1 + 119 });
  expect(parsed.ok ? [] : parsed.errors).toHaveLength(200);
});
