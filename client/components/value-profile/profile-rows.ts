import { type BasicValue, basicValues } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { companyProfile } from '#shared/matching/value-fit.ts';

/**
 * A basic value of Schwartz: `share` of the profile, `depth` of its form (0 to 100), and the words that belong to it.
 */
export type ProfileRow = { value: BasicValue; share: number; depth: number; words: string[] };

const minDepth = 4;
const maxDepth = 92;

/** In the order of Schwartz's circle; the largest share reaches farthest. Null if no word is in the list. */
export function profileRows(words: readonly string[]): ProfileRow[] | null {
  const profile = companyProfile(words);
  if (profile === null) return null;
  const largest = Math.max(...profile);
  return basicValues.map((value, index) => {
    const share = profile[index] ?? 0;
    return {
      value,
      share,
      depth: Math.round(minDepth + ((maxDepth - minDepth) * share) / largest),
      words: words.filter((word) => basicValueOf.get(word) === value),
    };
  });
}
