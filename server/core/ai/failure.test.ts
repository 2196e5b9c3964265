import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const now = new Date('2026-11-22T12:00:00Z');
const detailsAfter = (retryAfter: string | null) =>
  failureOf({ status: 429, retryAfter, body: '{}' }, now).asRuleError().details;

test.each([
  ['120', { retryAfterSeconds: 120 }],
  ['0.4', { retryAfterSeconds: 1 }],
  ['-5', { retryAfterSeconds: 0 }],
  ['Sun, 22 Nov 2026 12:05:00 GMT', { retryAfterSeconds: 300 }],
  ['Sun, 22 Nov 2026 11:00:00 GMT', { retryAfterSeconds: 0 }],
  ['1e300', { retryAfterSeconds: 86_400 }],
  ['soon', {}],
  ['', {}],
  [null, {}],
])('parses Retry-After %s', (header, details) => {
  expect(detailsAfter(header)).toEqual(details);
});

test.each([
  [401, '', 'AI_KEY_REFUSED'],
  [402, '', 'AI_QUOTA'],
  [403, '', 'AI_KEY_REFUSED'],
  [429, '{"error":{"code":"insufficient_quota"}}', 'AI_QUOTA'],
  [429, '', 'AI_BUSY'],
  [503, '', 'AI_BUSY'],
  [529, '', 'AI_BUSY'],
  [500, 'insufficient_quota', 'AI_UNREACHABLE'],
  [504, '', 'AI_UNREACHABLE'],
  [302, '', 'AI_UNREACHABLE'],
  [404, '', 'AI_UNREACHABLE'],
  [410, '', 'AI_UNREACHABLE'],
  [400, '', 'AI_ANSWER_UNUSABLE'],
  [422, '', 'AI_ANSWER_UNUSABLE'],
])('%d %s means %s', (status, body, code) => {
  expect(failureOf({ status, retryAfter: null, body }, now).code).toBe(code);
});
