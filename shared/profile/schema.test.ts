import { expect, test } from 'vitest';
import '../validation/messages.ts';
import { profileFieldErrors } from '../texts/profile.ts';
import { isBlank, type ProfileContent, profileContent, profileLimits } from './schema.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const station = (number: number, fields: object = {}) => ({
  entryId: id(number),
  title: 'Pflegefachkraft',
  company: 'Lindenhof',
  from: '2019-04',
  to: '',
  description: '',
  ...fields,
});
const degree = (number: number, fields: object = {}) => ({
  entryId: id(number),
  degree: 'Ausbildung',
  field: 'Pflege',
  institution: '',
  year: '2014',
  ...fields,
});
const empty: ProfileContent = {
  firstName: 'Jana',
  lastName: 'Petersen',
  phone: '',
  location: '',
  bio: '',
  experience: [],
  education: [],
  hiddenSkillIds: [],
};
const faultsOf = (fields: object): Record<string, string> => {
  const { error } = profileContent.safeParse({ ...empty, ...fields });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

test('everything may be empty', () => {
  expect(profileContent.parse(empty)).toEqual(empty);
  const blank = { title: '', company: '', from: '', to: '', description: '' };
  expect(faultsOf({ experience: [station(1, blank)] })).toEqual({});
});

test.each([
  ['a telephone number that is too long', { phone: '1'.repeat(profileLimits.phone + 1) }, 'phone'],
  ['a text that is too long', { bio: 'x'.repeat(profileLimits.bio + 1) }, 'bio'],
  ['a character that cannot be stored', { bio: 'a\u0000b' }, 'bio'],
  ['one entry too many', { experience: Array.from({ length: 31 }, (_, index) => station(index)) }, 'experience'],
  ['the same entry twice', { education: [degree(1), degree(1)] }, 'education'],
  ['an entry without an id', { education: [degree(1, { entryId: 'eins' })] }, 'education.0.entryId'],
  ['a skill that is not a number', { hiddenSkillIds: ['1'] }, 'hiddenSkillIds.0'],
  ['a skill beyond the range of its column', { hiddenSkillIds: [32_768] }, 'hiddenSkillIds.0'],
  ['an unknown field', { skills: [] }, ''],
  ['an unknown field in an entry', { experience: [station(1, { salary: 1 })] }, 'experience.0'],
])('%s is refused at its field', (_, fields, path) => {
  expect(Object.keys(faultsOf(fields))).toEqual([path]);
});

test.each([
  ['from', { from: '2019-13' }, profileFieldErrors.point],
  ['from', { from: '1850' }, profileFieldErrors.point],
  ['to', { to: 'heute' }, profileFieldErrors.point],
  ['to', { to: '2018' }, profileFieldErrors.reversed],
])('a period with a wrong %s %j is refused with the reason', (field, fields, words) => {
  expect(faultsOf({ experience: [station(1), station(2, fields)] })).toEqual({ [`experience.1.${field}`]: words });
});

test('a year of a degree has four digits', () => {
  expect(faultsOf({ education: [degree(1, { year: '14' })] })).toEqual({ 'education.0.year': profileFieldErrors.year });
  expect(faultsOf({ education: [degree(1, { year: '' })] })).toEqual({});
});

test('a profile at all its limits stays below 100,000 characters', () => {
  const line = 'x'.repeat(profileLimits.words);
  const entries = Array.from({ length: profileLimits.entries }, (_, index) => index);
  const largest = profileContent.parse({
    ...empty,
    phone: '1'.repeat(profileLimits.phone),
    location: line,
    bio: 'x'.repeat(profileLimits.bio),
    experience: entries.map((at) =>
      station(at, { title: line, company: line, description: 'x'.repeat(profileLimits.description) }),
    ),
    education: entries.map((at) => degree(at, { degree: line, field: line, institution: line })),
    hiddenSkillIds: [],
  });
  expect(JSON.stringify(largest).length).toBeLessThan(100_000);
});

test('a name is never empty', () => {
  expect(faultsOf({ firstName: ' ', lastName: '' })).toEqual({
    firstName: 'Bitte ausfüllen.',
    lastName: 'Bitte ausfüllen.',
  });
});

test('an entry is blank if nothing of it can be read', () => {
  expect(isBlank(station(1, { title: ' ', company: '', from: '', to: '', description: '\n' }))).toBe(true);
  expect(isBlank(station(1))).toBe(false);
});
