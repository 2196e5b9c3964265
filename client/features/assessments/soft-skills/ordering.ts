/** Putting statements in order: one draft for every way of doing it, so that all ways give the same result. */

export type Draft = {
  /** All ids of the group, what applies most first. */
  order: readonly number[];
  /** How many of them were placed by tapping, from the top. */
  picked: number;
};

/** A confirmed group begins as it was confirmed, a new one as it was shown. */
export const draftOf = (shown: readonly number[], answer: readonly number[] | null): Draft =>
  answer === null ? { order: shown, picked: 0 } : { order: answer, picked: answer.length };

/** Moves one id to another place; a place outside of the list changes nothing. */
export function move(draft: Draft, id: number, to: number): Draft {
  const from = draft.order.indexOf(id);
  if (from === -1 || to < 0 || to >= draft.order.length || from === to) return draft;
  const others = draft.order.filter((other) => other !== id);
  return { ...draft, order: [...others.slice(0, to), id, ...others.slice(to)] };
}

/** The next place for a statement that has none; one that has a place gives it back, and those after it too. */
export function tap(draft: Draft, id: number): Draft {
  const place = draft.order.indexOf(id);
  if (place === -1) return draft;
  if (place < draft.picked) return { ...draft, picked: place };
  return { ...move(draft, id, draft.picked), picked: draft.picked + 1 };
}

export const reset = (draft: Draft): Draft => ({ ...draft, picked: 0 });

/** The place (1 = applies most) that tapping gave to a statement, or null. */
export function placeOf(draft: Draft, id: number): number | null {
  const place = draft.order.indexOf(id);
  return place !== -1 && place < draft.picked ? place + 1 : null;
}

export const isSameOrder = (a: readonly number[] | null, b: readonly number[]): boolean =>
  a !== null && a.length === b.length && a.every((id, index) => id === b[index]);
