/**
 * 'Passung': how far what a job asks for is among the person's own strengths, and how far its company's values are theirs. It says
 * nothing of how good people are, and orders no people.
 */
import { type Fits, fitsOf, inputsOf, type MatchInputs } from './inputs.ts';
import { rangeOf } from './range.ts';
import { wholeMatch } from './shares.ts';
import type { Match, MatchBasis, MatchJob, MatchPerson } from './types.ts';

/** Null: the results say nothing of this job ('keine Aussage'). */
export const matchOf = (person: MatchPerson, job: MatchJob): Match | null => matchOfInputs(inputsOf(person, job));

export function matchOfInputs(inputs: MatchInputs): Match | null {
  const fits = fitsOf(inputs);
  const match = wholeMatch(fits.skills, fits.values, inputs.shares);
  const basis = basisOf(fits);
  if (match === null || basis === null) return null;
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
