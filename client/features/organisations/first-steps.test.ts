import { describe, expect, test } from 'vitest';
import { firstStepsOf } from './first-steps.tsx';

const settings = { description: '', values: [], isPublic: false };
const size = { memberCount: 1, invitationCount: 0, courseCount: 0, jobCount: 0 };
const doneSteps = (...given: Parameters<typeof firstStepsOf>) =>
  firstStepsOf(...given)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);

describe('the first steps of an organisation', () => {
  test('are all open at first, in a fixed order', () => {
    expect(firstStepsOf(settings, size).map(({ step }) => step)).toEqual([
      'course',
      'invite',
      'describe',
      'values',
      'publish',
      'job',
    ]);
    expect(doneSteps(settings, size)).toEqual([]);
  });

  test.each([
    ['a course', settings, { ...size, courseCount: 1 }, ['course']],
    ['a job', settings, { ...size, jobCount: 1 }, ['job']],
    ['another member', settings, { ...size, memberCount: 2 }, ['invite']],
    ['an open invitation', settings, { ...size, invitationCount: 1 }, ['invite']],
    ['a description', { ...settings, description: 'Ein Haus am See.' }, size, ['describe']],
    ['spaces as a description', { ...settings, description: '  \n' }, size, []],
    ['five values', { ...settings, values: ['Mut', 'Natur', 'Familie', 'Humor', 'Freiheit'] }, size, ['values']],
    ['too few values', { ...settings, values: ['Mut', 'Natur', 'Familie', 'Humor'] }, size, []],
    ['a public page', { ...settings, isPublic: true }, size, ['publish']],
  ])('%s', (_, given, counted, expected) => {
    expect(doneSteps(given, counted)).toEqual(expected);
  });
});
