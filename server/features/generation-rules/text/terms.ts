import { stemOf } from '#shared/questions/words.ts';
import { type PlacedLine, textOfLine } from '../material.ts';
import { sentencesOf } from './sentences.ts';
import { englishContentWordsOf, isEnglish, nounsOf } from './words.ts';

export type Terms = {
  isEnglish: boolean;
  of: (lines: readonly PlacedLine[], count: number) => string[];
};

type Uses = Map<string, { count: number; forms: Map<string, number> }>;

function usesIn(lines: readonly PlacedLine[], wordsOf: (text: string) => string[]): Uses {
  const uses: Uses = new Map();
  for (const line of lines) {
    const factor = line.entry.kind === 'heading' ? 2 : 1;
    const text = textOfLine(line);
    // The filler keeps the first word of a heading or item, which `nounsOf` skips.
    const pieces = line.entry.kind === 'text' ? sentencesOf(text) : [`x ${text}`];
    for (const word of pieces.flatMap(wordsOf)) {
      const stem = stemOf(word.toLowerCase());
      const use = uses.get(stem) ?? { count: 0, forms: new Map() };
      use.count += factor;
      use.forms.set(word, (use.forms.get(word) ?? 0) + 1);
      uses.set(stem, use);
    }
  }
  return uses;
}

const minCompoundLength = 12;

export function termsIn(all: readonly PlacedLine[]): Terms {
  const english = isEnglish(all.slice(0, 200).map(textOfLine).join(' '));
  const wordsOf = english ? englishContentWordsOf : nounsOf;
  const parts = Map.groupBy(all, ({ place }) => `${place.sourceId} ${place.part}`);
  const partCountByStem = new Map<string, number>();
  for (const lines of parts.values())
    for (const stem of usesIn(lines, wordsOf).keys()) partCountByStem.set(stem, (partCountByStem.get(stem) ?? 0) + 1);
  return {
    isEnglish: english,
    of: (lines, count) => {
      const weighed = [...usesIn(lines, wordsOf)].map(([stem, { count: often, forms }]) => {
        const rarity = Math.log(1 + parts.size / (partCountByStem.get(stem) ?? 1));
        const [form = ''] =
          [...forms].toSorted(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1))[0] ?? [];
        return {
          form,
          weight: often * (often === 1 ? 0.5 : 1) * Math.sqrt(rarity) * (stem.length >= minCompoundLength ? 1.2 : 1),
        };
      });
      return weighed
        .toSorted((a, b) => b.weight - a.weight || (a.form < b.form ? -1 : 1))
        .slice(0, count)
        .map(({ form }) => form);
    },
  };
}
