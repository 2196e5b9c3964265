/**
 * A release of the required skills alone has one part per job: the match and these skills at the time of release. The
 * match is stored, because computing it again needs the whole result.
 */
import { z } from 'zod';
import type { SkillRequirement } from '../jobs/draft.ts';
import type { Match, MatchBasis } from '../matching/types.ts';
import { addSkills, type CoarseMatch, limitToDisclosure, toFindableSnapshot } from './anonymous.ts';
import { namedParts } from './snapshot-parts.ts';

const { skills, person, profile } = namedParts;
const percent = z.number().int().min(0).max(100);

const requiredPart = z.strictObject({
  jobId: z.string(),
  requirements: z.array(z.custom<SkillRequirement>()),
  match: z.strictObject({ match: percent, low: percent, high: percent, basis: z.custom<MatchBasis>() }).nullable(),
  skills: skills.nullable(),
  isLimited: z.boolean(),
});
export type RequiredPart = z.infer<typeof requiredPart>;

/** `parts`: the job of the release first, then jobs with an open application. */
export const requiredSnapshot = z.strictObject({
  version: z.literal(3),
  parts: z.array(requiredPart),
  person: person.nullable(),
  profile: profile.nullable(),
});
export type RequiredSnapshot = z.infer<typeof requiredSnapshot>;

export const maxRequiredParts = 20;

type Skills = NonNullable<RequiredPart['skills']>;
type Result = { skills: Skills | null; isLimited: boolean };
type PartJob = { jobId: string; requirements: readonly SkillRequirement[]; match: Match | CoarseMatch | null };

const limitToRequired = (skills: Skills | null, requirements: readonly SkillRequirement[]): Skills | null => {
  const required = new Set(requirements.map(({ skillId }) => skillId));
  return skills && { ...skills, ranked: skills.ranked.filter(({ skillId }) => required.has(skillId)) };
};

export const partForJob = (result: Result, { jobId, requirements, match }: PartJob): RequiredPart => ({
  jobId,
  requirements: requirements.map(({ skillId, weight }) => ({ skillId, weight })),
  match: match && { match: match.match, low: match.low, high: match.high, basis: match.basis },
  skills: limitToRequired(result.skills, requirements),
  isLimited: result.isLimited,
});

/** `jobId` null: the job of the release. */
export const partOf = ({ parts }: Pick<RequiredSnapshot, 'parts'>, jobId: string | null): RequiredPart | null =>
  (jobId === null ? parts[0] : parts.find((part) => part.jobId === jobId)) ?? null;

type StoredMatch = Pick<RequiredPart, 'jobId' | 'requirements' | 'match'>;

/** Null for another job, and for a job that asks for other skills by now. */
export function storedMatch(
  parts: readonly StoredMatch[],
  { jobId, skills }: { jobId: string; skills: readonly SkillRequirement[] },
): CoarseMatch | null {
  const part = parts.find((one) => one.jobId === jobId);
  return part !== undefined && hasSameRequirements(part.requirements, skills) ? part.match : null;
}

function hasSameRequirements(stored: readonly SkillRequirement[], current: readonly SkillRequirement[]): boolean {
  const weightOf = new Map(current.map(({ skillId, weight }) => [skillId, weight]));
  return stored.length === current.length && stored.every(({ skillId, weight }) => weightOf.get(skillId) === weight);
}

/** Groups of the same skills. Values are not part of the release, so the anonymous one has none. */
export function anonymousOfRequired({ parts }: Pick<RequiredSnapshot, 'parts'>) {
  const rankedById = new Map(
    parts
      .toReversed()
      .flatMap(({ skills }) => skills?.ranked ?? [])
      .map((one) => [one.skillId, one]),
  );
  const skills = parts[0]?.skills ?? null;
  const skillIds = parts.reduce<number[]>(
    (known, { requirements }) =>
      addSkills(
        known,
        requirements.map(({ skillId }) => skillId),
      ) ?? known,
    [],
  );
  const result = { skills: skills && { ...skills, ranked: [...rankedById.values()] }, values: null };
  return limitToDisclosure({ skillIds, words: [] }, toFindableSnapshot(result));
}
