import { type MatchInputs, type SkillInputs, scorerOfInputs } from './inputs.ts';
import type { Counterfactual } from './types.ts';

/** What the match would be if the job did not ask for one of its skills; nothing where none would remain. */
export function counterfactualsOf({ skills, values, shares }: MatchInputs): Counterfactual[] {
  if (skills === null || skills.requirements.length < 2) return [];
  return skills.requirements.flatMap(({ skillId }) => {
    const score = scorerOfInputs({ skills: withoutSkill(skills, skillId), values, shares });
    return score.skillFit(0, 0) === null ? [] : [{ skillId, match: score.match(0, 0) }];
  });
}

/** For the number alone: the draws are left out. */
const withoutSkill = ({ size, requirements }: SkillInputs, skillId: number): SkillInputs => ({
  size,
  requirements: requirements.filter((requirement) => requirement.skillId !== skillId),
  draws: 0,
  ranks: new Uint8Array(0),
});
