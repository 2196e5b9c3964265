/** The content of a release at the time of release, without hidden skills, cut to its scope before it is stored. */
import { z } from 'zod';
import type { MatchPerson, RankDraws } from '../matching/types.ts';
import type { Education, Experience } from '../profile/schema.ts';
import {
  type AnonymousSnapshot,
  anonymousSnapshot,
  type Disclosure,
  disclosureIn,
  limitToDisclosure,
  toFindableSnapshot,
} from './anonymous.ts';
import type { ReleaseScope } from './scope.ts';

const nonNegativeInt = z.number().int().min(0);
const month = z.string().regex(/^\d{4}-\d{2}$/);

const rankedSkill = z.strictObject({
  skillId: nonNegativeInt,
  rank: nonNegativeInt,
  low: nonNegativeInt,
  high: nonNegativeInt,
});
const skills = z.strictObject({ size: nonNegativeInt, ranked: z.array(rankedSkill), isLimited: z.boolean(), month });
const values = z.strictObject({ wins: z.record(z.string(), nonNegativeInt), isLimited: z.boolean(), month });
const person = z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() });
const profile = z.strictObject({
  location: z.string(),
  bio: z.string(),
  experience: z.array(z.custom<Experience>()),
  education: z.array(z.custom<Education>()),
});

const namedSnapshot = z.strictObject({
  version: z.literal(1),
  skills: skills.nullable(),
  values: values.nullable(),
  person: person.nullable(),
  profile: profile.nullable(),
});
export type NamedSnapshot = z.infer<typeof namedSnapshot>;

const releaseSnapshot = z.discriminatedUnion('version', [namedSnapshot, anonymousSnapshot]);
export type ReleaseSnapshot = z.infer<typeof releaseSnapshot>;

/** `disclosure`: the part that an anonymous release may show. */
export function limitToScope(scope: ReleaseScope, snapshot: NamedSnapshot, disclosure: Disclosure): ReleaseSnapshot {
  if (scope === 'anonymous') return limitToDisclosure(disclosure, toFindableSnapshot(snapshot));
  return { ...snapshot, profile: scope === 'profile' ? snapshot.profile : null };
}

/** Privacy: empty for a named snapshot, so that nothing leaks. */
export const anonymousPart = (snapshot: ReleaseSnapshot): AnonymousSnapshot =>
  snapshot.version === 2 ? snapshot : { version: 2, skills: null, values: null };

export const disclosureOfSnapshot = (snapshot: ReleaseSnapshot): Disclosure => disclosureIn(anonymousPart(snapshot));

export const isLimited = ({
  skills,
  values,
}: {
  skills: { isLimited: boolean } | null;
  values: { isLimited: boolean } | null;
}): boolean => (skills?.isLimited ?? false) || (values?.isLimited ?? false);

export const noDraws: RankDraws = { skillIds: [], draws: 0, ranks: new Uint8Array() };

export const personOfSnapshot = (
  { skills, values }: Pick<NamedSnapshot, 'skills' | 'values'>,
  draws: RankDraws | null,
): MatchPerson => ({
  skills: skills && {
    rankOf: new Map(skills.ranked.map(({ skillId, rank }) => [skillId, rank])),
    size: skills.size,
    draws: draws ?? noDraws,
  },
  values: values?.wins ?? null,
});
