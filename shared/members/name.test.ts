import { expect, test } from 'vitest';
import { initialsOf, memberName } from './member.ts';

test.each([
  [{ firstName: 'Leyla', lastName: 'Yıldırım', email: 'l@x.de' }, 'Leyla Yıldırım', 'LY'],
  [{ firstName: '', lastName: '', email: 'anna@x.de' }, 'anna@x.de', 'A'],
  [{ firstName: 'Cher', lastName: '', email: 'cher@x.de' }, 'Cher', 'C'],
  [{ firstName: '', lastName: '', email: '' }, 'Unbekannter Benutzer', 'U'],
  [{ firstName: '😀lla', lastName: 'ßimon', email: '' }, '😀lla ßimon', '😀SS'],
])('%j is called %s with the initials %s', (person, name, initials) => {
  expect([memberName(person), initialsOf(person)]).toEqual([name, initials]);
});
