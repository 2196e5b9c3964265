/** Putting statements in order: one draft for every way of doing it, so that all ways give the same result. */

export type Draft = {
  /** All ids of the group, what applies most first. */
  order: readonly number[];
  /** How many of them were placed by tapping, from the top. */
  picked: number;
  touch: Touch;
};
/** Nobody has decided anything yet; said to be right as it is shown; arranged. */
export type Touch = (typeof touches)[number];
export const touches = ['none', 'kept', 'moved'] as const;

/** A confirmed group begins as it was confirmed, a new one as it was shown. */
export const draftOf = (shown: readonly number[], answer: readonly number[] | null): Draft =>
  answer === null
    ? { order: shown, picked: 0, touch: 'none' }
    : { order: answer, picked: answer.length, touch: 'moved' };

/** What was begun and not confirmed, if it fits this group; otherwise as `draftOf`. */
export function resumedDraft(shown: readonly number[], answer: readonly number[] | null, begun: Draft | null): Draft {
  const fits = begun !== null && isOrderOf(begun.order, shown) && begun.picked <= shown.length;
  return fits ? { order: begun.order, picked: begun.picked, touch: begun.touch } : draftOf(shown, answer);
}

/** Moves one id to another place; a place outside of the list changes nothing. */
export function move(draft: Draft, id: number, to: number): Draft {
  const from = draft.order.indexOf(id);
  if (from === -1 || to < 0 || to >= draft.order.length || from === to) return draft;
  const others = draft.order.filter((other) => other !== id);
  return { ...draft, order: [...others.slice(0, to), id, ...others.slice(to)], touch: 'moved' };
}

/** Says that the shown order is right as it is, or takes that back. */
export function keepAsShown(draft: Draft): Draft {
  if (draft.touch === 'moved') return draft;
  return { ...draft, touch: draft.touch === 'none' ? 'kept' : 'none' };
}

/**
 * The next place for a statement that has none; one that was tapped gives its place back, and those after it too. The last
 * one has its place by itself: tapping it as well is taken as a yes.
 */
export function tap(draft: Draft, id: number): Draft {
  const place = draft.order.indexOf(id);
  if (place === -1) return draft;
  if (place < draft.picked) return pickedUpTo(draft, place);
  return { ...move(draft, id, draft.picked), picked: draft.picked + 1, touch: 'moved' };
}

/** Gives back the place that was tapped last, and the one that followed from it. */
export const takeBack = (draft: Draft): Draft => pickedUpTo(draft, draft.picked - 1);

/** Without the last but one, the last has no place of its own either. */
function pickedUpTo(draft: Draft, count: number): Draft {
  const picked = Math.max(0, Math.min(count, draft.order.length - 2));
  return { ...draft, picked, touch: picked === 0 ? 'none' : 'moved' };
}

/** How many have a place: where one alone is left, only one place is left for it. */
export const placedCount = ({ order, picked }: Draft): number => (picked >= order.length - 1 ? order.length : picked);

/** The statement whose place followed from the others', or null. */
export const selfPlaced = ({ order, picked }: Draft): number | null =>
  picked === order.length - 1 ? (order.at(-1) ?? null) : null;

/** The place (1 = applies most) that a statement has by tapping, or null. */
export function placeOf(draft: Draft, id: number): number | null {
  const place = draft.order.indexOf(id);
  return place !== -1 && place < placedCount(draft) ? place + 1 : null;
}

export const isSameOrder = (a: readonly number[] | null, b: readonly number[]): boolean =>
  a !== null && a.length === b.length && a.every((id, index) => id === b[index]);

/** Whether these are the same ids, in whatever order. */
export const isOrderOf = (order: readonly number[], ids: readonly number[]): boolean =>
  order.length === ids.length && ids.every((id) => order.includes(id));
