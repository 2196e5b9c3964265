/** German nouns of a text, the most frequent first: capitalised inside a sentence. In English texts these are names. */
export function keyTerms(text: string, most: number): string[] {
  const counts = new Map<string, number>();
  for (const [, word = ''] of text.matchAll(/[\p{Ll},;] (\p{Lu}[\p{L}-]{4,40})/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}
