import { matchParts } from './contributions.ts';
import { fitsOf, inputsOf, type MatchInputs, type Requirement, type SkillInputs, scorerOfInputs } from './inputs.ts';
import { matchOfInputs } from './match.ts';
import { leadOfPlace } from './skill-fit.ts';
import type { Counterfactual, ExplainedMatch, MatchJob, MatchPerson } from './types.ts';

export const explainMatch = (person: MatchPerson, job: MatchJob): ExplainedMatch | null =>
  explainInputs(inputsOf(person, job));

export function explainInputs(inputs: MatchInputs): ExplainedMatch | null {
  const reasons = reasonsOf(inputs);
  return reasons && { ...reasons, counterfactuals: counterfactualsOf(inputs) };
}

export type MatchReasons = Omit<ExplainedMatch, 'counterfactuals'>;

/** Less than half the work, for many jobs at once. */
export const matchReasons = (person: MatchPerson, job: MatchJob): MatchReasons | null =>
  reasonsOf(inputsOf(person, job));

function reasonsOf(inputs: MatchInputs): MatchReasons | null {
  const match = matchOfInputs(inputs);
  if (match === null) return null;
  const { requirements = [], size = 0 } = inputs.skills ?? {};
  return {
    ...match,
    parts: matchParts(inputs, fitsOf(inputs), match.match),
    inUpperThird: requirements.filter(isInUpperThird(size)).length,
    required: requirements.length,
  };
}

const isInUpperThird =
  (size: number) =>
  ({ rank, lead }: Requirement): boolean =>
    rank !== null && lead >= leadOfPlace(Math.floor(size / 3), size);

function counterfactualsOf({ skills, values, weights }: MatchInputs): Counterfactual[] {
  if (skills === null || skills.requirements.length < 2) return [];
  return skills.requirements.flatMap(({ skillId }) => {
    const score = scorerOfInputs({ skills: withoutSkill(skills, skillId), values, weights });
    return score.skillFit(0, 0) === null ? [] : [{ skillId, match: score.match(0, 0) }];
  });
}

const withoutSkill = ({ size, requirements }: SkillInputs, skillId: number): SkillInputs => ({
  size,
  requirements: requirements.filter((requirement) => requirement.skillId !== skillId),
  draws: 0,
  ranks: new Uint8Array(0),
});
