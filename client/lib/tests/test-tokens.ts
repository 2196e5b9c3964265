/**
 * The tokens that this browser holds for its tests: the only keys to a guest's runs and results. For somebody signed in the
 * server may give a run's id instead; that opens nothing without the account.
 */
import type { BrowserTokens } from '#shared/assessments/schema.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../browser-storage.ts';

export const tokenKeys = [
  'softskill_test_token',
  'latest_test_token',
  'value_test_token',
  'latest_value_test_token',
] as const;
type TokenKey = (typeof tokenKeys)[number];

const wellFormed = /^[A-Za-z0-9_-]{16,200}$/;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export function readToken(key: TokenKey): string | null {
  const token = readStored(key);
  return token !== null && wellFormed.test(token) ? token : null;
}

export const storeToken = (key: TokenKey, token: string): void => writeStored(key, token);
export const forgetToken = (key: TokenKey): void => removeStored(key);

/** Whether it is an account's id of a run or a result, which cannot be claimed. */
export const isAccountKey = (token: string): boolean => uuid.test(token);

/** What is stored under a run's own key: answers on their way to the server, a choice or a group that is not complete yet. */
const ofRun = { unsent: 'unsent_answers:', choice: 'value_choice:', place: 'softskill_place:' } as const;
export const unsentKey = (token: string): string => `${ofRun.unsent}${token}`;
export const choiceKey = (token: string): string => `${ofRun.choice}${token}`;
export const placeKey = (token: string): string => `${ofRun.place}${token}`;
/** All that would be lost with the token. */
export const runKeys = (token: string): string[] => [unsentKey(token), choiceKey(token), placeKey(token)];
/** The groups begun in any run, also in one whose token an account has taken over since. */
export const placeKeys = (): string[] => storedKeys(ofRun.place);

export function forgetRun(token: string): void {
  for (const key of runKeys(token)) removeStored(key);
}

/** The real tokens in this browser, each once. */
export function browserTokens(): BrowserTokens {
  const held = (keys: readonly TokenKey[]) => [
    ...new Set(keys.map(readToken).filter((token): token is string => token !== null && !isAccountKey(token))),
  ];
  return {
    softskillTokens: held(['softskill_test_token', 'latest_test_token']),
    valueTokens: held(['value_test_token', 'latest_value_test_token']),
  };
}

/** Forgets every run and result in this browser: for signing out on a shared device. What an account owns stays there. */
export function forgetTokens(): void {
  for (const key of tokenKeys) forgetToken(key);
  for (const beginning of Object.values(ofRun)) for (const key of storedKeys(beginning)) removeStored(key);
}
