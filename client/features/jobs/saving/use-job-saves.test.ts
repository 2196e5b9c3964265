import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { emptyDraft } from '#shared/jobs/draft.ts';
import { outcomeOf } from './use-job-saves.ts';

const refusal = (rule: ErrorCode, details: object = {}) =>
  TRPCClientError.from({ error: { message: 'So nicht.', code: -32_000, data: { rule, details, fieldErrors: {} } } });
const sent = { revision: 'r0', draft: { ...emptyDraft, title: 'Köchin' } };
const theirs = { revision: 'x1', draft: { ...emptyDraft, title: 'Chefkoch' } };
const read = () => Promise.resolve(theirs);

test('retries if the server cannot be reached', async () => {
  expect((await outcomeOf(new TypeError('Failed to fetch'), sent, read)).kind).toBe('lost');
  expect((await outcomeOf(refusal('BUSY'), sent, read)).kind).toBe('lost');
});

test('a conflict includes the other person’s version and name', async () => {
  const changed = refusal('JOB_CHANGED', { name: 'Anna Fein', revision: 'x1' });
  expect(await outcomeOf(changed, sent, read)).toEqual({ kind: 'conflict', name: 'Anna Fein', theirs });
  expect(await outcomeOf(refusal('JOB_CHANGED', { name: null }), sent, read)).toMatchObject({
    name: 'Jemand anderes',
  });
});

test('equal values are no conflict if only the response was lost', async () => {
  const own = () => Promise.resolve({ ...sent, revision: 'x1' });
  expect(await outcomeOf(refusal('JOB_CHANGED'), sent, own)).toEqual({ kind: 'saved', revision: 'x1' });
});

test('retries a conflict whose version cannot be loaded yet', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await outcomeOf(refusal('JOB_CHANGED'), sent, away)).kind).toBe('lost');
  const gone = () => Promise.reject(refusal('NOT_FOUND'));
  expect(await outcomeOf(refusal('JOB_CHANGED'), sent, gone)).toEqual({ kind: 'gone' });
});

test('an error of a rule shows at the field that it names', async () => {
  expect(await outcomeOf(refusal('PLACE_UNKNOWN', { field: 'postalCode' }), sent, read)).toEqual({
    kind: 'refused',
    fields: { postalCode: 'So nicht.' },
    message: 'So nicht.',
  });
});
