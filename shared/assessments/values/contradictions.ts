import type { Random } from '../random.ts';
import type { Comparison } from './consistency.ts';

/** The first won against the second, the second against the third, the third against the first. */
export type Triad<T = string> = readonly [T, T, T];
export type Offer<T = string> = Triad<T>;

export const maxContradictions = 5;

/** Each circular triad once, in order of appearance. The last answer to a pair counts. */
export function findContradictions<T>(comparisons: readonly Comparison<T>[]): Triad<T>[] {
  const values = [...new Set(comparisons.flatMap(({ winner, loser }) => [winner, loser]))];
  const beaten = groupBeaten(comparisons);
  const beats = (a: T, b: T) => beaten.get(a)?.has(b) === true;
  return values.flatMap((a, index) => {
    const later = values.slice(index + 1);
    return later
      .filter((b) => beats(a, b))
      .flatMap((b) => later.filter((c) => beats(b, c) && beats(c, a)).map((c): Triad<T> => [a, b, c]));
  });
}

/** Contradictions that a reversed answer removes, minus those that it creates. */
export function countResolved<T>(comparisons: readonly Comparison<T>[], answer: Comparison<T>): number {
  return countResolvedIn(groupBeaten(comparisons), answer);
}

function countResolvedIn<T>(beaten: Beaten<T>, { winner, loser }: Comparison<T>): number {
  const beats = (a: T, b: T) => beaten.get(a)?.has(b) === true;
  return [...beaten.keys()].reduce((sum, third) => {
    if (beats(loser, third) && beats(third, winner)) return sum + 1;
    return beats(winner, third) && beats(third, loser) ? sum - 1 : sum;
  }, 0);
}

/** The answer whose reversal resolves most contradictions. `random` breaks ties, so that no value has an advantage. */
export function nextOffer<T>(
  comparisons: readonly Comparison<T>[],
  offered: readonly Offer<T>[],
  random: Random,
): Offer<T> | null {
  if (offered.length >= maxContradictions) return null;
  const beaten = groupBeaten(comparisons);
  const candidates = answersIn(beaten)
    .filter((answer) => !offered.some((offer) => isSamePair(offeredAnswer(offer), answer)))
    .map((answer) => ({ answer, resolved: countResolvedIn(beaten, answer) }));
  const maxResolved = Math.max(0, ...candidates.map(({ resolved }) => resolved));
  if (maxResolved === 0) return null;
  const asked = pickRandom(
    candidates.filter(({ resolved }) => resolved === maxResolved).map(({ answer }) => answer),
    random,
  );
  return asked === undefined ? null : contradictionOf(beaten, offered, { asked, random });
}

type AnswerSelection<T> = { asked: Comparison<T>; random: Random };

function contradictionOf<T>(
  beaten: Beaten<T>,
  offered: readonly Offer<T>[],
  { asked, random }: AnswerSelection<T>,
): Offer<T> | null {
  const { winner, loser } = asked;
  const triads = [...beaten.keys()]
    .filter((third) => beaten.get(loser)?.has(third) && beaten.get(third)?.has(winner))
    .map((third): Offer<T> => [winner, loser, third]);
  const unoffered = triads.filter((triad) => !offered.some((offer) => isSameTriad(offer, triad)));
  return pickRandom(unoffered.length > 0 ? unoffered : triads, random) ?? null;
}

export const offeredAnswer = <T>([winner, loser]: Offer<T>): Comparison<T> => ({ winner, loser });

export function replaceAnswer<T>(comparisons: readonly Comparison<T>[], decision: Comparison<T>): Comparison<T>[] {
  return comparisons.map((answer) => (isSamePair(answer, decision) ? decision : answer));
}

type Beaten<T> = ReadonlyMap<T, ReadonlySet<T>>;

function groupBeaten<T>(comparisons: readonly Comparison<T>[]): Beaten<T> {
  const beaten = new Map<T, Set<T>>();
  const losersOf = (value: T) => beaten.get(value) ?? new Set<T>();
  for (const { winner, loser } of comparisons) {
    const [ofWinner, ofLoser] = [losersOf(winner), losersOf(loser)];
    ofLoser.delete(winner);
    ofWinner.add(loser);
    beaten.set(winner, ofWinner).set(loser, ofLoser);
  }
  return beaten;
}

const answersIn = <T>(beaten: Beaten<T>): Comparison<T>[] =>
  [...beaten].flatMap(([winner, losers]) => [...losers].map((loser) => ({ winner, loser })));

const pickRandom = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];
const isSameTriad = <T>(a: Triad<T>, b: Triad<T>) => a.every((value) => b.includes(value));
const isSamePair = <T>(a: Comparison<T>, b: Comparison<T>) =>
  (a.winner === b.winner && a.loser === b.loser) || (a.winner === b.loser && a.loser === b.winner);
