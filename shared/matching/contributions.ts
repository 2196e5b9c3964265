import { type Fits, fitsOf, type MatchInputs, type SkillInputs, totalOf, type ValueInputs } from './inputs.ts';
import { pointsOf } from './match-weights.ts';
import { leadOfPlace } from './skill-fit.ts';
import { basicValues, type MatchPart, type MissingPart, type SkillPart, type ValuePart } from './types.ts';
import { basicValueOf } from './value-assignment.ts';
import { commonShares, companyProfile, personProfile } from './value-fit.ts';

/**
 * Whole points that sum to the match, largest first. Each half is rounded first, so that equal value fits read the same.
 * The worst assignment is subtracted from the total: each requirement gets its share of Σ w·p.
 */
export function matchParts({ skills, values, weights }: MatchInputs, fits: Fits, match: number): MatchPart[] {
  const valuePoints = Math.round(pointsOf('values', fits.values, weights));
  const skillPoints = match - valuePoints;
  return [
    ...(skills && fits.skills !== null
      ? skillParts(skillShares(skills, fits.skills, weights.skills), skillPoints)
      : missingPart('skills', skillPoints)),
    ...(values && fits.values !== null
      ? mostFirst(withPoints(valueShares(values, weights.values), valuePoints))
      : missingPart('values', valuePoints)),
  ];
}

const missingPart = (half: MissingPart['half'], points: number): MissingPart[] =>
  points > 0 ? [{ kind: 'missing', half, points }] : [];

const skillParts = (shares: readonly SkillShare[], points: number): SkillPart[] =>
  mostFirst(
    withPoints(shares, points).map((part, index): SkillPart => {
      return { ...part, most: Math.max(part.points, Math.ceil(shares[index]?.most ?? 0)) };
    }),
  );

function withPoints<Part>(shares: ReadonlyArray<PartShare<Part>>, points: number): (Part & { points: number })[] {
  const partPoints = wholeParts(
    shares.map(({ share }) => share),
    points,
  );
  return shares.map(({ part }, index) => ({ ...part, points: partPoints[index] ?? 0 }));
}

const mostFirst = <Part extends { points: number }>(parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => b.points - a.points);

type PartShare<Part> = { part: Part; share: number };
type SkillShare = PartShare<Omit<SkillPart, 'points' | 'most'>> & { most: number };

function skillShares(skills: SkillInputs, fit: number, full: number): SkillShare[] {
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

function valueShares({ wins, words }: ValueInputs, full: number): PartShare<Omit<ValuePart, 'points'>>[] {
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
