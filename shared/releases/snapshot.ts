/** The content of a release at the time of release, without hidden skills, cut to its scope before it is stored. */
import { z } from 'zod';
import type { MatchPerson, RankDraws } from '../matching/types.ts';
import {
  type AnonymousSnapshot,
  anonymousSnapshot,
  type Disclosure,
  disclosureIn,
  limitToDisclosure,
  toFindableSnapshot,
} from './anonymous.ts';
import { type RequiredPart, requiredSnapshot } from './required.ts';
import { hasProfile, isRequiredScope, type ReleaseScope } from './scope.ts';
import { namedParts } from './snapshot-parts.ts';

const { skills, values, person, profile } = namedParts;

const namedSnapshot = z.strictObject({
  version: z.literal(1),
  skills: skills.nullable(),
  values: values.nullable(),
  person: person.nullable(),
  profile: profile.nullable(),
});
export type NamedSnapshot = z.infer<typeof namedSnapshot>;

const releaseSnapshot = z.discriminatedUnion('version', [namedSnapshot, anonymousSnapshot, requiredSnapshot]);
export type ReleaseSnapshot = z.infer<typeof releaseSnapshot>;

/** `disclosure`: the part that an anonymous release may show. `parts`: one per job, for the required skills alone. */
type Extent = { disclosure: Disclosure; parts: readonly RequiredPart[] };
export const noExtent: Extent = { disclosure: { skillIds: [], words: [] }, parts: [] };

export function limitToScope(
  scope: ReleaseScope,
  snapshot: NamedSnapshot,
  { disclosure, parts }: Extent,
): ReleaseSnapshot {
  if (scope === 'anonymous') return limitToDisclosure(disclosure, toFindableSnapshot(snapshot));
  const shownProfile = hasProfile(scope) ? snapshot.profile : null;
  if (!isRequiredScope(scope)) return { ...snapshot, profile: shownProfile };
  return {
    version: 3,
    parts: [...parts],
    person: snapshot.person,
    profile: shownProfile,
  };
}

/** Privacy: empty for a named snapshot, so that nothing leaks. */
export const anonymousPart = (snapshot: ReleaseSnapshot): AnonymousSnapshot =>
  snapshot.version === 2 ? snapshot : { version: 2, skills: null, values: null };

export const disclosureOfSnapshot = (snapshot: ReleaseSnapshot): Disclosure => disclosureIn(anonymousPart(snapshot));

export const partsOfSnapshot = (snapshot: ReleaseSnapshot): readonly RequiredPart[] =>
  snapshot.version === 3 ? snapshot.parts : [];

/** Exact contact data; null for an anonymous snapshot. */
export const personIn = (snapshot: ReleaseSnapshot): NamedSnapshot['person'] =>
  snapshot.version === 2 ? null : snapshot.person;

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
