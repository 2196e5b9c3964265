/** Privacy: exact ranks identify a person across companies, so anonymous data has only a group per skill. */
import { z } from 'zod';
import { dayOf, monthOf } from '../jobs/day.ts';
import type { SkillRequirement } from '../jobs/draft.ts';
import { matchWeights } from '../matching/match-weights.ts';
import { type PackedPerson, singlePersonColumns } from '../matching/people-columns.ts';
import { jobColumns, noMatch, scorerOf } from '../matching/score.ts';
import { leadOfPlace, scaleOf } from '../matching/skill-fit.ts';
import type { Match, MatchPerson } from '../matching/types.ts';
import { comparedProfile, personProfile, valueFit } from '../matching/value-fit.ts';
import type { ReleaseScope } from './scope.ts';

export const strengthGroups = ['first', 'middle', 'last'] as const;
export type StrengthGroup = (typeof strengthGroups)[number];

/** Per anonymous person and company, over all its jobs. */
export const maxDisclosedSkills = 12;

const nonNegativeInt = z.number().int().min(0);
/** `group` null: the person hides the skill. `size`: number of skills that the test ranks. */
const groupedSkills = z.strictObject({
  size: nonNegativeInt,
  groups: z.array(z.strictObject({ skillId: nonNegativeInt, group: z.enum(strengthGroups).nullable() })),
  isLimited: z.boolean(),
});
type GroupedSkills = z.infer<typeof groupedSkills>;

/** The part that one company may see. `company`: its values at that time; `fit`: whole percent. */
export const anonymousSnapshot = z.strictObject({
  version: z.literal(2),
  skills: groupedSkills.nullable(),
  values: z
    .strictObject({
      company: z.array(z.string()),
      shared: z.array(z.string()),
      fit: nonNegativeInt.max(100).nullable(),
      isLimited: z.boolean(),
    })
    .nullable(),
});
export type AnonymousSnapshot = z.infer<typeof anonymousSnapshot>;

/** Privacy: never leaves the server. `limitToDisclosure` derives the part that one company may see. */
export type FindableSnapshot = {
  version: 2;
  skills: GroupedSkills | null;
  values: { wins: Readonly<Record<string, number>>; isLimited: boolean } | null;
};

const thirdOf = (size: number): number => Math.max(1, Math.floor(size / 3));

function groupOfRank(rank: number, size: number): StrengthGroup {
  const third = thirdOf(size);
  if (rank <= third) return 'first';
  return rank > size - third ? 'last' : 'middle';
}

function leadOfGroup(group: StrengthGroup | null, size: number): number {
  const third = thirdOf(size);
  if (group === null) return 0;
  if (group === 'first') return leadOfPlace((1 + third) / 2, size);
  return group === 'middle' ? leadOfPlace((1 + size) / 2, size) : leadOfPlace((2 * size - third + 1) / 2, size);
}

type Results = {
  skills: { size: number; ranked: ReadonlyArray<{ skillId: number; rank: number }>; isLimited: boolean } | null;
  values: { wins: Readonly<Record<string, number>>; isLimited: boolean } | null;
};

export const toFindableSnapshot = ({ skills, values }: Results): FindableSnapshot => ({
  version: 2,
  skills: skills && {
    size: skills.size,
    // Sorted by id, because the order of a result reveals the ranks.
    groups: skills.ranked
      .map(({ skillId, rank }) => ({ skillId, group: groupOfRank(rank, skills.size) }))
      .sort((a, b) => a.skillId - b.skillId),
    isLimited: skills.isLimited,
  },
  values: values && { wins: values.wins, isLimited: values.isLimited },
});

/** These skills, and the company's values at that time. */
export type Disclosure = { skillIds: readonly number[]; words: readonly string[] };

export function limitToDisclosure(
  { skillIds, words }: Disclosure,
  { skills, values }: FindableSnapshot,
): AnonymousSnapshot {
  const groupOf = new Map(skills?.groups.map(({ skillId, group }) => [skillId, group]));
  return {
    version: 2,
    skills: skills && {
      ...skills,
      groups: [...new Set(skillIds)]
        .sort((a, b) => a - b)
        .map((skillId) => ({ skillId, group: groupOf.get(skillId) ?? null })),
    },
    values: values && {
      company: [...words],
      shared: words.filter((word) => Object.hasOwn(values.wins, word)),
      fit: fitOf(values.wins, words),
      isLimited: values.isLimited,
    },
  };
}

function fitOf(wins: Readonly<Record<string, number>>, words: readonly string[]): number | null {
  const [person, company] = [personProfile(wins), comparedProfile(words)];
  return person && company && Math.round(100 * valueFit(person, company));
}

export const disclosureIn = ({ skills, values }: AnonymousSnapshot): Disclosure => ({
  skillIds: skills?.groups.map(({ skillId }) => skillId) ?? [],
  words: values?.company ?? [],
});

export function addSkills(disclosed: readonly number[], requested: readonly number[]): number[] | null {
  const all = new Set([...disclosed, ...requested]);
  return all.size > maxDisclosedSkills ? null : [...all];
}

export const packGroups = (skills: GroupedSkills | null): PackedPerson => ({
  skillIds: skills?.groups.map(({ skillId }) => skillId) ?? [],
  leads: skills?.groups.map(({ group }) => leadOfGroup(group, skills.size)) ?? [],
  rankedSkills: skills?.size ?? 0,
  valueWeights: [],
});

/** `leadOf`: of disclosed skills, null without a result. `valueFit`: 0 to 1. */
type CoarsePerson = { size: number; leadOf: ReadonlyMap<number, number> | null; valueFit: number | null };

export const coarsePerson = ({ skills, values }: AnonymousSnapshot): CoarsePerson => ({
  size: skills?.size ?? 0,
  leadOf: skills && new Map(skills.groups.map(({ skillId, group }) => [skillId, leadOfGroup(group, skills.size)])),
  valueFit: typeof values?.fit === 'number' ? values.fit / 100 : null,
});

export const personOfGroups = ({ skills, values }: FindableSnapshot): MatchPerson => ({
  skills: skills && {
    // Skills of a group share its first place; `leadsOf` gives each the middle of the group.
    rankOf: new Map(
      skills.groups.flatMap(({ skillId, group }) =>
        group === null ? [] : [[skillId, firstRankOf(group, skills.size)]],
      ),
    ),
    size: skills.size,
    draws: { skillIds: [], draws: 0, ranks: new Uint8Array() },
  },
  values: values?.wins ?? null,
});

function firstRankOf(group: StrengthGroup, size: number): number {
  const third = thirdOf(size);
  if (group === 'first') return 1;
  return group === 'middle' ? third + 1 : size - third + 1;
}

/** In steps of five. */
export type CoarseMatch = Pick<Match, 'match' | 'low' | 'high' | 'basis'>;

const step = 5;
export const maxNoise = 5;
/** Standard deviation of a place in its group, in thirtieths, with measurement error; see coarse-range.test.ts. */
const placeSd = 6.2;
/** z-value of a central 80 % interval. */
const intervalZ = 1.2816;

/** Null if the results say nothing or a required skill is not disclosed. `noise`: fixed per person and company. */
export function coarseMatch(
  { size, leadOf, valueFit: fit }: CoarsePerson,
  required: readonly SkillRequirement[],
  noise: number,
): CoarseMatch | null {
  if (leadOf !== null && !coversSkills([...leadOf.keys()], required)) return null;
  const packed = { skillIds: [...(leadOf?.keys() ?? [])], leads: [...(leadOf?.values() ?? [])], valueWeights: [] };
  const people = singlePersonColumns({ ...packed, rankedSkills: leadOf === null ? 0 : size });
  const score = scorerOf(people, jobColumns([{ skills: required, values: [] }]), { valueFit: () => fit });
  const exact = score.match(0, 0);
  if (exact === noMatch) return null;
  const hasSkillFit = score.skillFit(0, 0) !== null;
  const halfWidth = hasSkillFit ? halfRange(required, size) : step;
  const match = coarsen(exact, noise);
  return {
    match,
    low: Math.max(0, step * Math.floor((match - halfWidth) / step)),
    high: Math.min(100, step * Math.ceil((match + halfWidth) / step)),
    basis: hasSkillFit ? (fit === null ? 'skills' : 'both') : 'values',
  };
}

export const coversSkills = (disclosed: readonly number[], required: readonly SkillRequirement[]): boolean =>
  required.every(({ skillId }) => disclosed.includes(skillId));

export const coarsen = (match: number, noise: number): number =>
  step * Math.round(Math.min(100, Math.max(0, match + noise)) / step);

/** Privacy: depends on the job alone, because an individual range identifies the person. */
function halfRange(required: readonly SkillRequirement[], size: number): number {
  const weights = required.map(({ weight }) => weight);
  const { worst, best } = scaleOf(weights, size);
  const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
  const sd = (2 * placeSd * size * Math.sqrt(squares)) / 30 / (best - worst);
  return intervalZ * matchWeights.skills * sd;
}

/** '2026-11-24', for anonymous people '2026-11'. As text, a month sorts before its days. */
export const visibleDate = (scope: ReleaseScope, moment: Date): string =>
  scope === 'anonymous' ? monthOf(moment) : dayOf(moment);

export const visibleDay = (scope: ReleaseScope, day: string): string =>
  scope === 'anonymous' ? day.slice(0, '2026-12'.length) : day;
