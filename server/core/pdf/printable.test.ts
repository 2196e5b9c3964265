import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { fontName, registerFonts } from './fonts.ts';
import { fontRuns, shorten, toPrintable } from './printable.ts';

type Opened = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };
const faces = ['text', 'strong', 'title'] as const;
const characters = Array.from({ length: 0x3000 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

test('every supported character has a glyph in every face', () => {
  const doc = new PDFDocument();
  registerFonts(doc);
  const runs = characters.flatMap((character) => fontRuns(toPrintable(character)));
  const missing = faces.flatMap((face) =>
    runs.filter(({ subset, text }) => {
      const { _font } = doc.font(fontName(face, subset)) as unknown as Opened;
      return [...text].some((part) => !_font.font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));
    }),
  );
  expect(missing.map(({ text }) => text)).toEqual([]);
});

test('supports every Latin letter of European names', () => {
  const letters = characters.slice(0, 0x17f - 0x20).filter((character) => /\p{L}/u.test(character));
  expect(letters.filter((letter) => toPrintable(letter) === '')).toEqual([]);
});

test.each([
  ['Jana Petersen', 'Jana Petersen'],
  ['  Jana \t\n Petersen ', 'Jana Petersen'],
  ['Bei\u200Bspiel\u202E', 'Beispiel'],
  ['Zoe\u0308', 'Zoë'],
  ['👩‍👧 Anna 🎉', 'Anna'],
  ['محمد', ''],
  ['Nguyễn Thị Thơ', 'Nguyen Thi Tho'],
  ['Ţiriac, Əliyev, Ŧávvi', 'Tiriac, Eliyev, Távvi'],
  ['Ｍüller½', 'Müller1/2'],
  ['Kılıç\u2010Øst Łukasz Ñandú', 'Kılıç-Øst Łukasz Ñandú'],
  ['Сергей Müller', 'Müller'],
  ['0,88 von\u00a01', '0,88 von\u00a01'],
])('prints %j as %j', (text, set) => {
  expect(toPrintable(text)).toBe(set);
});

test('runs keep every character and change the subset only where needed', () => {
  expect(fontRuns('Łukasz Müller')).toEqual([
    { subset: 'latinExtended', text: 'Ł' },
    { subset: 'latin', text: 'ukasz Müller' },
  ]);
});

test('a cut text ends with an ellipsis and never within a surrogate pair', () => {
  expect(shorten('Anna', 4)).toBe('Anna');
  expect(shorten('Annalena', 4)).toBe('Ann…');
});
