/** 'Passung': fit of the required skills and of the values. It does not rate or rank people. */
import { type Fits, inputsOf, type MatchInputs, scorerOfInputs } from './inputs.ts';
import { rangeOf } from './range.ts';
import type { Match, MatchBasis, MatchJob, MatchPerson } from './types.ts';

/** Null: the results say nothing about this job ('keine Aussage'). */
export const matchOf = (person: MatchPerson, job: MatchJob): Match | null => matchOfInputs(inputsOf(person, job));

export function matchOfInputs(inputs: MatchInputs): Match | null {
  const score = scorerOfInputs(inputs);
  const fits = { skills: score.skillFit(0, 0), values: score.valueFit(0, 0) };
  const match = score.match(0, 0);
  const basis = basisOf(fits);
  if (basis === null) return null;
  return {
    match,
    basis,
    skillFit: wholePercent(fits.skills),
    valueFit: wholePercent(fits.values),
    ...rangeOf(inputs, fits, match),
  };
}

function basisOf({ skills, values }: Fits): MatchBasis | null {
  if (skills === null) return values === null ? null : 'values';
  return values === null ? 'skills' : 'both';
}

const wholePercent = (fit: number | null): number | null => (fit === null ? null : Math.round(100 * fit));
