import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standsIn } from './quote.ts';

const text = [
  'Hände waschen',
  'Waschen Sie die Hände mindestens 30 Sekunden lang mit Seife.',
  'Im „Notfall“ gilt: Ruhe bewahren – Hilfe holen.',
  'Der Brand-',
  'schutz ist Sache aller, auch der Wasch-',
  'und Putzmittel.',
  'Erlaubt sind höchstens 10⁵ KBE, nie bei o\ufb00enem Feuer …',
].join('\n');

test.each<[string, string, boolean]>([
  ['word for word', 'mindestens 30 Sekunden lang', true],
  ['over a line break', 'Hände waschen Waschen Sie', true],
  ['with other white space', 'Waschen \u00a0Sie\n die   Hände', true],
  ['with soft hyphens', 'Waschen Sie die Hän\u00adde', true],
  ['a word parted at a line end, put together', 'Der Brandschutz ist Sache', true],
  ['a word parted at a line end, as it stands', 'Der Brand-\nschutz ist Sache', true],
  ['a hyphen that stays', 'auch der Wasch- und Putzmittel', true],
  ['other quotation marks', 'Im "Notfall" gilt', true],
  ['framed by marks of its own', '„Ruhe bewahren – Hilfe holen.“', true],
  ['two words', 'Hände waschen', false],
  ['three marks and two words', '– Hilfe holen', false],
  ['nothing', '', false],
  ['another number', 'mindestens 20 Sekunden lang', false],
  ['a raised digit as it stands', 'höchstens 10⁵ KBE', true],
  ['a raised digit beside the others', 'höchstens 105 KBE', false],
  ['a ligature in two letters, an ellipsis in three dots', 'nie bei offenem Feuer ...', true],
  ['another capital', 'waschen Sie die hände', false],
  ['another dash', 'Ruhe bewahren - Hilfe holen', false],
  ['a word left out', 'Waschen Sie Hände mindestens', false],
  ['other words in between', 'Waschen Sie die Hände […] mit Seife', false],
  ['cut in the middle of a word', 'die Hände mindestens 30 Sek', false],
  ['begun in the middle of a word', 'aschen Sie die Hände', false],
])('%s', (_, quote, isHeld) => {
  expect(standsIn(quote, text)).toBe(isHeld);
});

test('three words as they stand are held, wherever lines are broken', () => {
  const word = fc.stringMatching(/^[a-zäöü]{2,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 12 }), fc.infiniteStream(fc.boolean()), (words, breaks) => {
      const broken = words.reduce((whole, one) => `${whole}${breaks.next().value ? '\n' : ' '}${one}`);
      return standsIn(words.slice(-3).join(' '), broken);
    }),
  );
});
