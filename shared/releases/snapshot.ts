/**
 * What a release holds: the results, and where the scope says so name, contact and profile, as they stood when the person released
 * them. Skills that the person hides are not in it. It is cut down to its scope before it is stored: what is not in it, no bug shows.
 */
import { z } from 'zod';
import type { MatchPerson, RankDraws } from '../matching/types.ts';
import type { Education, Experience } from '../profile/schema.ts';
import type { ReleaseScope } from './scope.ts';

const whole = z.number().int().min(0);
/** 2026-11 */
const month = z.string().regex(/^\d{4}-\d{2}$/);

const rankedSkill = z.strictObject({ skillId: whole, rank: whole, low: whole, high: whole });
/** `size`: how many skills the test ranks, hidden ones included. Strongest first. */
const skills = z.strictObject({ size: whole, ranked: z.array(rankedSkill), isLimited: z.boolean(), month });
/** Value word → wins. */
const values = z.strictObject({ wins: z.record(z.string(), whole), isLimited: z.boolean(), month });
const person = z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() });
const profile = z.strictObject({
  location: z.string(),
  bio: z.string(),
  experience: z.array(z.custom<Experience>()),
  education: z.array(z.custom<Education>()),
});

export const releaseSnapshot = z.strictObject({
  version: z.literal(1),
  skills: skills.nullable(),
  values: values.nullable(),
  person: person.nullable(),
  profile: profile.nullable(),
});
export type ReleaseSnapshot = z.infer<typeof releaseSnapshot>;

/** The same, without what a narrower scope does not show. */
export const cutTo = (scope: ReleaseScope, snapshot: ReleaseSnapshot): ReleaseSnapshot => ({
  ...snapshot,
  person: scope === 'anonymous' ? null : snapshot.person,
  profile: scope === 'profile' ? snapshot.profile : null,
});

/** 'eingeschränkt': one of the results is. */
export const isLimited = ({ skills, values }: ReleaseSnapshot): boolean =>
  (skills?.isLimited ?? false) || (values?.isLimited ?? false);

export const noDraws: RankDraws = { skillIds: [], draws: 0, ranks: new Uint8Array() };

/** What of it enters a match. */
export const personOfSnapshot = ({ skills, values }: ReleaseSnapshot, draws: RankDraws | null): MatchPerson => ({
  skills: skills && {
    rankOf: new Map(skills.ranked.map(({ skillId, rank }) => [skillId, rank])),
    size: skills.size,
    draws: draws ?? noDraws,
  },
  values: values?.wins ?? null,
});
