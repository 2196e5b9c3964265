import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Console errors fail every test, whatever else it asserts. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
