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
  const reasons = reasonsOf(inputs);
  return reasons && { ...reasons, counterfactuals: counterfactualsOf(inputs) };
}

export type MatchReasons = Omit<ExplainedMatch, 'counterfactuals'>;

/** The same without what would be if: less than half the work, for many jobs at once. */
export const matchReasons = (person: MatchPerson, job: MatchJob): MatchReasons | null =>
  reasonsOf(inputsOf(person, job));

function reasonsOf(inputs: MatchInputs): MatchReasons | null {
  const match = matchOfInputs(inputs);
  if (match === null) return null;
  const { requirements = [], size = 0 } = inputs.skills ?? {};
  return {
    ...match,
    parts: partsOf(inputs, fitsOf(inputs), match.match),
    inUpperThird: requirements.filter(isInUpperThird(size)).length,
    required: requirements.length,
  };
}

const isInUpperThird =
  (size: number) =>
  ({ rank, lead }: Requirement): boolean =>
    rank !== null && lead >= leadOfPlace(Math.floor(size / 3), size);
