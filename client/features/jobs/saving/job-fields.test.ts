import { describe, expect, test } from 'vitest';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import { changedFields, conflictingFields, mergeDrafts } from '../../../lib/outbox/draft-fields.ts';
import { jobFields } from './job-saves.ts';

const sendable = jobFields.splitValid.bind(jobFields);
const groupKey = jobFields.groupKey.bind(jobFields);

const stored: JobDraft = {
  ...emptyDraft,
  title: 'Koch (m/w/d)',
  payFrom: 2800,
  payTo: 3200,
  hoursFrom: 20,
  hoursTo: 30,
};
const typed = (changes: Partial<JobDraft>): JobDraft => ({ ...stored, ...changes });

describe('the sendable values of a job', () => {
  test('contain all valid values, without surrounding spaces', () => {
    expect(sendable(typed({ title: ' Köchin oder Koch ', town: 'Bonn' }), stored)).toEqual({
      draft: typed({ title: 'Köchin oder Koch', town: 'Bonn' }),
      errors: {},
    });
  });

  test('leave out an invalid value and contain the others', () => {
    const { draft, errors } = sendable(typed({ hoursFrom: 0.3, town: 'Bonn' }), stored);
    expect(draft).toEqual(typed({ town: 'Bonn' }));
    expect(Object.keys(errors)).toEqual(['hoursFrom']);
  });

  test('leave out both ends of a contradictory range', () => {
    const { draft, errors } = sendable(typed({ payFrom: 4000, payTo: 3900 }), stored);
    expect(draft).toEqual(stored);
    expect(errors).toEqual({ payTo: 'Das liegt unter dem Betrag davor.' });
  });

  test('never pair a new start with an old end that contradicts it', () => {
    const { draft, errors } = sendable(typed({ payFrom: 4000, payTo: 20_000_000 }), stored);
    expect(draft).toEqual(stored);
    expect(Object.keys(errors)).toEqual(['payTo']);
  });

  test('report an error of a question at that question', () => {
    const long = 'n'.repeat(301);
    expect(Object.keys(sendable(typed({ questions: ['Warum?', long] }), stored).errors)).toEqual(['questions.1']);
  });

  test('report several errors at once', () => {
    const { errors } = sendable(typed({ title: 'n'.repeat(151), payTo: 1, hoursTo: 1 }), stored);
    expect(Object.keys(errors).toSorted()).toEqual(['hoursTo', 'payTo', 'title']);
  });

  test('leave out a value that the server refused until it changes', () => {
    const value = groupKey(typed({ town: 'Atlantis' }), 'town');
    const refused = { town: { value, message: 'Diesen Ort kennen wir nicht.' } };
    expect(sendable(typed({ town: 'Atlantis', title: 'Koch' }), stored, refused)).toEqual({
      draft: typed({ title: 'Koch' }),
      errors: { town: 'Diesen Ort kennen wir nicht.' },
    });
    for (const mended of [typed({ town: 'Bonn' }), typed({ town: 'Atlantis', postalCode: '53111' })])
      expect(sendable(mended, stored, refused)).toEqual({ draft: mended, errors: {} });
  });
});

describe('two people who change a job at the same time', () => {
  const mine = typed({ title: 'Köchin', town: 'Bonn' });
  const theirs = typed({ title: 'Chefkoch', employment: 'fullTime' });

  test('both keep their own changes; for a field changed by both, the local value stays', () => {
    expect(mergeDrafts(stored, mine, theirs)).toEqual(typed({ title: 'Köchin', town: 'Bonn', employment: 'fullTime' }));
    expect(conflictingFields(stored, mine, theirs)).toEqual(['title']);
  });

  test('do not conflict if their changes are equal', () => {
    expect(conflictingFields(stored, mine, typed({ town: 'Bonn' }))).toEqual([]);
    expect(changedFields(stored, mine)).toEqual(['title', 'town']);
  });
});
