import { type BasicValue, basicValues } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { companyProfile } from '#shared/matching/value-fit.ts';

/** A basic value of Schwartz. `share`: share of the profile; `depth`: depth of its shape, 0 to 100. */
export type ProfileRow = { value: BasicValue; share: number; depth: number; words: string[] };

const minDepth = 4;
const maxDepth = 92;

/** In the order of Schwartz's circle; the largest share has the largest depth. Null if no word is known. */
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
