import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchFold } from '#shared/search.ts';
import { testApp } from '../../testing/app.ts';

const app = testApp({ mail: false });

const foldedInSql = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await app().db.pool.query<{ folded: string }>(
    'select search_fold(value) as folded from unnest($1::text[]) with ordinality as given(value, place) order by place',
    [texts],
  );
  return rows.map(({ folded }) => folded);
};

const younger = /[\u1c89\u1c90-\u1cbf\u2c2f\ua7b8-\ua7f5]/;

test('PostgreSQL folds every character of the basic plane as the product does', async () => {
  const characters = Array.from({ length: 0xffff }, (_, index) => String.fromCodePoint(index + 1)).filter(
    (character) => character.isWellFormed() && !younger.test(character),
  );
  expect(await foldedInSql(characters)).toEqual(characters.map(searchFold));
});

const pieces = fc.constantFrom(
  ...[
    'a',
    'A',
    'o',
    'U',
    'ä',
    'Ö',
    'ü',
    'ß',
    'ẞ',
    'é',
    'Ç',
    'ı',
    'İ',
    'ø',
    'Æ',
    'œ',
    'ǘ',
    'ạ',
    'ﬁ',
    'Ｍ',
    'ſ',
    'Σ',
    'ς',
    'þ',
  ],
  ...['\u0308', '\u0301', '\u0323', '\u0307', '\u0302', '\u00ad', '\u200d', '\u00a0', '’', '–', ' ', '-', '%'],
  ...['д', 'Й', '山', 'が', '한', 'ش', '👩'],
);
const anyCharacter = fc
  .integer({ min: 1, max: 0xffff })
  .map((code) => String.fromCodePoint(code))
  .filter((character) => character.isWellFormed() && !younger.test(character));
const written = fc.array(fc.oneof(pieces, anyCharacter), { maxLength: 16 }).map((some) => some.join(''));

test('PostgreSQL folds texts as the product does, and folding is idempotent', async () => {
  const texts = fc.sample(written, 3_000);
  const folded = texts.map(searchFold);
  expect(await foldedInSql(texts)).toEqual(folded);
  expect(folded.map(searchFold)).toEqual(folded);
});
