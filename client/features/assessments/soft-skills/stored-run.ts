/**
 * Browser-only state of an open run: unconfirmed groups and an open pause. Stored under the run's key and validated
 * when read, like any foreign input.
 */
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { placeKey, placeKeys } from '../../../lib/tests/test-tokens.ts';
import type { Draft } from './ordering.ts';

export type StoredDraft = Draft & {
  slot: number;
  spentMs: number;
};
export type StoredStop = {
  pausedAt: number | null;
  hasBegunPartTwo: boolean;
};
type StoredRun = StoredStop & { drafts: StoredDraft[] };

const maxDrafts = 4;
const emptyRun: StoredRun = { pausedAt: null, hasBegunPartTwo: false, drafts: [] };

export const readStoredRun = (token: string): StoredRun => parseStoredRun(readStored(placeKey(token)));

export const readStoredDraft = (token: string, slot: number): StoredDraft | null =>
  readStoredRun(token).drafts.find((draft) => draft.slot === slot) ?? null;

export function storeDraft(token: string, draft: StoredDraft): void {
  const { drafts, ...stop } = readStoredRun(token);
  const others = drafts.filter(({ slot }) => slot !== draft.slot);
  store(token, { ...stop, drafts: [...others, draft].slice(-maxDrafts) });
}

export function removeStoredDraft(token: string, slot: number): void {
  const { drafts, ...stop } = readStoredRun(token);
  store(token, { ...stop, drafts: drafts.filter((draft) => draft.slot !== slot) });
}

export const storeStop = (token: string, stop: StoredStop): void =>
  store(token, { ...stop, drafts: readStoredRun(token).drafts });

export const removeStoredRun = (token: string): void => removeStored(placeKey(token));

export function removeOtherStoredRuns(token: string): void {
  for (const key of placeKeys()) if (key !== placeKey(token)) removeStored(key);
}

function store(token: string, run: StoredRun): void {
  const isEmpty = run.pausedAt === null && !run.hasBegunPartTwo && run.drafts.length === 0;
  if (isEmpty) removeStoredRun(token);
  else writeStored(placeKey(token), JSON.stringify(run));
}

export function parseStoredRun(stored: string | null): StoredRun {
  if (stored === null) return emptyRun;
  try {
    const { pausedAt, hasBegunPartTwo, drafts } = Object(JSON.parse(stored)) as Partial<
      Record<keyof StoredRun, unknown>
    >;
    return {
      pausedAt: isCount(pausedAt) ? pausedAt : null,
      hasBegunPartTwo: hasBegunPartTwo === true,
      drafts: Array.isArray(drafts) ? drafts.filter(isDraft).slice(-maxDrafts) : [],
    };
  } catch {
    return emptyRun;
  }
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { slot, cards, ranked, spentMs } = value as Partial<Record<keyof StoredDraft, unknown>>;
  return isCount(slot) && isIds(cards) && isIds(ranked) && isCount(spentMs);
}

const isIds = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
