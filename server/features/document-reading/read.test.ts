import { expect, test } from 'vitest';
import { sourceLimits } from '#shared/ai/source.ts';
import { docx } from '../../testing/documents/docx.ts';
import { germanPages, germanPdf } from '../../testing/documents/german.ts';
import { crowdedDocx, inflatingDocx, inflatingPdf, slowPdf } from '../../testing/documents/hostile.ts';
import { doc, encryptedOffice, ppt, pptx } from '../../testing/documents/old-office.ts';
import { pdf, pdfOfPages, scannedPdf } from '../../testing/documents/pdf.ts';
import { zipFiles } from '../../testing/documents/zip.ts';
import { readBytes } from './read.ts';

const read = (filename: string, bytes: Buffer, type = '') =>
  readBytes(bytes, { filename, type }, { signal: new AbortController().signal });
const slides = [
  { title: 'Brandklassen', points: ['A: feste Stoffe', 'B & C'], notes: 'Löscher zeigen' },
  { title: 'Fluchtwege', points: ['Freihalten'] },
];

test('reads the pages and headings of a PDF without header, footer and page number', async () => {
  const source = await read('handbuch.pdf', await germanPdf());
  expect(source).toMatchObject({ unit: 'page', title: 'Arbeitssicherheit im Lager' });
  expect(source.parts.map(({ number }) => number)).toEqual(germanPages().map((_, index) => index + 1));
  expect(source.parts[2]?.lines.slice(0, 2)).toEqual([
    { kind: 'heading', level: 1, text: 'Kapitel 1: Grundlagen' },
    { kind: 'heading', level: 2, text: 'Pflichten im Betrieb' },
  ]);
  expect(source.parts[3]?.lines.filter(({ kind }) => kind === 'item')).toHaveLength(3);
  expect(JSON.stringify(source)).not.toMatch(/Handbuch Arbeitssicherheit|Seite \d/);
});

test('reads two columns one after the other, and tables row by row', async () => {
  const column = (name: string) =>
    `Anfang ${name}. ${`Das ist ein ganzer Satz in Spalte ${name}. `.repeat(12)}Ende ${name}.`;
  const rows = [
    ['Klasse A', 'feste Stoffe'],
    ['Klasse B', 'flüssige Stoffe'],
  ];
  const source = await read('a.pdf', await pdf([[{ columns: [column('eins'), column('zwei')] }], [{ rows }]]));
  const words = JSON.stringify(source.parts[0]);
  expect(words.indexOf('Ende eins')).toBeLessThan(words.indexOf('Anfang zwei'));
  expect(words.indexOf('Ende eins')).toBeGreaterThan(0);
  expect(source.parts[1]?.lines).toEqual(rows.map((cells) => ({ kind: 'row', cells })));
});

test('reads a Word file with sections by heading path, lists and tables', async () => {
  const file = docx(
    [
      { heading: 'Kapitel 2', level: 1 },
      { text: 'Vor allem <Vorsicht> & Ruhe.' },
      { heading: 'Brandschutz', level: 2 },
      { items: ['melden', 'verlassen'], isOrdered: true },
      { rows: [['Klasse', 'Stoff']] },
    ],
    { title: 'Leitfaden' },
  );
  expect(await read('a.docx', file)).toEqual({
    unit: 'section',
    title: 'Leitfaden',
    parts: [
      {
        number: 1,
        label: 'Kapitel 2',
        lines: [
          { kind: 'heading', level: 1, text: 'Kapitel 2' },
          { kind: 'text', text: 'Vor allem <Vorsicht> & Ruhe.' },
        ],
      },
      {
        number: 2,
        label: 'Kapitel 2 › Brandschutz',
        lines: [
          { kind: 'heading', level: 2, text: 'Brandschutz' },
          { kind: 'item', isOrdered: true, text: 'melden' },
          { kind: 'item', isOrdered: true, text: 'verlassen' },
          { kind: 'row', cells: ['Klasse', 'Stoff'] },
        ],
      },
    ],
  });
});

test.each([
  ['a.pptx', pptx(slides)],
  ['a.ppt', ppt(slides)],
])('reads the slides of %s in order, with titles, points and notes', async (name, bytes) => {
  const { unit, parts } = await read(name, bytes);
  expect(unit).toBe('slide');
  expect(parts.map(({ label }) => label)).toEqual(['Brandklassen', 'Fluchtwege']);
  expect(parts[0]?.lines).toEqual([
    { kind: 'heading', level: 1, text: 'Brandklassen' },
    { kind: 'item', isOrdered: false, text: 'A: feste Stoffe' },
    { kind: 'item', isOrdered: false, text: 'B & C' },
    { kind: 'note', text: 'Löscher zeigen' },
  ]);
});

test('reads the paragraphs of an old Word file', async () => {
  const { parts } = await read('a.doc', doc(['1 Einleitung', 'Ein Absatz mit „Umlauten“: äöü.']));
  expect(parts).toMatchObject([
    { label: '1 Einleitung', lines: [{ kind: 'heading' }, { kind: 'text', text: 'Ein Absatz mit „Umlauten“: äöü.' }] },
  ]);
});

test('reads headings and lists of Markdown, and paragraphs of text in any encoding', async () => {
  const markdown = await read('a.md', Buffer.from('# Titel\n\n## Zwei\n\n- **fett**\n- b\n'), 'text/plain');
  expect(markdown.parts.map(({ label }) => label)).toEqual(['Titel › Zwei']);
  expect(markdown.parts[0]?.lines.at(-2)).toEqual({ kind: 'item', isOrdered: false, text: 'fett' });
  const bytes = [
    Buffer.from('Größe\n\nZwei'),
    Buffer.from('Größe\n\nZwei', 'latin1'),
    Buffer.from('\ufeffGröße\n\nZwei', 'utf16le'),
  ];
  for (const text of bytes) {
    const { unit, parts } = await read('a.txt', text);
    expect([unit, parts.map(({ lines }) => lines)]).toEqual([
      'paragraph',
      [[{ kind: 'text', text: 'Größe' }], [{ kind: 'text', text: 'Zwei' }]],
    ]);
  }
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['FILE_EMPTY', 'a.pdf', () => Buffer.alloc(0)],
  ['FILE_ENCRYPTED', 'a.pdf', () => pdf([[{ text: 'geheim' }]], { password: 'geheim' })],
  ['FILE_ENCRYPTED', 'a.docx', encryptedOffice],
  ['FILE_ENCRYPTED', 'a.doc', () => doc(['geheim'], { isEncrypted: true })],
  ['FILE_ENCRYPTED', 'a.ppt', () => ppt(slides, { isEncrypted: true })],
  ['FILE_WITHOUT_TEXT', 'a.pdf', () => scannedPdf()],
  ['FILE_BROKEN', 'a.pdf', () => Buffer.from('%PDF-1.7\nnichts')],
  ['FILE_BROKEN', 'a.docx', () => Buffer.from('kein Archiv')],
  ['SOURCE_TYPE_REFUSED', 'a.zip', () => zipFiles({ 'a.txt': 'Text' })],
  ['SOURCE_TYPE_REFUSED', 'a.png', () => Buffer.from('\x89PNG')],
  [
    'FILE_TOO_LARGE',
    'a.txt',
    () => Buffer.from(`${'a'.repeat(90_000)}\n\n`.repeat(sourceLimits.sourceText / 90_000 + 1)),
  ],
  ['FILE_TOO_LARGE', 'a.txt', () => Buffer.from('- ab\n'.repeat(sourceLimits.lines + 1))],
  ['FILE_TOO_MANY_PAGES', 'a.pdf', () => pdfOfPages(6_000)],
  ['FILE_INFLATES', 'a.docx', () => inflatingDocx()],
  ['FILE_INFLATES', 'a.docx', () => inflatingDocx(900, { isHonest: false })],
  ['FILE_INFLATES', 'a.docx', () => crowdedDocx(10_000)],
  ['FILE_INFLATES', 'a.pdf', () => inflatingPdf()],
])('answers %s for %s', async (code, name, make) => {
  await expect(read(name, await make())).rejects.toMatchObject({ code });
});

test('stops a file that exceeds the time limit', async () => {
  const { signal } = new AbortController();
  const reading = readBytes(slowPdf(), { filename: 'a.pdf', type: '' }, { signal, longestMs: 500 });
  await expect(reading).rejects.toMatchObject({ code: 'FILE_TOO_SLOW' });
});

test('stops reading when the signal aborts', async () => {
  const stop = new AbortController();
  const reading = readBytes(await germanPdf(), { filename: 'a.pdf', type: '' }, stop);
  setTimeout(() => stop.abort(new Error('cancelled')), 20);
  await expect(reading).rejects.toThrow('cancelled');
});
