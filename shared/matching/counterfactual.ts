import { fitsOf, type MatchInputs, type SkillInputs } from './inputs.ts';
import { wholeMatch } from './shares.ts';
import type { Counterfactual } from './types.ts';

/** What the match would be if the job did not ask for one of its skills; nothing where none would remain. */
export function counterfactualsOf({ skills, values, shares }: MatchInputs): Counterfactual[] {
  if (skills === null || skills.requirements.length < 2) return [];
  return skills.requirements.flatMap(({ skillId }) => {
    const fits = fitsOf({ skills: withoutSkill(skills, skillId), values });
    const match = wholeMatch(fits.skills, fits.values, shares);
    return match === null || fits.skills === null ? [] : [{ skillId, match }];
  });
}

/** For the number alone: the draws are left out. */
const withoutSkill = ({ size, requirements }: SkillInputs, skillId: number): SkillInputs => ({
  size,
  requirements: requirements.filter((requirement) => requirement.skillId !== skillId),
  draws: 0,
  ranks: new Uint8Array(0),
});
