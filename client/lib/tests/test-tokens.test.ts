import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../browser-storage.ts';
import { browserTokens, placeKey, readToken, removeAllTestData, storeToken, unsentKey } from './test-tokens.ts';

const open = 'a'.repeat(43);
const latest = 'b'.repeat(43);
const runId = '0b8f7f0a-1111-4222-8333-444455556666';

beforeEach(() => {
  removeAllTestData();
  vi.unstubAllGlobals();
});

describe('test tokens in the browser', () => {
  test('stay in memory if storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    });
    storeToken('softskill_test_token', open);
    expect(readToken('softskill_test_token')).toBe(open);
  });

  test('are listed once per test, without ids of an account', () => {
    storeToken('softskill_test_token', open);
    storeToken('latest_test_token', open);
    storeToken('value_test_token', runId);
    storeToken('latest_value_test_token', latest);
    expect(browserTokens()).toEqual({ softskillTokens: [open], valueTokens: [latest] });
  });

  test('count as missing if the stored value is malformed', () => {
    storeToken('softskill_test_token', '<script>');
    expect(readToken('softskill_test_token')).toBeNull();
  });

  test('can all be removed', () => {
    storeToken('latest_test_token', latest);
    removeAllTestData();
    expect(browserTokens()).toEqual({ softskillTokens: [], valueTokens: [] });
  });

  test('are removed with the data of their runs, including runs claimed by an account', () => {
    storeToken('softskill_test_token', open);
    for (const key of [placeKey(open), placeKey(latest), unsentKey(latest)]) writeStored(key, '{}');
    removeAllTestData();
    for (const key of [placeKey(open), placeKey(latest), unsentKey(latest)]) expect(readStored(key)).toBeNull();
  });
});
