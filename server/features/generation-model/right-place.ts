/**
 * Where the right answer of the nth question of a course stands: each place once before any comes again, and in an order that
 * changes, so that nobody can count it off.
 */
export function rightPlace(question: number, options: number): number {
  const round = Math.floor(question / options);
  const steps = Array.from({ length: options }, (_, place) => place);
  const order = steps.toSorted((one, other) => mixed(round, one) - mixed(round, other));
  return order[question % options] ?? 0;
}

/** Anything that looks irregular and is always the same. */
function mixed(round: number, place: number): number {
  const first = Math.imul((round + 1) * 131 + place * 7919, 0x9e3779b1);
  const second = Math.imul(first ^ (first >>> 15), 0x85ebca6b);
  return (second ^ (second >>> 13)) >>> 0;
}
