import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../browser-storage.ts';
import { browserTokens, forgetTokens, placeKey, readToken, storeToken, unsentKey } from './test-tokens.ts';

const open = 'a'.repeat(43);
const latest = 'b'.repeat(43);
const runId = '0b8f7f0a-1111-4222-8333-444455556666';

beforeEach(() => {
  forgetTokens();
  vi.unstubAllGlobals();
});

describe('tokens of tests in the browser', () => {
  test('are kept in memory where storage is blocked', () => {
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

  test('are listed by test, each once, without ids of an account', () => {
    storeToken('softskill_test_token', open);
    storeToken('latest_test_token', open);
    storeToken('value_test_token', runId);
    storeToken('latest_value_test_token', latest);
    expect(browserTokens()).toEqual({ softskillTokens: [open], valueTokens: [latest] });
  });

  test('count as missing when somebody wrote something else there', () => {
    storeToken('softskill_test_token', '<script>');
    expect(readToken('softskill_test_token')).toBeNull();
  });

  test('can all be forgotten', () => {
    storeToken('latest_test_token', latest);
    forgetTokens();
    expect(browserTokens()).toEqual({ softskillTokens: [], valueTokens: [] });
  });

  test('take what was begun with them, also where an account has taken the token over before', () => {
    storeToken('softskill_test_token', open);
    for (const key of [placeKey(open), placeKey(latest), unsentKey(latest)]) writeStored(key, '{}');
    forgetTokens();
    for (const key of [placeKey(open), placeKey(latest), unsentKey(latest)]) expect(readStored(key)).toBeNull();
  });
});
