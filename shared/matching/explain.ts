import { matchParts } from './contributions.ts';
import { type Fits, fitsOf, inputsOf, type MatchInputs, type Requirement, totalOf } from './inputs.ts';
import { matchOfInputs } from './match.ts';
import { wholeMatch } from './match-weights.ts';
import { leadOfPlace, scaledFit, scaleOf } from './skill-fit.ts';
import type { Counterfactual, ExplainedMatch, MatchJob, MatchPerson } from './types.ts';

export const explainMatch = (person: MatchPerson, job: MatchJob): ExplainedMatch | null =>
  explainInputs(inputsOf(person, job));

export function explainInputs(inputs: MatchInputs): ExplainedMatch | null {
  const match = matchOfInputs(inputs);
  if (match === null) return null;
  const { requirements = [], size = 0 } = inputs.skills ?? {};
  const fits = fitsOf(inputs);
  return {
    ...match,
    parts: matchParts(inputs, fits, match.match),
    counterfactuals: counterfactualsOf(inputs, fits),
    inUpperThird: requirements.filter(isInUpperThird(size)).length,
    required: requirements.length,
  };
}

const isInUpperThird =
  (size: number) =>
  ({ rank, lead }: Requirement): boolean =>
    rank !== null && lead >= leadOfPlace(Math.floor(size / 3), size);

/** Without draws, because lists need them for every job. */
function counterfactualsOf({ skills, weights }: MatchInputs, fits: Fits): Counterfactual[] {
  if (skills === null || skills.requirements.length < 2) return [];
  return skills.requirements.flatMap(({ skillId }) => {
    const others = skills.requirements.filter((requirement) => requirement.skillId !== skillId);
    const { worst, best } = scaleOf(
      others.map(({ weight }) => weight),
      skills.size,
    );
    const fit = scaledFit(totalOf(others), worst, best);
    const match = fit === null ? null : wholeMatch(fit, fits.values, weights);
    return match === null ? [] : [{ skillId, match }];
  });
}
