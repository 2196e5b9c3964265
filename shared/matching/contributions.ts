import { type Fits, fitsOf, type MatchInputs, type SkillInputs, totalOf, type ValueInputs } from './inputs.ts';
import { pointsOf } from './match-weights.ts';
import { leadOfPlace } from './skill-fit.ts';
import { basicValues, type MatchPart, type MissingPart, type SkillPart, type ValuePart } from './types.ts';
import { basicValueOf } from './value-assignment.ts';
import { commonShares, companyProfile, personProfile } from './value-fit.ts';

/**
 * Whole points that sum to the match, largest first. The worst assignment is subtracted from the total, not from single
 * requirements, because fixed amounts make some parts negative. Each requirement gets its share of Σ w·p.
 */
export function matchParts(inputs: MatchInputs, fits: Fits, match: number): MatchPart[] {
  const { weights } = inputs;
  const skills = inputs.skills && fits.skills !== null ? skillShares(inputs.skills, fits.skills, weights.skills) : [];
  const values = inputs.values && fits.values !== null ? valueShares(inputs.values, weights.values) : [];
  const missing = missingShares(inputs, fits);
  const points = wholeParts(
    [...skills, ...values, ...missing].map(({ share }) => share),
    match,
  );
  const skillParts = skills.map(({ part, most }, index): SkillPart => {
    const partPoints = points[index] ?? 0;
    return { ...part, points: partPoints, most: Math.max(partPoints, Math.ceil(most)) };
  });
  const valueParts = values.map(({ part }, index): ValuePart => {
    return { ...part, points: points[skills.length + index] ?? 0 };
  });
  const missingParts = missing.map(({ part }, index): MissingPart => {
    return { ...part, points: points[skills.length + values.length + index] ?? 0 };
  });
  const partsOfHalf = (half: MissingPart['half']) => missingParts.filter((part) => part.half === half);
  return [...mostFirst(skillParts), ...partsOfHalf('skills'), ...mostFirst(valueParts), ...partsOfHalf('values')];
}

const missingShares = ({ weights }: MatchInputs, fits: Fits): PartShare<MissingPart>[] =>
  (['skills', 'values'] as const)
    .filter((half) => fits[half] === null && weights[half] > 0)
    .map((half) => ({ part: { kind: 'missing', half }, share: pointsOf(half, null, weights) }));

const mostFirst = <Part extends { points: number }>(parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => b.points - a.points);

type PartShare<Part> = { part: Omit<Part, 'points' | 'most'>; share: number };

function skillShares(skills: SkillInputs, fit: number, full: number): (PartShare<SkillPart> & { most: number })[] {
  const total = totalOf(skills.requirements);
  return skills.requirements.map(({ skillId, weight, rank, lead }, index) => ({
    part: { kind: 'skill', skillId, weight, rank },
    share: total > 0 ? (full * fit * weight * lead) / total : 0,
    most: full * maxShareOf(skills, index),
  }));
}

/** Maximum share, 0 to 1: this requirement at the first place, the others behind it. */
function maxShareOf(skills: SkillInputs, index: number): number {
  const { requirements, size } = skills;
  const others = requirements.filter((_, other) => other !== index);
  const best = [...requirements.slice(index, index + 1), ...others].map((requirement, place) => ({
    ...requirement,
    lead: leadOfPlace(1 + place, size),
  }));
  const fit = fitsOf({ skills: { ...skills, requirements: best }, values: null }).skills ?? 0;
  return (fit * totalOf(best.slice(0, 1))) / totalOf(best);
}

function valueShares({ wins, words }: ValueInputs, full: number): PartShare<ValuePart>[] {
  const [person, company] = [personProfile(wins), companyProfile(words)];
  if (person === null || company === null) return [];
  const commonWords = words.filter((word) => Object.hasOwn(wins, word));
  const matchWeights = commonShares(person, company);
  return basicValues.map((value, index) => ({
    part: { kind: 'value', value, shared: commonWords.filter((word) => basicValueOf.get(word) === value) },
    share: full * (matchWeights[index] ?? 0),
  }));
}

/** Largest remainders (Hamilton's method). */
export function wholeParts(matchWeights: readonly number[], whole: number): number[] {
  const parts = matchWeights.map(Math.floor);
  const remaining = whole - parts.reduce((sum, part) => sum + part, 0);
  const remainder = (index: number) => (matchWeights[index] ?? 0) - (parts[index] ?? 0);
  const largestFirst = [...matchWeights.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const index of largestFirst.slice(0, remaining)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
