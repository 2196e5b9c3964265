import { expect, test } from 'vitest';
import { signUpInput } from '../auth/schema.ts';
import { createCourseInput } from '../courses/schema.ts';
import { createOrganisationInput } from '../organisations/schema.ts';
import { line } from './text.ts';

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

test.each(['', ' \n ', '\u200b\u202e', '\u0000Anna', 'x'.repeat(101)])('%j is no name', (typed) => {
  expect(line(100).safeParse(typed).success).toBe(false);
});

test('names of people, companies and organisations and titles are one line wherever they are typed', () => {
  const typed = 'Erste\r\nZweite';
  const person = { email: 'a@example.org', password: 'wolkenlos-am-montag', userType: 'company' as const };
  const parsed = signUpInput.parse({ ...person, firstName: typed, lastName: typed, companyName: typed });
  expect([parsed.firstName, parsed.lastName, parsed.companyName]).toEqual(Array(3).fill('Erste Zweite'));
  expect(createOrganisationInput.parse({ name: typed }).name).toBe('Erste Zweite');
  expect(createCourseInput.parse({ title: typed }).title).toBe('Erste Zweite');
});
