/** What a match is computed from, packed for scoring many people against one job: the same numbers as `matchOf`. */
import { wholeMatch } from '../matching/shares.ts';
import { leadsOf, scaledFit, scaleOf } from '../matching/skill-fit.ts';
import { basicValues, type MatchJob, type MatchPerson } from '../matching/types.ts';
import { comparedProfile, personWeights, profileOfWeights, valueFit } from '../matching/value-fit.ts';

/** `leads[i]` of `skillIds[i]`; `rankedSkills`: how many were ranked, 0 without a result; `valueWeights`: ten sums of wins + 1, or none. */
export type PackedPerson = {
  skillIds: readonly number[];
  leads: readonly number[];
  rankedSkills: number;
  valueWeights: readonly number[];
};

export function packPerson({ skills, values }: MatchPerson): PackedPerson {
  const leads = skills === null ? [] : [...leadsOf(skills.rankOf, skills.size)];
  return {
    skillIds: leads.map(([skillId]) => skillId),
    leads: leads.map(([, lead]) => lead),
    rankedSkills: skills?.size ?? 0,
    valueWeights: values === null ? [] : (personWeights(values) ?? []),
  };
}

/** The match of a packed person with this job; −1 for 'keine Aussage'. */
export function packedScorer({ skills, values }: MatchJob): (person: PackedPerson) => number {
  const weights = skills.map(({ weight }) => weight);
  const weightOf = new Map(skills.map(({ skillId, weight }) => [skillId, weight as number]));
  const company = comparedProfile(values);
  const scales = new Map<number, { worst: number; best: number }>();
  const scaleFor = (size: number) => {
    const scale = scales.get(size) ?? scaleOf(weights, size);
    scales.set(size, scale);
    return scale;
  };
  return ({ skillIds, leads, rankedSkills, valueWeights }) => {
    let total = 0;
    for (const [index, skillId] of skillIds.entries()) total += (weightOf.get(skillId) ?? 0) * (leads[index] ?? 0);
    const { worst, best } = scaleFor(rankedSkills);
    const skillFit = rankedSkills === 0 || skills.length === 0 ? null : scaledFit(total, worst, best);
    const own = valueWeights.length === basicValues.length ? profileOfWeights(valueWeights) : null;
    return wholeMatch(skillFit, own && company && valueFit(own, company)) ?? -1;
  };
}
