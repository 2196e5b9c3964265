import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { conflictTexts } from '#shared/texts/courses/editor.ts';
import { outcomeOf } from './block-queue.ts';

const refusal = (rule: ErrorCode, details?: object) =>
  TRPCClientError.from({ error: { message: 'So nicht.', code: -32_000, data: { rule, details } } });

test.each(['BUSY', 'UNAVAILABLE', 'UNEXPECTED', 'TOO_MANY_ATTEMPTS', 'NOT_SIGNED_IN'] as const)(
  'retries after %s',
  (rule) => {
    expect(outcomeOf(refusal(rule)).kind).toBe('lost');
  },
);

test('retries if the server cannot be reached', () => {
  expect(outcomeOf(new TypeError('Failed to fetch'))).toEqual({
    kind: 'lost',
    message: 'Inhalt konnte nicht gespeichert werden',
  });
});

test('does not retry what the author has to decide', () => {
  const block = { blockId: 'one', revision: 'r1', type: 'text', content: { content: '' } };
  const changed = (name: string | null) => outcomeOf(refusal('CONTENT_CHANGED', { name, block }));
  expect(changed('Anna Fein')).toEqual({ kind: 'conflict', name: 'Anna Fein', theirs: { base: 'r1', value: block } });
  expect(changed(null)).toMatchObject({ name: conflictTexts.somebody });
  expect(outcomeOf(refusal('NOT_FOUND'))).toEqual({ kind: 'gone' });
  expect(outcomeOf(refusal('FILE_MISSING'))).toEqual({ kind: 'refused', message: 'So nicht.' });
});
