export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Above this, comparing word by word costs more than it tells. */
const maxCells = 4_000_000;
/** Unchanged words left standing around a change. */
const contextWords = 14;

/** Words with the blanks before them, so that a word at the end of a line stays the same when more follows. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/gu) ?? [];

/** What has to be taken away from one text and put in to get the other, word by word. The parts make up both texts again. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const head = old.slice(0, start);
  const tail = end === 0 ? [] : old.slice(-end);
  const middle = diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joined([...same(head), ...middle, ...same(tail)]);
}

const same = (words: readonly string[]): DiffPart[] => words.map((text) => ({ kind: 'same', text }));

function diffMiddle(old: readonly string[], now: readonly string[]): DiffPart[] {
  const removed = old.map((text): DiffPart => ({ kind: 'removed', text }));
  const added = now.map((text): DiffPart => ({ kind: 'added', text }));
  if (old.length * now.length > maxCells || old.length === 0 || now.length === 0) return [...removed, ...added];
  const lengths = commonLengths(old, now);
  const width = now.length + 1;
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      i++;
      j++;
    } else if (
      left !== undefined &&
      (right === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: left });
      i++;
    } else {
      parts.push({ kind: 'added', text: right ?? '' });
      j++;
    }
  }
  return parts;
}

/** At i, j: the length of the longest common run of what follows both. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const skipped = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
      lengths[i * width + j] = old[i] === now[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : skipped;
    }
  }
  return lengths;
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else result.push({ kind, text });
  }
  return result;
}

/** The same with long unchanged stretches cut down to a few words around each change. */
export function shortened(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    const words = wordsOf(part.text);
    if (part.kind !== 'same' || words.length <= 2 * contextWords) return part;
    const head = index === 0 ? [] : words.slice(0, contextWords);
    const tail = index === parts.length - 1 ? [] : words.slice(-contextWords);
    return { kind: 'same', text: `${head.join('')} …${tail.join('')}` };
  });
}
