/** What the end of a line does to a text, and is taken back. */

/** Words parted at the end of a row become whole again. */
export function joined(before: string, after: string): string {
  if (/\u00ad$/.test(before)) return before.slice(0, -1) + after;
  if (/\p{L}[-‐]$/u.test(before))
    return /^\p{Ll}/u.test(after) && !/^(?:und|oder|bzw)\b/.test(after)
      ? before.slice(0, -1) + after
      : separated(before, after);
  return `${before} ${after}`;
}

const separated = (before: string, after: string): string =>
  /^(?:und|oder|bzw)\b/.test(after) ? `${before} ${after}` : before + after;

const numbered = /^(\d{1,3})[.)] /;

/** '… gilt ab dem↵3. Mai 2024': a number in the middle of a sentence begins no item. The first of a list may. `before`: the line of running text above it. */
export function isWrappedNumber(text: string, before: string): boolean {
  const number = numbered.exec(text)?.[1];
  return number !== undefined && Number(number) !== 1 && !/[.:;!?…)]$/u.test(before.trimEnd());
}
