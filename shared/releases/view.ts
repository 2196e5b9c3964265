import { ranksByCount } from '../assessments/ranking.ts';
import type { Education, Experience } from '../profile/schema.ts';
import type { AnonymousSnapshot, CoarseMatch, StrengthGroup } from './anonymous.ts';
import { partOf, type RequiredSnapshot } from './required.ts';
import type { ReleaseScope } from './scope.ts';
import { anonymousPart, isLimited, type NamedSnapshot, personIn, type ReleaseSnapshot } from './snapshot.ts';

type VisibleSkill = { skillId: number; name: string; rank: number; isShared: boolean; low: number; high: number };
type VisibleValue = { value: string; rank: number; isShared: boolean };

/** `values` is null in a release of the required skills, whatever the person's results are. */
export type NamedView = {
  scope: Exclude<ReleaseScope, 'anonymous'>;
  name: string;
  contact: { email: string; phone: string };
  profile: { location: string; bio: string; experience: Experience[]; education: Education[] } | null;
  skills: { size: number; ranked: VisibleSkill[]; month: string } | null;
  values: { ranked: VisibleValue[]; month: string } | null;
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
type ViewedJob = { jobId: string; skillIds: SkillFilter };

/** `job` null: as the person released it. */
export function candidateView(
  { scope, pseudonym, snapshot }: ViewSource,
  names: SkillNames,
  job: ViewedJob | null = null,
): CandidateView {
  if (scope === 'anonymous' || snapshot.version === 2)
    return anonymousView({ name: pseudonym, snapshot: anonymousPart(snapshot) }, names, job?.skillIds);
  const { person, profile } = snapshot;
  const contact = { email: person?.email ?? '', phone: person?.phone ?? '' };
  const about = { name: shownName(snapshot, pseudonym), scope, contact, profile };
  if (snapshot.version === 3) return { ...about, ...requiredResults(snapshot, names, job?.jobId ?? null) };
  const { skills, values } = snapshot;
  return {
    ...about,
    skills: skills && { size: skills.size, ranked: shownSkills(skills.ranked, names), month: skills.month },
    values: values && { ranked: shownValues(values.wins), month: values.month },
    isLimited: isLimited(snapshot),
  };
}

/** One job's part of a release of the required skills, as the company sees it. `title` null: a deleted job. */
export type JobPartView = {
  jobId: string;
  title: string | null;
  match: CoarseMatch | null;
  skills: NamedView['skills'];
};

export const jobPartViews = (
  snapshot: ReleaseSnapshot,
  names: SkillNames,
  titles: ReadonlyMap<string, string>,
): JobPartView[] =>
  snapshot.version !== 3
    ? []
    : snapshot.parts.map(({ jobId, match }) => {
        const { skills } = requiredResults(snapshot, names, jobId);
        return { jobId, title: titles.get(jobId) ?? null, match, skills };
      });

function requiredResults(snapshot: RequiredSnapshot, names: SkillNames, jobId: string | null) {
  const part = partOf(snapshot, jobId);
  const { skills = null, isLimited = false } = part ?? partOf(snapshot, null) ?? {};
  const ranked = shownSkills(part?.skills?.ranked ?? [], names);
  return { skills: skills && { size: skills.size, ranked, month: skills.month }, values: null, isLimited };
}

export function anonymousView(
  { name, snapshot }: { name: string; snapshot: AnonymousSnapshot },
  names: SkillNames,
  skillFilter: SkillFilter = null,
): AnonymousView {
  const { skills, values } = snapshot;
  const isIncluded = (skillId: number) => skillFilter === null || skillFilter.includes(skillId);
  return {
    ...{ scope: 'anonymous', name, contact: null, profile: null },
    skills:
      skills?.groups.flatMap(({ skillId, group }) => {
        const skillName = names.get(skillId);
        return skillName === undefined || !isIncluded(skillId) ? [] : [{ skillId, name: skillName, group }];
      }) ?? null,
    values: values?.shared ?? null,
    isLimited: isLimited(snapshot),
  };
}

export function shownName(snapshot: ReleaseSnapshot, pseudonym: string): string {
  const person = personIn(snapshot);
  return person === null ? pseudonym : `${person.firstName} ${person.lastName}`;
}

type RankedSkills = NonNullable<NamedSnapshot['skills']>['ranked'];

const shownSkills = (ranked: RankedSkills, names: SkillNames): VisibleSkill[] =>
  ranked.flatMap((skill) => {
    const name = names.get(skill.skillId);
    if (name === undefined) return [];
    const isShared = ranked.some((other) => other.skillId !== skill.skillId && other.rank === skill.rank);
    return [{ ...skill, name, isShared }];
  });

function shownValues(wins: Readonly<Record<string, number>>): VisibleValue[] {
  const sorted = Object.entries(wins).sort(([a, aWins], [b, bWins]) => bWins - aWins || a.localeCompare(b, 'de'));
  const ranks = ranksByCount(sorted.map(([, won]) => won));
  return sorted.map(([value], index) => ({ value, ...(ranks[index] ?? { rank: 0, isShared: false }) }));
}
