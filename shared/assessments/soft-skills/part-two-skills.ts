import { type AnsweredGroup, rankSkills, type SkillOf, scoreAnswers, topTen } from './scoring.ts';
import { fitStrengths } from './strength.ts';
import { bandSettings } from './uncertainty.ts';

/** The ten skills with the most points in part 1. Strength decides ties, so the catalogue order has no influence. */
export function partTwoSkills(
  partOne: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillIds: readonly number[],
): number[] {
  const { strengths } = fitStrengths(partOne, { skillOf, skillIds }, bandSettings);
  const strength = new Map(skillIds.map((skillId, index) => [skillId, strengths[index] ?? 0]));
  const byStrength = [...skillIds].sort((a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0));
  return topTen(rankSkills(scoreAnswers(partOne, skillOf, skillIds), byStrength));
}
