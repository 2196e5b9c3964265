import { describe, expect, test } from 'vitest';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import { changedFields, contested, merged } from '../../../lib/outbox/draft-fields.ts';
import { jobFields } from './job-saves.ts';

const sendable = jobFields.sendable.bind(jobFields);
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

describe('what can be sent of a job', () => {
  test('is everything as long as everything is right, without blanks at the ends', () => {
    expect(sendable(typed({ title: ' Köchin oder Koch ', town: 'Bonn' }), stored)).toEqual({
      draft: typed({ title: 'Köchin oder Koch', town: 'Bonn' }),
      errors: {},
    });
  });

  test('leaves out a value that is wrong and sends the others', () => {
    const { draft, errors } = sendable(typed({ hoursFrom: 0.3, town: 'Bonn' }), stored);
    expect(draft).toEqual(typed({ town: 'Bonn' }));
    expect(Object.keys(errors)).toEqual(['hoursFrom']);
  });

  test('holds back both ends of a range that contradict each other', () => {
    const { draft, errors } = sendable(typed({ payFrom: 4000, payTo: 3900 }), stored);
    expect(draft).toEqual(stored);
    expect(errors).toEqual({ payTo: 'Das liegt unter dem Betrag davor.' });
  });

  test('never pairs a new beginning with an old end that it contradicts', () => {
    const { draft, errors } = sendable(typed({ payFrom: 4000, payTo: 20_000_000 }), stored);
    expect(draft).toEqual(stored);
    expect(Object.keys(errors)).toEqual(['payTo']);
  });

  test('says what is wrong with a question at that question', () => {
    const long = 'n'.repeat(301);
    expect(Object.keys(sendable(typed({ questions: ['Warum?', long] }), stored).errors)).toEqual(['questions.1']);
  });

  test('finds several things wrong at once', () => {
    const { errors } = sendable(typed({ title: 'n'.repeat(151), payTo: 1, hoursTo: 1 }), stored);
    expect(Object.keys(errors).toSorted()).toEqual(['hoursTo', 'payTo', 'title']);
  });

  test('leaves out what the server has refused for as long as it stays the same', () => {
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

describe('two who change a job at the same time', () => {
  const mine = typed({ title: 'Köchin', town: 'Bonn' });
  const theirs = typed({ title: 'Chefkoch', employment: 'fullTime' });

  test('both keep what only one of them has changed; what both have changed stays as it is here', () => {
    expect(merged(stored, mine, theirs)).toEqual(typed({ title: 'Köchin', town: 'Bonn', employment: 'fullTime' }));
    expect(contested(stored, mine, theirs)).toEqual(['title']);
  });

  test('do not contradict each other with the same change', () => {
    expect(contested(stored, mine, typed({ town: 'Bonn' }))).toEqual([]);
    expect(changedFields(stored, mine)).toEqual(['title', 'town']);
  });
});
