import { expect, test } from 'vitest';
import { createMatcher, searchFold } from './search.ts';

test.each([
  ['Müller', 'mueller'],
  ['MU\u0308LLER', 'mueller'],
  ['Mueller', 'mueller'],
  ['Jo\u0308rg', 'joerg'],
  ['Weiß', 'weiss'],
  ['WEIẞ', 'weiss'],
  ['Ärztliche Übung', 'aerztliche uebung'],
  ['Orée, Łódź, Søren, Đorđe', 'oree, lodz, soren, dorde'],
  ['Işık İpek', 'isik ipek'],
  ['Ǘ ạ\u0308', 'ue ae'],
  ['ﬁnden Ærø œuvre', 'finden aero oeuvre'],
  ['Ｐｆｌｅｇｅ\u00a0１', 'pflege 1'],
  ['O’Brien – Söhne', "o'brien - soehne"],
  ['Zu\u00adcker', 'zucker'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['Ёлка', 'елка'],
  ['100%_\\', '100%_\\'],
])('%j is folded to %j', (text, folded) => {
  expect(searchFold(text)).toBe(folded);
});

test.each([
  ['weiss', 'Lena Weiß', true],
  ['Weiß', 'Lena Weiss', true],
  [' jo\u0308 ', 'Jörg', true],
  ['Jorg', 'Jörg', false],
  ['', 'Jörg', true],
])('%j finds %j: %j', (search, text, isFound) => {
  expect(createMatcher(search)(text)).toBe(isFound);
});
