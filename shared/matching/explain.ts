import { partsOf } from './contributions.ts';
import { counterfactualsOf } from './counterfactual.ts';
import { fitsOf, inputsOf, type MatchInputs, type Requirement } from './inputs.ts';
import { matchOfInputs } from './match.ts';
import { leadOfPlace } from './skill-fit.ts';
import type { ExplainedMatch, MatchJob, MatchPerson } from './types.ts';

/** A match with what it is made of; null as for `matchOf`. */
export const explainMatch = (person: MatchPerson, job: MatchJob): ExplainedMatch | null =>
  explainInputs(inputsOf(person, job));

export function explainInputs(inputs: MatchInputs): ExplainedMatch | null {
  const match = matchOfInputs(inputs);
  if (match === null) return null;
  const { requirements = [], size = 0 } = inputs.skills ?? {};
  return {
    ...match,
    parts: partsOf(inputs, fitsOf(inputs), match.match),
    counterfactuals: counterfactualsOf(inputs),
    inUpperThird: requirements.filter(isInUpperThird(size)).length,
    required: requirements.length,
  };
}

const isInUpperThird =
  (size: number) =>
  ({ rank, lead }: Requirement): boolean =>
    rank !== null && lead >= leadOfPlace(Math.floor(size / 3), size);
