/** One draft for clicking, keys, dragging and arrows, so that all give the same result. */

export type Draft = {
  /** All ids of the group in the order of their cards on screen. Clicks and keys keep this order. */
  cards: readonly number[];
  /** Ids that the person has ranked; the statement that applies most comes first. */
  ranked: readonly number[];
};

export const draftOf = (shown: readonly number[], answer: readonly number[] | null): Draft => ({
  cards: answer ?? shown,
  ranked: answer ?? [],
});

export function restoreDraft(
  shown: readonly number[],
  answer: readonly number[] | null,
  storedDraft: Draft | null,
): Draft {
  if (storedDraft === null || !isDraftOf(storedDraft, shown)) return draftOf(shown, answer);
  return { cards: storedDraft.cards, ranked: storedDraft.ranked };
}

function isDraftOf({ cards, ranked }: Draft, shown: readonly number[]): boolean {
  const isPartOfShown = ranked.every((id) => shown.includes(id)) && new Set(ranked).size === ranked.length;
  return isOrderOf(cards, shown) && isPartOfShown;
}

/** Ranked statements first, then the others as they lie on screen. */
export const orderOf = ({ cards, ranked }: Draft): number[] => [
  ...ranked,
  ...cards.filter((id) => !ranked.includes(id)),
];

/** Ranks all statements as they lie afterwards. `to` counts from 0 in the current order. */
export function moveStatement(draft: Draft, id: number, to: number): Draft {
  const order = orderOf(draft);
  const from = order.indexOf(id);
  if (from === -1 || to < 0 || to >= order.length || from === to) return draft;
  return arranged(order.toSpliced(from, 1).toSpliced(to, 0, id));
}

const arranged = (order: readonly number[]): Draft => ({ cards: order, ranked: order });

/** Ranks the rest as shown. Refused without a first choice, because many untouched groups invalidate a result. */
export const keepAsShown = (draft: Draft): Draft =>
  draft.ranked.length === 0 ? draft : { ...draft, ranked: orderOf(draft) };

/**
 * Gives an unranked statement the next place; a ranked one loses its place, and so do all later ones. The last statement
 * is placed automatically; picking it changes nothing else.
 */
export function pickStatement(draft: Draft, id: number): Draft {
  const place = draft.ranked.indexOf(id);
  if (place !== -1) return withRankedCount(draft, place);
  return draft.cards.includes(id) ? { ...draft, ranked: [...draft.ranked, id] } : draft;
}

export const undoPick = (draft: Draft): Draft => withRankedCount(draft, draft.ranked.length - 1);

function withRankedCount(draft: Draft, count: number): Draft {
  return { ...draft, ranked: draft.ranked.slice(0, Math.max(0, Math.min(count, draft.cards.length - 2))) };
}

export const placedCount = ({ cards, ranked }: Draft): number =>
  ranked.length >= cards.length - 1 ? cards.length : ranked.length;

export const isComplete = (draft: Draft): boolean => placedCount(draft) === draft.cards.length;

export const autoPlacedId = (draft: Draft): number | null =>
  draft.ranked.length === draft.cards.length - 1 ? (orderOf(draft).at(-1) ?? null) : null;

/** The place of a ranked statement (1 = applies most), or null. */
export function placeOf(draft: Draft, id: number): number | null {
  const place = orderOf(draft).indexOf(id);
  return place !== -1 && place < placedCount(draft) ? place + 1 : null;
}

/** True if the topmost card is the first in the order, and so on. */
export const isSorted = (draft: Draft): boolean => isSameOrder(draft.cards, orderOf(draft));

export const isSameOrder = (a: readonly number[] | null, b: readonly number[]): boolean =>
  a !== null && a.length === b.length && a.every((id, index) => id === b[index]);

export const isOrderOf = (order: readonly number[], ids: readonly number[]): boolean =>
  order.length === ids.length && ids.every((id) => order.includes(id));
