/**
 * Courses for skills that the ten best-fitting preferred jobs require and that rank in the lower half. Then come, with a
 * field of work, the other skills that these jobs require, and without one the lowest-ranked skills. Each part begins with
 * the weakest skill. Completed courses stay.
 */
import { matchingLimits } from '#shared/matching/schema.ts';
import type { DevelopmentPath, PathCourse, PathReason, SkillPlace } from '#shared/matching/state.ts';
import type { MatchPerson } from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import { openCache, perOwner } from '../../core/memory/cache.ts';
import { minutes } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { readersChanged } from '../courses/service.ts';
import { jobCards } from '../job-board/service.ts';
import { findPublicCourses, listPopularCourses } from './development-path-queries.ts';
import { createOpenFilter } from './job-index/filter.ts';
import { allJobsOf } from './job-index/job-index.ts';
import type { Jobs } from './job-index/load.ts';
import { bestRows, matchJobAt, matchJobs } from './job-index/scoring.ts';
import { loadMatchPerson, ownTests } from './match-person.ts';
import { loadSkillNames } from './short-match.ts';
import { preferredJobs } from './work-preference.ts';

export const pathJobCount = 10;
const lowestSkills = 5;
const coursesOfSkill = 3;

type SkillJob = { jobId: string; jobTitle: string; company: string; companySlug: string | null };
type Step = { skillId: number; place: SkillPlace; jobs: readonly SkillJob[] };
type RequiredSkill = { skillId: number; jobId: string };

export async function developmentPath({ app, user }: SignedInContext): Promise<DevelopmentPath> {
  const person = await loadMatchPerson(app, user.userId);
  const { missing } = ownTests(person);
  if (person.skills === null) return { courses: [], uncovered: null, missing };
  const preferred = await preferredJobs(app, user.userId);
  const jobs = await allJobsOf(app);
  const isWanted = createOpenFilter(jobs, preferred, app.clock.now());
  const rows = bestRows(jobs, matchJobs(jobs, person, isWanted), { take: pathJobCount });
  const hasField = preferred.fields.length > 0;
  const path = await pathCourses(app, user.userId, { person, hasField, requiredSkills: requiredSkillsIn(jobs, rows) });
  return { ...path, missing };
}

/** `hasField`: the person chose a field of work. */
type PathInput = { person: MatchPerson; hasField: boolean; requiredSkills: readonly RequiredSkill[] };

type Path = Omit<DevelopmentPath, 'missing'>;

export const pathCourses = async (app: App, userId: string, input: PathInput): Promise<Path> =>
  coursesFor(app, userId, await stepsFor(app, input));

async function stepsFor(app: App, { person: { skills }, hasField, requiredSkills }: PathInput): Promise<Step[]> {
  if (skills === null) return [];
  const { rankOf, size } = skills;
  const isLow = (skillId: number) => (rankOf.get(skillId) ?? 0) > size / 2;
  const cards = await jobCards(app, [...new Set(requiredSkills.map(({ jobId }) => jobId))]);
  const jobsOfSkill = new Map<number, SkillJob[]>();
  for (const { skillId, jobId } of requiredSkills) {
    const card = cards.get(jobId);
    if (card === undefined || !rankOf.has(skillId)) continue;
    const { name: company, slug: companySlug } = card.company;
    const jobs = jobsOfSkill.get(skillId) ?? [];
    jobsOfSkill.set(skillId, [...jobs, { jobId, jobTitle: card.title, company, companySlug }]);
  }
  const lowestFirst = [...rankOf].sort(([a, rankA], [b, rankB]) => rankB - rankA || a - b).map(([skillId]) => skillId);
  const required = lowestFirst.filter((skillId) => jobsOfSkill.has(skillId));
  const others = hasField ? required : lowestFirst.slice(0, lowestSkills);
  return [...new Set([...required.filter(isLow), ...others])].map((skillId) => ({
    skillId,
    place: { rank: rankOf.get(skillId) ?? size, of: size },
    jobs: jobsOfSkill.get(skillId) ?? [],
  }));
}

/** Names a job of the course's company if one requires the skill. */
function reasonOf({ place, jobs }: Step, companySlug: string | null): PathReason {
  const job = jobs.find((one) => one.companySlug !== null && one.companySlug === companySlug) ?? jobs[0];
  if (job === undefined) return { kind: 'lowest', ...place };
  return { kind: 'job', ...place, jobId: job.jobId, jobTitle: job.jobTitle, company: job.company };
}

export const requiredSkillsIn = (jobs: Jobs, rows: readonly number[]): RequiredSkill[] =>
  rows.flatMap((row) => {
    const jobId = jobs.table.idAt(row);
    const heaviestFirst = [...matchJobAt(jobs, row).skills].sort((a, b) => b.weight - a.weight);
    return heaviestFirst.map(({ skillId }) => ({ skillId, jobId }));
  });

/** View counts may be five minutes old. */
const courseCacheOf = perOwner(({ events }: App) => {
  const courses = openCache<readonly string[]>({ capacity: 1_000, ageMs: minutes(5) });
  events.subscribe(readersChanged, courses.invalidateAll);
  events.onReconnect(courses.invalidateAll);
  return courses;
});

async function coursesFor(app: App, userId: string, steps: readonly Step[]): Promise<Path> {
  const cache = courseCacheOf(app);
  const idsOf = ({ skillId }: Step) =>
    cache.get(String(skillId), async () => (await listPopularCourses(app.db, String(skillId)))?.courseIds ?? []);
  const courseIdsPerStep = await Promise.all(steps.map(idsOf));
  const offered = await findPublicCourses(app.db, userId, [...new Set(courseIdsPerStep.flat())]);
  const names = await loadSkillNames(app);
  const path = new Map<string, PathCourse>();
  for (const [index, step] of steps.entries()) {
    const { skillId } = step;
    const fresh = (courseIdsPerStep[index] ?? []).filter((courseId) => offered.has(courseId) && !path.has(courseId));
    for (const courseId of fresh.slice(0, coursesOfSkill)) {
      const found = offered.get(courseId);
      if (found === undefined) continue;
      const { companySlug, ...course } = found;
      path.set(courseId, {
        ...course,
        skillId,
        skillName: names.get(skillId) ?? '',
        reason: reasonOf(step, companySlug),
      });
    }
  }
  const [weakest] = steps.filter(({ jobs }) => jobs.length > 0).sort((a, b) => b.place.rank - a.place.rank);
  const isCovered = weakest && (courseIdsPerStep[steps.indexOf(weakest)] ?? []).some((id) => offered.has(id));
  return {
    courses: [...path.values()].slice(0, matchingLimits.pathCourses),
    uncovered: weakest && !isCovered ? { ...weakest.place, skillName: names.get(weakest.skillId) ?? '' } : null,
  };
}
