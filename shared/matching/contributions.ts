import { type Fits, type MatchInputs, type SkillInputs, totalOf, type ValueInputs } from './inputs.ts';
import { pointsOf } from './match-weights.ts';
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
      ? skillParts(skillShares(skills, fits.skills, weights.skills), skillPoints, weights.skills)
      : missingPart('skills', skillPoints)),
    ...(values && fits.values !== null
      ? mostFirst(withPoints(valueShares(values, weights.values), valuePoints))
      : missingPart('values', valuePoints)),
  ];
}

const missingPart = (half: MissingPart['half'], points: number): MissingPart[] =>
  points > 0 ? [{ kind: 'missing', half, points }] : [];

function skillParts(shares: readonly SkillShare[], points: number, full: number): SkillPart[] {
  const parts = withPoints(shares, points);
  const most = mostPoints(parts, full);
  return mostFirst(parts.map((part, index): SkillPart => ({ ...part, most: most[index] ?? 0 })));
}

/** By weight, with the sum `full`. A requirement far ahead of the others can exceed its share: they give the rest. */
function mostPoints(parts: ReadonlyArray<Pick<SkillPart, 'weight' | 'points'>>, full: number): number[] {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const most = wholeParts(
    parts.map(({ weight }) => (full * weight) / total),
    full,
  );
  const spare = (index: number) => (most[index] ?? 0) - (parts[index]?.points ?? 0);
  const byFewest = () => [...parts.keys()].sort((a, b) => spare(a) - spare(b));
  for (let order = byFewest(); spare(order[0] ?? 0) < 0; order = byFewest()) {
    const [from = 0, to = 0] = [order.at(-1), order[0]];
    most[from] = (most[from] ?? 0) - 1;
    most[to] = (most[to] ?? 0) + 1;
  }
  return most;
}

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
type SkillShare = PartShare<Omit<SkillPart, 'points' | 'most'>>;

function skillShares(skills: SkillInputs, fit: number, full: number): SkillShare[] {
  const total = totalOf(skills.requirements);
  return skills.requirements.map(({ skillId, weight, rank, lead }) => ({
    part: { kind: 'skill', skillId, weight, rank },
    share: total > 0 ? (full * fit * weight * lead) / total : 0,
  }));
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
