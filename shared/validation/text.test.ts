import { expect, test } from 'vitest';
import { signUpInput } from '../auth/schema.ts';
import { createCourseInput } from '../courses/schema.ts';
import { createOrganisationInput } from '../organisations/schema.ts';
import { composeText, composeTexts, line, lines, text } from './text.ts';

test.each([
  ['  Anna Maria ', 'Anna Maria'],
  ['Anna\r\nBcc: x', 'Anna Bcc: x'],
  ['Anna\n\n\t\u2028Maria', 'Anna Maria'],
  ['\u202eannA\u2066\u200b\u0007', 'annA'],
  ['نیما\u200cزاده', 'نیما\u200cزاده'],
  ['👩‍🔧 Werkstatt', '👩‍🔧 Werkstatt'],
])('%j becomes the line %j', (typed, expected) => {
  expect(line(100).parse(typed)).toBe(expected);
});

test.each(['', ' \n ', '\u200b\u202e', '\u0000Anna', 'x'.repeat(101)])('%j is not a valid name', (typed) => {
  expect(line(100).safeParse(typed).success).toBe(false);
});

test('names and titles are one line everywhere', () => {
  const typed = 'Erste\r\nZweite';
  const person = { email: 'a@example.org', password: 'wolkenlos-am-montag', userType: 'company' as const };
  const parsed = signUpInput.parse({ ...person, firstName: typed, lastName: typed, companyName: typed });
  expect([parsed.firstName, parsed.lastName, parsed.companyName]).toEqual(Array(3).fill('Erste Zweite'));
  expect(createOrganisationInput.parse({ name: typed }).name).toBe('Erste Zweite');
  expect(createCourseInput.parse({ title: typed }).title).toBe('Erste Zweite');
});

test.each([
  ['u\u0308ber', 'über'],
  ['a\u0301\u0323', 'ạ\u0301'],
  ['', ''],
  ['क्षि नी 한국어', 'क्षि नी 한국어'],
])('%j is composed', (text, expected) => {
  expect(composeText(text)).toBe(expected.normalize('NFC'));
});

test('marks beyond the thirtieth on one letter are dropped, at any position', () => {
  expect(composeText(`a${'\u0301'.repeat(30)}b`)).toBe(`á${'\u0301'.repeat(29)}b`);
  expect(composeText(`a${'\u0301'.repeat(31)}b${'\u0301'.repeat(2)}`)).toBe(`á${'\u0301'.repeat(29)}b\u0301\u0301`);
});

test('the marks of a million characters are ordered without delay', () => {
  const marks = '\u0301\u0323'.repeat(500_000);
  const before = process.threadCpuUsage();
  expect(composeText(`a${marks}`)).toHaveLength(30);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(100);
});

test('paragraphs stay, invisible characters are dropped, and text of nothing else is too short', () => {
  expect(lines(500).parse(' Er hat geworben.\r\n\r\nDas \u202everbieten\u200b die Regeln.\t ')).toBe(
    'Er hat geworben.\n\nDas verbieten die Regeln.',
  );
  expect(lines(500, 5).safeParse('\u200b'.repeat(5)).success).toBe(false);
});

test('every text input is composed before its length is checked', () => {
  const typed = 'u\u0308'.repeat(100);
  for (const kind of [text, line, lines]) {
    expect(kind(100).parse(typed)).toBe('ü'.repeat(100));
    expect(kind(99).safeParse(typed).success).toBe(false);
  }
});

test('all texts in parsed JSON are composed, keys are not, and a key named __proto__ stays a key', () => {
  const given: unknown = JSON.parse(
    '{"a":["u\u0308",1,null,{"b":"o\u0308"}],"__proto__":{"c":"a\u0308"},"e\u0301":"ß"}',
  );
  expect(JSON.stringify(composeTexts(given))).toBe('{"a":["ü",1,null,{"b":"ö"}],"__proto__":{"c":"ä"},"e\u0301":"ß"}');
  expect(composeTexts('u\u0308')).toBe('ü');
});
