import { expect, test } from 'vitest';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { profileFields, readUnsaved } from './profile-saves.ts';

const stored: ProfileContent = {
  firstName: 'Jana',
  lastName: 'Petersen',
  phone: '',
  location: '',
  bio: '',
  experience: [],
  education: [],
  hiddenSkillIds: [],
};
const station = {
  entryId: '00000000-0000-4000-8000-000000000001',
  title: 'Köchin',
  company: '',
  from: '2019',
  to: '2018',
  description: '',
};

test('an invalid entry holds back only the entries of its kind', () => {
  const typed = { ...stored, firstName: ' ', bio: 'Guten Tag', experience: [station] };
  expect(profileFields.splitValid(typed, stored)).toEqual({
    draft: { ...stored, bio: 'Guten Tag' },
    errors: { firstName: 'Bitte ausfüllen.', 'experience.0.to': 'Das Ende liegt vor dem Anfang.' },
  });
});

test('unsaved values are restored as typed, valid or not', () => {
  const unsaved = {
    documentId: 'jana',
    base: { revision: 'a', draft: stored },
    values: { ...stored, experience: [station] },
  };
  expect(readUnsaved(structuredClone(unsaved))).toEqual({ ...unsaved, sent: null });
});

test.each([
  {},
  { documentId: 'jana' },
  { documentId: 'jana', base: { revision: 'a', draft: null }, values: stored },
  { documentId: 'jana', base: { revision: 'a', draft: stored }, values: { bio: '' } },
])('drops the format of an older version: %j', (written) => {
  expect(readUnsaved(written)).toBe(null);
});
