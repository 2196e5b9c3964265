import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls];
  // Before the assertion, so that one message fails one test.
  vi.restoreAllMocks();
  expect(calls, 'messages on console.error').toEqual([]);
});
