/**
 * The test tokens in this browser: the only access to a guest's runs and results. For signed-in users, the server may
 * return a run id instead, which is useless without the account.
 */
import type { BrowserTokens, GuestTokens } from '#shared/assessments/schema.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../browser-storage.ts';
import { uuidPattern } from '../new-id.ts';

export const tokenKeys = [
  'softskill_test_token',
  'latest_test_token',
  'value_test_token',
  'latest_value_test_token',
] as const;
type TokenKey = (typeof tokenKeys)[number];

const tokenPattern = /^[A-Za-z0-9_-]{16,200}$/;

export function readToken(key: TokenKey): string | null {
  const token = readStored(key);
  return token !== null && tokenPattern.test(token) ? token : null;
}

export const storeToken = (key: TokenKey, token: string): void => writeStored(key, token);
export const removeToken = (key: TokenKey): void => removeStored(key);

/** True for the id of a run or result of an account, which cannot be claimed. */
export const isAccountId = (token: string): boolean => uuidPattern.test(token);

const runKeyPrefixes = { unsent: 'unsent_answers:', choice: 'value_choice:', place: 'softskill_place:' } as const;
export const unsentKey = (token: string): string => `${runKeyPrefixes.unsent}${token}`;
export const choiceKey = (token: string): string => `${runKeyPrefixes.choice}${token}`;
export const placeKey = (token: string): string => `${runKeyPrefixes.place}${token}`;
export const runKeys = (token: string): string[] => [unsentKey(token), choiceKey(token), placeKey(token)];
export const placeKeys = (): string[] => storedKeys(runKeyPrefixes.place);

export function removeRunData(token: string): void {
  for (const key of runKeys(token)) removeStored(key);
}

export function browserTokens(): BrowserTokens {
  const tokensIn = (keys: readonly TokenKey[]) => [
    ...new Set(keys.map(readToken).filter((token): token is string => token !== null && !isAccountId(token))),
  ];
  return {
    softskillTokens: tokensIn(['softskill_test_token', 'latest_test_token']),
    valueTokens: tokensIn(['value_test_token', 'latest_value_test_token']),
  };
}

/** The finished tests of this browser; null without one. */
export function guestTokens(): GuestTokens | null {
  const finished = (key: TokenKey) => {
    const token = readToken(key);
    return token === null || isAccountId(token) ? null : token;
  };
  const [softskill, values] = [finished('latest_test_token'), finished('latest_value_test_token')];
  return softskill === null && values === null ? null : { softskill, values };
}

export const hasGuestResult = (): boolean => guestTokens()?.softskill != null;

/** The id of the last result that led to Start. */
const redirectedKey = 'redirected_result';
export const hasRedirected = (resultId: string): boolean => readStored(redirectedKey) === resultId;
export const storeRedirected = (resultId: string): void => writeStored(redirectedKey, resultId);

export function removeAllTestData(): void {
  for (const key of [...tokenKeys, redirectedKey]) removeStored(key);
  for (const prefix of Object.values(runKeyPrefixes)) for (const key of storedKeys(prefix)) removeStored(key);
}
