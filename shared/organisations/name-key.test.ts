import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyNameKey } from './name-key.ts';

describe('confusable names have the same key', () => {
  test.each([
    ['Lindenhof', 'LINDENHOF'],
    ['Lindenhof', '  Linden-Hof  '],
    ['Lindenhof', 'Lindenhof GmbH'],
    ['Lindenhof GmbH', 'Lindenhof G.m.b.H.'],
    ['Lindenhof GmbH', 'LindenhofGmbH'],
    ['Lindenhof gGmbH', 'Lindenhof gemeinnützige GmbH'],
    ['Lindenhof', 'Lindenhof Gesellschaft mit beschränkter Haftung'],
    ['Lindenhof', 'Lindenhof UG (haftungsbeschränkt)'],
    ['Lindenhof', 'Lindenhof GmbH & Co. KG'],
    ['Lindenhof', 'Lindenhof e. V.'],
    ['Lindenhof', 'Lindenhof e.K.'],
    ['Lindenhof', 'Lindenhof S.A.'],
    ['Lindenhof Göttingen', 'Lindenhof GmbH (Göttingen)'],
    ['Müller & Söhne', 'Mueller und Soehne GmbH'],
    ['Müller & Söhne', 'MULLER + SOHNE'],
    ['Müller', 'Mu\u0308ller'],
    ['Straße', 'STRASSE'],
    ['Straße', 'Stra\u1e9ee'],
    ['Café Crème', 'Cafe Creme'],
    ['Ørsted', 'Orsted'],
    ['Data Event', 'DataEvent'],
    ['Allianz', 'А11ianz'],
    ['Allianz', 'AIIianz'],
    ['Allianz', 'A\u200bllianz'],
    ['Allianz', 'All\u3164ianz'],
    ['Allianz', 'Ａｌｌｉａｎｚ'],
    ['Allianz', '𝐀𝐥𝐥𝐢𝐚𝐧𝐳'],
    ['Sparkasse', 'Ѕраrkаѕѕе'],
    ['Bosch', 'Βοѕсh'],
    ['BOSCH', 'ВОЅСН'],
    ['Zeta Nova', 'ΖΕΤΑ ΝΟVΑ'],
    ['Otto', '0tt0'],
    ['Bosch GmbH', 'Bosch GmbН'],
    ['Modern Work', 'Modem VVork'],
    ['Istanbul', 'İstanbul'],
    ['GmbH', 'G.m.b.H.'],
  ])('%s: %s', (one, other) => {
    expect(companyNameKey(other)).toBe(companyNameKey(one));
  });
});

describe('different names have different keys', () => {
  test.each([
    ['Lindenhof', 'Lindenhof Süd'],
    ['Lindenhof', 'Lindenhot'],
    ['Verlag', 'Verl'],
    ['Flug', 'Fl'],
    ['SAP', 'SA'],
    ['AG', 'KG'],
    ['Haus 2', 'Haus 3'],
    ['Завод', 'Школа'],
    ['日本', '東京'],
    ['★', '♥'],
  ])('%s: %s', (one, other) => {
    expect(companyNameKey(other)).not.toBe(companyNameKey(one));
  });
});

test('every name with a visible character has a key in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (name) => {
      expect(companyNameKey(name) === '').toBe(/^[\s\p{DI}\p{M}]*$/u.test(name.normalize('NFKD')));
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÄÖÜäöü0-9 .&-]{1,60}$/), (name) => {
      expect(companyNameKey(name.toUpperCase())).toBe(companyNameKey(name.toLowerCase()));
    }),
  );
});
