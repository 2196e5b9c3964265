import { beforeEach, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { placeKey, removeRunData } from '../../../lib/tests/test-tokens.ts';
import {
  parseStoredRun,
  readStoredDraft,
  readStoredRun,
  removeStoredDraft,
  type StoredDraft,
  storeDraft,
  storeStop,
} from './stored-run.ts';

const token = 't'.repeat(43);
const draft = (slot: number): StoredDraft => ({ slot, cards: [4, 3, 2, 1], ranked: [3, 1], spentMs: 900 });
const nothing = { pausedAt: null, hasBegunPartTwo: false, drafts: [] };

beforeEach(() => removeRunData(token));

describe('browser state of a run', () => {
  test('keeps a started group until it is answered', () => {
    storeDraft(token, { ...draft(3), ranked: [3] });
    storeDraft(token, draft(3));
    expect(readStoredDraft(token, 3)).toEqual(draft(3));
    removeStoredDraft(token, 3);
    expect(readStoredDraft(token, 3)).toBeNull();
    expect(readStored(placeKey(token))).toBeNull();
  });

  test('keeps nothing of another run', () => {
    storeDraft(token, draft(3));
    expect(readStoredRun('u'.repeat(43))).toEqual(nothing);
  });

  test('keeps at most the newest four groups', () => {
    for (const slot of [0, 1, 2, 3, 4, 5]) storeDraft(token, draft(slot));
    expect(readStoredRun(token).drafts.map(({ slot }) => slot)).toEqual([2, 3, 4, 5]);
  });

  test('keeps a pause in addition to groups', () => {
    storeDraft(token, draft(9));
    storeStop(token, { pausedAt: 10, hasBegunPartTwo: false });
    removeStoredDraft(token, 9);
    expect(readStoredRun(token)).toEqual({ ...nothing, pausedAt: 10 });
  });

  test('keeps nothing after the run is deleted', () => {
    storeDraft(token, draft(3));
    storeStop(token, { pausedAt: null, hasBegunPartTwo: true });
    removeRunData(token);
    expect(readStoredRun(token)).toEqual(nothing);
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"pausedAt":"10","hasBegunPartTwo":1,"drafts":{}}',
    '{"pausedAt":-1}',
    '{"drafts":[null,1,{"slot":0}]}',
    '{"drafts":[{"slot":0,"cards":["a"],"ranked":[],"spentMs":0}]}',
    '{"drafts":[{"slot":-1,"cards":[1],"ranked":[],"spentMs":0}]}',
    '{"drafts":[{"slot":0,"cards":[1],"ranked":["x"],"spentMs":0}]}',
    '{"drafts":[{"slot":0,"cards":[1],"ranked":[],"spentMs":null}]}',
  ])('ignores the stored value %j', (stored) => {
    writeStored(placeKey(token), stored);
    expect(readStoredRun(token)).toEqual(nothing);
  });

  test('reads at most four of many stored groups', () => {
    const drafts = Array.from({ length: 50 }, (_, slot) => draft(slot));
    expect(parseStoredRun(JSON.stringify({ drafts })).drafts).toHaveLength(4);
  });
});
