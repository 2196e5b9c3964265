/** A UUID as four 32-bit numbers, in the order in which PostgreSQL compares UUIDs. */
type IdWords = ArrayLike<number>;

export const wordsOfId = (id: string): number[] => [
  Number.parseInt(id.slice(0, 8), 16),
  Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16),
  Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16),
  Number.parseInt(id.slice(28, 36), 16),
];

export function textOfId(words: IdWords, start: number): string {
  const hex = [0, 1, 2, 3].map((word) => (words[start + word] ?? 0).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
