/**
 * What this browser keeps of an open run that the server does not know: groups that were begun, and a pause that was not
 * ended. Stored under the run's own key, so that it goes with the run; read again, everything is looked at as foreign.
 */
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { placeKey, placeKeys } from '../../../lib/tests/test-tokens.ts';
import { type Draft, touches } from './ordering.ts';

export type KeptDraft = Draft & {
  /** The group's index. */
  slot: number;
  /** How long the group was on screen until then. */
  spentMs: number;
};
export type KeptStop = {
  /** The position of the pause that is on screen. */
  pausedAt: number | null;
  hasBegunPartTwo: boolean;
};
type KeptPlace = KeptStop & { drafts: KeptDraft[] };

/** Somebody going back and forth begins two or three groups at once, hardly more. */
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

/** What was begun in any other run is left with it. */
export function forgetOtherPlaces(token: string): void {
  for (const key of placeKeys()) if (key !== placeKey(token)) removeStored(key);
}

function store(token: string, place: KeptPlace): void {
  const isNothing = place.pausedAt === null && !place.hasBegunPartTwo && place.drafts.length === 0;
  if (isNothing) forgetPlace(token);
  else writeStored(placeKey(token), JSON.stringify(place));
}

/** Anything that is not a place counts as none. */
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
