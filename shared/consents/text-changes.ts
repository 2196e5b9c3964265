const maxShown = 60;
const maxLength = 1_500;

type TextChanges = { added: string[]; removed: string[]; more: number };

/** Compares paragraphs without their order, in linear time, because staff may paste any text. */
export function textChanges(before: string, after: string): TextChanges {
  const [former, current] = [paragraphsOf(before), paragraphsOf(after)];
  const added = without(current, former);
  const removed = without(former, current);
  const cut = (list: readonly string[]) => list.slice(0, maxShown).map((one) => one.slice(0, maxLength));
  const more = Math.max(0, added.length - maxShown) + Math.max(0, removed.length - maxShown);
  return { added: cut(added), removed: cut(removed), more };
}

const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[#>*+-]+|\d{1,3}\.) /, ''))
    .filter((line) => line !== '');

function without(list: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(one) ?? 0;
    if (count > 0) left.set(one, count - 1);
    return count === 0;
  });
}
