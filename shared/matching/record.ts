import { z } from 'zod';
import { explainInputs } from './explain.ts';
import { inputsOf, type MatchInputs } from './inputs.ts';
import { matchOfInputs } from './match.ts';
import { type MatchWeights, matchWeights } from './match-weights.ts';
import { type ExplainedMatch, type Match, type MatchJob, type MatchPerson, matchingVersion } from './types.ts';

const nonNegativeInt = z.number().int().min(0);
const requirement = z.strictObject({
  skillId: nonNegativeInt,
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  rank: nonNegativeInt.nullable(),
  lead: nonNegativeInt,
});

/** In this version, a single half counted for the whole. */
const previousVersion = 1;

/** At most 12 KB. `ranks`: one byte per rank as base64, in the order of SkillInputs. */
export const matchRecord = z.strictObject({
  version: z.union([z.literal(matchingVersion), z.literal(previousVersion)]),
  skills: z
    .strictObject({
      size: nonNegativeInt,
      requirements: z.array(requirement),
      draws: nonNegativeInt,
      ranks: z.base64(),
    })
    .nullable(),
  values: z.strictObject({ wins: z.record(z.string(), nonNegativeInt), words: z.array(z.string()) }).nullable(),
});
type MatchRecord = z.infer<typeof matchRecord>;

export function createMatchRecord(person: MatchPerson, job: MatchJob): MatchRecord {
  const { skills, values } = inputsOf(person, job);
  return {
    version: matchingVersion,
    skills: skills && { ...skills, requirements: [...skills.requirements], ranks: base64Of(skills.ranks) },
    values: values && { wins: values.wins, words: [...values.words] },
  };
}

export const matchOfRecord = (record: MatchRecord): Match | null => matchOfInputs(inputsOfRecord(record));
export const explainRecord = (record: MatchRecord): ExplainedMatch | null => explainInputs(inputsOfRecord(record));

const inputsOfRecord = ({ version, skills, values }: MatchRecord): MatchInputs => ({
  skills: skills && { ...skills, ranks: bytesOf(skills.ranks) },
  values,
  weights: version === previousVersion ? previousWeights(skills !== null, values !== null) : matchWeights,
});

function previousWeights(hasSkills: boolean, hasValues: boolean): MatchWeights {
  if (hasSkills && hasValues) return matchWeights;
  return hasSkills ? { skills: 100, values: 0 } : { skills: 0, values: 100 };
}

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
