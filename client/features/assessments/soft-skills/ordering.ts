/** One draft for dragging, tapping and buttons, so that all give the same result. */

export type Draft = {
  /** All ids of the group; the statement that applies most comes first. */
  order: readonly number[];
  /** Number of statements placed by tapping, counted from the top. */
  picked: number;
  touch: Touch;
};
/** `none`: undecided; `kept`: confirmed as shown; `moved`: reordered. */
export type Touch = (typeof touches)[number];
export const touches = ['none', 'kept', 'moved'] as const;

export const draftOf = (shown: readonly number[], answer: readonly number[] | null): Draft =>
  answer === null
    ? { order: shown, picked: 0, touch: 'none' }
    : { order: answer, picked: answer.length, touch: 'moved' };

export function restoreDraft(
  shown: readonly number[],
  answer: readonly number[] | null,
  storedDraft: Draft | null,
): Draft {
  const fits = storedDraft !== null && isOrderOf(storedDraft.order, shown) && storedDraft.picked <= shown.length;
  return fits
    ? { order: storedDraft.order, picked: storedDraft.picked, touch: storedDraft.touch }
    : draftOf(shown, answer);
}

export function moveStatement(draft: Draft, id: number, to: number): Draft {
  const from = draft.order.indexOf(id);
  if (from === -1 || to < 0 || to >= draft.order.length || from === to) return draft;
  const others = draft.order.filter((other) => other !== id);
  return { ...draft, order: [...others.slice(0, to), id, ...others.slice(to)], touch: 'moved' };
}

export function toggleAsShown(draft: Draft): Draft {
  if (draft.touch === 'moved') return draft;
  return { ...draft, touch: draft.touch === 'none' ? 'kept' : 'none' };
}

/**
 * Gives an unplaced statement the next place; tapping a placed one frees its place and all later ones. The last
 * statement is placed automatically; tapping it changes nothing else.
 */
export function tapStatement(draft: Draft, id: number): Draft {
  const place = draft.order.indexOf(id);
  if (place === -1) return draft;
  if (place < draft.picked) return withPickedCount(draft, place);
  return { ...moveStatement(draft, id, draft.picked), picked: draft.picked + 1, touch: 'moved' };
}

export const undoTap = (draft: Draft): Draft => withPickedCount(draft, draft.picked - 1);

function withPickedCount(draft: Draft, count: number): Draft {
  const picked = Math.max(0, Math.min(count, draft.order.length - 2));
  return { ...draft, picked, touch: picked === 0 ? 'none' : 'moved' };
}

export const placedCount = ({ order, picked }: Draft): number => (picked >= order.length - 1 ? order.length : picked);

export const autoPlacedId = ({ order, picked }: Draft): number | null =>
  picked === order.length - 1 ? (order.at(-1) ?? null) : null;

/** The place of a tapped statement (1 = applies most), or null. */
export function placeOf(draft: Draft, id: number): number | null {
  const place = draft.order.indexOf(id);
  return place !== -1 && place < placedCount(draft) ? place + 1 : null;
}

export const isSameOrder = (a: readonly number[] | null, b: readonly number[]): boolean =>
  a !== null && a.length === b.length && a.every((id, index) => id === b[index]);

export const isOrderOf = (order: readonly number[], ids: readonly number[]): boolean =>
  order.length === ids.length && ids.every((id) => order.includes(id));
