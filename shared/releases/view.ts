import { ranksByCount } from '../assessments/ranking.ts';
import type { Education, Experience } from '../profile/schema.ts';
import type { AnonymousSnapshot, StrengthGroup } from './anonymous.ts';
import type { ReleaseScope } from './scope.ts';
import { anonymousPart, isLimited, type NamedSnapshot, type ReleaseSnapshot } from './snapshot.ts';

type ShownSkill = { skillId: number; name: string; rank: number; isShared: boolean; low: number; high: number };
type ShownValue = { value: string; rank: number; isShared: boolean };

export type NamedView = {
  scope: 'named' | 'profile';
  name: string;
  contact: { email: string; phone: string };
  profile: { location: string; bio: string; experience: Experience[]; education: Education[] } | null;
  skills: { size: number; ranked: ShownSkill[]; month: string } | null;
  values: { ranked: ShownValue[]; month: string } | null;
  isLimited: boolean;
};

type GroupedSkill = { skillId: number; name: string; group: StrengthGroup | null };

/** Required skills, and values of both sides. Null without a result. */
export type AnonymousView = {
  scope: 'anonymous';
  name: string;
  contact: null;
  profile: null;
  skills: GroupedSkill[] | null;
  values: string[] | null;
  isLimited: boolean;
};
export type CandidateView = NamedView | AnonymousView;

export type SkillNames = ReadonlyMap<number, string>;

type ViewSource = { scope: ReleaseScope; pseudonym: string; snapshot: ReleaseSnapshot };
type SkillFilter = readonly number[] | null;

export function candidateView(
  { scope, pseudonym, snapshot }: ViewSource,
  names: SkillNames,
  about: SkillFilter = null,
): CandidateView {
  if (scope === 'anonymous' || snapshot.version === 2)
    return anonymousView({ name: pseudonym, snapshot: anonymousPart(snapshot) }, names, about);
  const { person, profile, skills, values } = snapshot;
  return {
    name: shownName(snapshot, pseudonym),
    scope,
    contact: { email: person?.email ?? '', phone: person?.phone ?? '' },
    profile,
    skills: skills && { size: skills.size, ranked: shownSkills(skills.ranked, names), month: skills.month },
    values: values && { ranked: shownValues(values.wins), month: values.month },
    isLimited: isLimited(snapshot),
  };
}

export function anonymousView(
  { name, snapshot }: { name: string; snapshot: AnonymousSnapshot },
  names: SkillNames,
  about: SkillFilter = null,
): AnonymousView {
  const { skills, values } = snapshot;
  const isMeant = (skillId: number) => about === null || about.includes(skillId);
  return {
    ...{ scope: 'anonymous', name, contact: null, profile: null },
    skills:
      skills?.groups.flatMap(({ skillId, group }) => {
        const known = names.get(skillId);
        return known === undefined || !isMeant(skillId) ? [] : [{ skillId, name: known, group }];
      }) ?? null,
    values: values?.shared ?? null,
    isLimited: isLimited(snapshot),
  };
}

export const shownName = (snapshot: ReleaseSnapshot, pseudonym: string): string =>
  snapshot.version === 2 || snapshot.person === null
    ? pseudonym
    : `${snapshot.person.firstName} ${snapshot.person.lastName}`;

type Ranked = NonNullable<NamedSnapshot['skills']>['ranked'];

const shownSkills = (ranked: Ranked, names: SkillNames): ShownSkill[] =>
  ranked.flatMap((skill) => {
    const name = names.get(skill.skillId);
    if (name === undefined) return [];
    const isShared = ranked.some((other) => other.skillId !== skill.skillId && other.rank === skill.rank);
    return [{ ...skill, name, isShared }];
  });

function shownValues(wins: Readonly<Record<string, number>>): ShownValue[] {
  const sorted = Object.entries(wins).sort(([a, aWins], [b, bWins]) => bWins - aWins || a.localeCompare(b, 'de'));
  const places = ranksByCount(sorted.map(([, won]) => won));
  return sorted.map(([value], index) => ({ value, ...(places[index] ?? { rank: 0, isShared: false }) }));
}
