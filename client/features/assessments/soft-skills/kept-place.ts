/**
 * Browser-only state of an open run: unconfirmed groups and an open pause. Stored under the run's key and validated
 * when read, like any foreign input.
 */
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { placeKey, placeKeys } from '../../../lib/tests/test-tokens.ts';
import { type Draft, touches } from './ordering.ts';

export type KeptDraft = Draft & {
  slot: number;
  spentMs: number;
};
export type KeptStop = {
  pausedAt: number | null;
  hasBegunPartTwo: boolean;
};
type KeptPlace = KeptStop & { drafts: KeptDraft[] };

const mostDrafts = 4;
const nothing: KeptPlace = { pausedAt: null, hasBegunPartTwo: false, drafts: [] };

export const keptPlace = (token: string): KeptPlace => parsePlace(readStored(placeKey(token)));

export const keptDraft = (token: string, slot: number): KeptDraft | null =>
  keptPlace(token).drafts.find((draft) => draft.slot === slot) ?? null;

export function keepDraft(token: string, draft: KeptDraft): void {
  const { drafts, ...stop } = keptPlace(token);
  const others = drafts.filter(({ slot }) => slot !== draft.slot);
  store(token, { ...stop, drafts: [...others, draft].slice(-mostDrafts) });
}

export function dropDraft(token: string, slot: number): void {
  const { drafts, ...stop } = keptPlace(token);
  store(token, { ...stop, drafts: drafts.filter((draft) => draft.slot !== slot) });
}

export const keepStop = (token: string, stop: KeptStop): void =>
  store(token, { ...stop, drafts: keptPlace(token).drafts });

export const forgetPlace = (token: string): void => removeStored(placeKey(token));

export function forgetOtherPlaces(token: string): void {
  for (const key of placeKeys()) if (key !== placeKey(token)) removeStored(key);
}

function store(token: string, place: KeptPlace): void {
  const isNothing = place.pausedAt === null && !place.hasBegunPartTwo && place.drafts.length === 0;
  if (isNothing) forgetPlace(token);
  else writeStored(placeKey(token), JSON.stringify(place));
}

export function parsePlace(stored: string | null): KeptPlace {
  if (stored === null) return nothing;
  try {
    const { pausedAt, hasBegunPartTwo, drafts } = Object(JSON.parse(stored)) as Partial<
      Record<keyof KeptPlace, unknown>
    >;
    return {
      pausedAt: isCount(pausedAt) ? pausedAt : null,
      hasBegunPartTwo: hasBegunPartTwo === true,
      drafts: Array.isArray(drafts) ? drafts.filter(isDraft).slice(-mostDrafts) : [],
    };
  } catch {
    return nothing;
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { slot, order, picked, touch, spentMs } = value as Partial<Record<keyof KeptDraft, unknown>>;
  const isOrder = Array.isArray(order) && order.every(Number.isInteger);
  return isCount(slot) && isOrder && isCount(picked) && touches.some((name) => name === touch) && isCount(spentMs);
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
