import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuotedIn } from './quote.ts';

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
  ['a word hyphenated at a line end, rejoined', 'Der Brandschutz ist Sache', true],
  ['a word hyphenated at a line end, verbatim', 'Der Brand-\nschutz ist Sache', true],
  ['a hyphen that belongs to the word', 'auch der Wasch- und Putzmittel', true],
  ['other quotation marks', 'Im "Notfall" gilt', true],
  ['framed by additional marks', '„Ruhe bewahren – Hilfe holen.“', true],
  ['two words', 'Hände waschen', false],
  ['three dashes and two words', '– Hilfe holen', false],
  ['nothing', '', false],
  ['another number', 'mindestens 20 Sekunden lang', false],
  ['a superscript digit, verbatim', 'höchstens 10⁵ KBE', true],
  ['a superscript digit as normal digit', 'höchstens 105 KBE', false],
  ['a ligature as two letters, an ellipsis as three dots', 'nie bei offenem Feuer ...', true],
  ['another capital', 'waschen Sie die hände', false],
  ['another dash', 'Ruhe bewahren - Hilfe holen', false],
  ['a word left out', 'Waschen Sie Hände mindestens', false],
  ['other words in between', 'Waschen Sie die Hände […] mit Seife', false],
  ['cut in the middle of a word', 'die Hände mindestens 30 Sek', false],
  ['begun in the middle of a word', 'aschen Sie die Hände', false],
])('%s', (_, quote, isHeld) => {
  expect(isQuotedIn(quote, text)).toBe(isHeld);
});

test('finds three verbatim words for any line breaks', () => {
  const word = fc.stringMatching(/^[a-zäöü]{2,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 12 }), fc.infiniteStream(fc.boolean()), (words, breaks) => {
      const broken = words.reduce((whole, one) => `${whole}${breaks.next().value ? '\n' : ' '}${one}`);
      return isQuotedIn(words.slice(-3).join(' '), broken);
    }),
  );
});
