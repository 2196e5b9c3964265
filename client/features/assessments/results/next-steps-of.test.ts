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
  ['without any result both tests', null, null, ['softskill', 'values']],
  ['with skills only the values test', softskill(true), null, ['values', 'discover']],
  ['with values only the soft-skill test', null, values('klar'), ['softskill', 'discover']],
  ['a doubtful run is repeated', softskill(false), values('klar'), ['repeatSoftskill', 'discover']],
  ['chance answers are repeated', softskill(true), values('nicht von Zufall zu trennen'), ['repeatValues', 'discover']],
  ['single contradictions need nothing', softskill(true), values('mit einzelnen Widersprüchen'), ['discover', 'read']],
  ['a missing test comes before a repetition', softskill(false), null, ['values', 'repeatSoftskill', 'discover']],
])('%s', (_, skills, value, steps) => {
  expect(nextStepsOf({ softskill: skills, values: value }, true).map(({ name }) => name)).toEqual(steps);
});

test('leaves out a soft-skill test that cannot be started', () => {
  const namesOf = (value: ValueResultView | null) =>
    nextStepsOf({ softskill: null, values: value }, true, false).map(({ name }) => name);
  expect(namesOf(null)).toEqual(['values']);
  expect(namesOf(values('klar'))).toEqual(['discover']);
});

test('who has both results and is not found is shown how they would be', () => {
  const complete = { softskill: softskill(true), values: values('klar') };
  expect(nextStepsOf(complete, false).map(({ name }) => name)).toEqual(['discover', 'beFound', 'read']);
  expect(nextStepsOf({ ...complete, values: null }, false).map(({ name }) => name)).toEqual(['values', 'discover']);
});
