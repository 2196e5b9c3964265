import { type Random, shuffle } from '../random.ts';

export const comparedValueCount = 10;
export type ValuePair<T = string> = { left: T; right: T };

const wheelSize = comparedValueCount - 1;
const pairsPerRound = comparedValueCount / 2;

/**
 * The circle method of tournament schedules (Kirkman 1847), shuffled: each value appears 9 times, 4 or 5 times on the
 * left, never in two consecutive pairs.
 * @throws RangeError unless there are ten different values
 */
export function pairSequence<T>(values: readonly T[], random: Random): ValuePair<T>[] {
  if (values.length !== comparedValueCount || new Set(values).size !== comparedValueCount)
    throw new RangeError(`exactly ${comparedValueCount} different values are required`);
  const [hub, ...wheel] = shuffle(values, random);
  if (hub === undefined) return [];
  const rounds = shuffle(
    wheel.map((_, rotation) =>
      roundOf(hub, [...wheel.slice(rotation), ...wheel.slice(0, rotation)], rotation % 2 === 0),
    ),
    random,
  );
  const isMirrored = random() < 0.5;
  const sequence: ValuePair<T>[] = [];
  for (const round of rounds) sequence.push(...moveUnrelatedFirst(sequence.at(-1), shuffle(round, random)));
  return isMirrored ? sequence.map(({ left, right }) => ({ left: right, right: left })) : sequence;
}

/** A value is on the left of the next four on the wheel, so four of nine times. */
function roundOf<T>(hub: T, wheel: readonly T[], isHubLeft: boolean): ValuePair<T>[] {
  const [first, ...others] = wheel;
  if (first === undefined) return [];
  const pairs = [isHubLeft ? { left: hub, right: first } : { left: first, right: hub }];
  for (let distance = 1; distance < pairsPerRound; distance++) {
    const [after, before] = [others[distance - 1], others.at(-distance)];
    if (after === undefined || before === undefined) continue;
    const isAhead = (wheelSize - 2 * distance) % wheelSize < pairsPerRound;
    pairs.push(isAhead ? { left: after, right: before } : { left: before, right: after });
  }
  return pairs;
}

/** Starts with a pair that shares no value with the last one; at most two of five share one. */
function moveUnrelatedFirst<T>(last: ValuePair<T> | undefined, round: ValuePair<T>[]): ValuePair<T>[] {
  const front = round.find((pair) => last === undefined || !sharesValue(pair, last));
  return front === undefined ? round : [front, ...round.filter((pair) => pair !== front)];
}

function sharesValue<T>(a: ValuePair<T>, b: ValuePair<T>): boolean {
  return a.left === b.left || a.left === b.right || a.right === b.left || a.right === b.right;
}
