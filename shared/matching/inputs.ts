import { minOrganisationValues } from '../organisations/schema.ts';
import { type MatchWeights, matchWeights } from './match-weights.ts';
import { singlePersonColumns } from './people-columns.ts';
import { jobColumns, type Scorer, scorerOf } from './score.ts';
import { leadsOf } from './skill-fit.ts';
import type { MatchJob, MatchPerson, RankDraws, SkillPart } from './types.ts';
import { basicValueOf } from './value-assignment.ts';
import { companyProfile, personWeights } from './value-fit.ts';

export type Requirement = Pick<SkillPart, 'skillId' | 'weight' | 'rank'> & { lead: number };

/** Draws of the required skills: index d · requirements + i has the rank of requirement i in draw d. */
export type SkillInputs = { size: number; requirements: readonly Requirement[]; draws: number; ranks: Uint8Array };
export type ValueInputs = { wins: Readonly<Record<string, number>>; words: readonly string[] };

/** Null for a half without data on either side. Requirements are sorted, so that their input order has no influence. */
export type MatchInputs = { skills: SkillInputs | null; values: ValueInputs | null; weights: MatchWeights };

export function inputsOf(person: MatchPerson, job: MatchJob): MatchInputs {
  return {
    skills: person.skills && job.skills.length > 0 ? skillInputs(person.skills, job.skills) : null,
    values: person.values && valueInputs(person.values, job.values),
    weights: matchWeights,
  };
}

function skillInputs(
  { rankOf, size, draws }: NonNullable<MatchPerson['skills']>,
  required: MatchJob['skills'],
): SkillInputs {
  const leads = leadsOf(rankOf, size);
  const requirements = required
    .map(({ skillId, weight }): Requirement => {
      return { skillId, weight, rank: rankOf.get(skillId) ?? null, lead: leads.get(skillId) ?? 0 };
    })
    .sort((a, b) => b.weight - a.weight || a.skillId - b.skillId);
  return { size, requirements, draws: draws.draws, ranks: drawsOfRequired(draws, requirements, size) };
}

/** Skills without a rank are last in every draw. */
function drawsOfRequired(
  { skillIds, draws, ranks }: RankDraws,
  requirements: readonly Requirement[],
  size: number,
): Uint8Array {
  const columns = requirements.map(({ skillId, rank }) => (rank === null ? -1 : skillIds.indexOf(skillId)));
  const required = new Uint8Array(draws * columns.length).fill(size);
  for (const [index, column] of columns.entries()) {
    if (column < 0) continue;
    for (let draw = 0; draw < draws; draw++)
      required[draw * columns.length + index] = ranks[draw * skillIds.length + column] ?? size;
  }
  return required;
}

function valueInputs(wins: Readonly<Record<string, number>>, words: readonly string[]): ValueInputs | null {
  const knownWords = (some: readonly string[]) => some.filter((word) => basicValueOf.has(word)).sort();
  const personWords = knownWords(Object.keys(wins));
  const companyWords = knownWords(words);
  if (personWords.length === 0 || companyWords.length < minOrganisationValues) return null;
  return { wins: Object.fromEntries(personWords.map((word) => [word, wins[word] ?? 0])), words: companyWords };
}

export type Fits = { skills: number | null; values: number | null };

export function fitsOf(inputs: Omit<MatchInputs, 'weights'>): Fits {
  const { skillFit, valueFit } = scorerOfInputs({ ...inputs, weights: matchWeights });
  return { skills: skillFit(0, 0), values: valueFit(0, 0) };
}

export const scorerOfInputs = ({ skills, values, weights }: MatchInputs): Scorer =>
  scorerOf(
    singlePersonColumns({
      skillIds: skills?.requirements.map(({ skillId }) => skillId) ?? [],
      leads: skills?.requirements.map(({ lead }) => lead) ?? [],
      rankedSkills: skills?.size ?? 0,
      valueWeights: (values && personWeights(values.wins)) ?? [],
    }),
    {
      ...jobColumns([{ skills: skills?.requirements ?? [], values: [] }]),
      // Old records can contain fewer words than a company needs today.
      profiles: [{ profile: values && companyProfile(values.words) }],
    },
    { weights },
  );

export const totalOf = (requirements: readonly Requirement[]): number =>
  requirements.reduce((sum, { weight, lead }) => sum + weight * lead, 0);
