/**
 * What an organisation sees of a person, made from the snapshot alone. The same function makes the preview that the person confirms.
 * Anonymous views carry no date finer than a month and no text that the person wrote.
 */
import { placesOf } from '../assessments/places.ts';
import type { Education, Experience } from '../profile/schema.ts';
import type { ReleaseScope } from './scope.ts';
import { isLimited, type ReleaseSnapshot } from './snapshot.ts';

export type ShownSkill = { skillId: number; name: string; rank: number; isShared: boolean; low: number; high: number };
export type ShownValue = { value: string; rank: number; isShared: boolean };

export type CandidateView = {
  /** The full name, or the pseudonym. */
  name: string;
  scope: ReleaseScope;
  contact: { email: string; phone: string } | null;
  profile: { location: string; bio: string; experience: Experience[]; education: Education[] } | null;
  /** Strongest first; `size`: of how many. `month`: when the test was taken, 2026-11. */
  skills: { size: number; ranked: ShownSkill[]; month: string } | null;
  values: { ranked: ShownValue[]; month: string } | null;
  /** 'eingeschränkt'. */
  isLimited: boolean;
};

export type SkillNames = ReadonlyMap<number, string>;

type Shown = { scope: ReleaseScope; pseudonym: string; snapshot: ReleaseSnapshot };

export function candidateView({ scope, pseudonym, snapshot }: Shown, names: SkillNames): CandidateView {
  const { person, profile, skills, values } = snapshot;
  return {
    name: shownName(snapshot, pseudonym),
    scope,
    contact: person && { email: person.email, phone: person.phone },
    profile,
    skills: skills && { size: skills.size, ranked: shownSkills(skills.ranked, names), month: skills.month },
    values: values && { ranked: shownValues(values.wins), month: values.month },
    isLimited: isLimited(snapshot),
  };
}

export const shownName = ({ person }: ReleaseSnapshot, pseudonym: string): string =>
  person === null ? pseudonym : `${person.firstName} ${person.lastName}`;

type Ranked = NonNullable<ReleaseSnapshot['skills']>['ranked'];

/** Of skills that the catalogue has no more nothing is said. */
const shownSkills = (ranked: Ranked, names: SkillNames): ShownSkill[] =>
  ranked.flatMap((skill) => {
    const name = names.get(skill.skillId);
    if (name === undefined) return [];
    const isShared = ranked.some((other) => other.skillId !== skill.skillId && other.rank === skill.rank);
    return [{ ...skill, name, isShared }];
  });

/** Most wins first; equal wins stand in alphabetical order and share a place. */
function shownValues(wins: Readonly<Record<string, number>>): ShownValue[] {
  const sorted = Object.entries(wins).sort(([a, aWins], [b, bWins]) => bWins - aWins || a.localeCompare(b, 'de'));
  const places = placesOf(sorted.map(([, won]) => won));
  return sorted.map(([value], index) => ({ value, ...(places[index] ?? { rank: 0, isShared: false }) }));
}
