import { expect, test } from 'vitest';
import type { SoftskillResultView, ValueResultView } from '#shared/assessments/state.ts';
import { nextStepsOf } from './next-steps-of.ts';

const softskill = (isReliable: boolean): SoftskillResultView => ({
  resultId: 's',
  variant: 'test1',
  createdAt: new Date(0),
  skills: [],
  totalSkills: 30,
  tiedBeyond: 0,
  quality: { fastGroups: 0, untouchedGroups: 0, flatness: 3, signals: [], decisive: [], isReliable },
});
const values = (band: ValueResultView['band']): ValueResultView => ({
  resultId: 'v',
  createdAt: new Date(0),
  values: [],
  tiedBeyond: 0,
  consistence: 0.9,
  band,
});

test.each([
  ['suggests both tests without a result', null, null, ['softskill', 'values']],
  ['suggests the values test after the soft-skill test', softskill(true), null, ['values']],
  ['suggests the soft-skill test after the values test', null, values('klar'), ['softskill']],
  ['suggests repeating an unreliable run', softskill(false), values('klar'), ['repeatSoftskill']],
  [
    'suggests repeating answers that look random',
    softskill(true),
    values('nicht von Zufall zu trennen'),
    ['repeatValues'],
  ],
  ['suggests nothing for single contradictions', softskill(true), values('mit einzelnen Widersprüchen'), ['read']],
  ['suggests a missing test before a repetition', softskill(false), null, ['values', 'repeatSoftskill']],
])('%s', (_, skills, value, steps) => {
  expect(nextStepsOf({ softskill: skills, values: value }, true).map(({ name }) => name)).toEqual(steps);
});

test('leaves out a soft-skill test that cannot be started', () => {
  const namesOf = (value: ValueResultView | null) =>
    nextStepsOf({ softskill: null, values: value }, true, false).map(({ name }) => name);
  expect(namesOf(null)).toEqual(['values']);
  expect(namesOf(values('klar'))).toEqual([]);
});

test('suggests the talent pool to people with both results who are not in it', () => {
  const complete = { softskill: softskill(true), values: values('klar') };
  expect(nextStepsOf(complete, false).map(({ name }) => name)).toEqual(['beFound', 'read']);
  expect(nextStepsOf({ ...complete, values: null }, false).map(({ name }) => name)).toEqual(['values']);
});
