import { expect, test } from 'vitest';
import { findInvalidSubjects } from './commit-subjects.ts';

test.each([
  'jobs: reject a second import',
  'server/http: embed fonts',
  'courses, editor: keep the draft',
  'e2e: seed users',
])('accepts %s', (subject) => {
  expect(findInvalidSubjects([subject])).toEqual([]);
});

test.each([
  ['a subject without an area', 'Reject a second import', 'imperative'],
  ['a capital after the area', 'jobs: Reject a second import', 'imperative'],
  ['the past tense', 'jobs: rejected a second import', 'imperative'],
  ['the third person', 'jobs: adds an import', 'imperative'],
  ['73 characters', `jobs: ${'x'.repeat(67)}`, 'at most 72'],
])('reports %s', (_, subject, problem) => {
  expect(findInvalidSubjects([subject])).toEqual([expect.stringContaining(problem)]);
});
