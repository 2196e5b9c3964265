import { beforeAll, expect, test } from 'vitest';
import { fitGroup } from '#shared/talent-pool/fit-groups.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';

const app = testApp();
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { isPublic: true } });
});

async function publishCourse(title: string, skillIds: number[], visibility: 'public' | 'org-only' = 'public') {
  return publishBy(crew, { title, skillIds, visibility });
}

type Published = { title: string; skillIds: number[]; visibility: 'public' | 'org-only' };

async function publishBy({ owner }: Crew, { title, skillIds, visibility }: Published) {
  const { courseId } = await makeCourse(owner, { title, lessons: 2 });
  const { settingsRevision: revision } = await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
  const rest = { title, description: 'Worum es geht, in einem Satz.', visibility, skillIds };
  await owner.caller.courses.changeSettings({ courseId, revision, ...rest });
  await owner.caller.publishing.publish({ courseId });
  return courseId;
}

const nameOf = async ({ owner }: Crew) => (await owner.caller.organisations.current()).name;

test('first come low-ranked skills that fitting jobs require, then the lowest ranks, each once with its reason', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1) });
  await makePublishedJob(crew.owner, {
    title: 'Hausleitung',
    skills: [
      { skillId: 1, weight: 3 },
      { skillId: 2, weight: 3 },
      { skillId: 20, weight: 1 },
    ],
  });
  const forJob = await publishCourse('Für die Stelle', [20]);
  const lowest = await publishCourse('Für die letzte', [30, 20]);
  const next = await publishCourse('Für die vorletzte', [29, 1]);
  await publishCourse('Steht oben', [1]);
  await publishCourse('Nur für die Organisation', [30], 'org-only');
  const { courses, missing } = await applicant.caller.matching.path();
  expect(missing).toEqual({ softskills: false, values: true });
  expect(new Set(courses.slice(0, 2).map(({ courseId }) => courseId))).toEqual(new Set([forJob, lowest]));
  expect(courses.slice(2).map(({ courseId }) => courseId)).toEqual([next]);
  expect(courses.map(({ reason }) => reason)).toMatchObject([
    { kind: 'job', jobTitle: 'Hausleitung', rank: 20, of: 30 },
    { kind: 'job', jobTitle: 'Hausleitung', rank: 20, of: 30 },
    { kind: 'lowest', rank: 29, of: 30 },
  ]);
});

test('a course of another company names the job that requires its skill, with the company of the job', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1) });
  const other = await makeCrew(app());
  const organisation = { where: { id: other.orgId }, data: { name: 'Haus am See' } };
  await app().db.prisma.organisation.update(organisation);
  const courseId = await publishBy(other, { title: 'Für Fremde', skillIds: [20], visibility: 'public' });
  const { courses } = await applicant.caller.matching.path();
  expect(courses.find((course) => course.courseId === courseId)).toMatchObject({
    company: 'Haus am See',
    reason: { kind: 'job', jobTitle: 'Hausleitung', company: await nameOf(crew) },
  });
});

test('shows the progress and completion of courses, and the dashboard counts them', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(20) });
  const courseId = await publishCourse('Für Nummer neunzehn', [19]);
  const course = async () => (await applicant.caller.matching.path()).courses.find((one) => one.courseId === courseId);
  expect(await course()).toMatchObject({
    isCompleted: false,
    progress: null,
    reason: { kind: 'lowest', rank: 30, of: 30 },
  });
  const lessons = (await crew.owner.caller.editor.course({ courseId })).modules.flatMap((module) => module.lessons);
  const done = ({ lessonId }: { lessonId: string }) =>
    applicant.caller.learning.markLesson({ courseId, lessonId, isDone: true });
  const [first, second] = lessons;
  if (first !== undefined) await done(first);
  expect(await course()).toMatchObject({ isCompleted: false, progress: { lessonsDone: 1, lessonCount: 2 } });
  expect(await applicant.caller.matching.overview()).toMatchObject({ begunCourses: 1, completedCourses: 0 });
  if (second !== undefined) await done(second);
  expect(await course()).toMatchObject({
    isCompleted: true,
    progress: { lessonsDone: 2, lessonCount: 2, minutesLeft: 0 },
  });
  const overview = await applicant.caller.matching.overview();
  expect(overview).toMatchObject({ begunCourses: 1, completedCourses: 1 });
  expect(overview.pathCourses).toBe((await applicant.caller.matching.path()).courses.length);
});

test('a course that is no longer public disappears from the path at once', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(8) });
  const courseId = await publishCourse('Für Nummer sieben', [7]);
  const isThere = async () => (await applicant.caller.matching.path()).courses.some((one) => one.courseId === courseId);
  expect(await isThere()).toBe(true);
  await crew.owner.caller.publishing.withdraw({ courseId });
  expect(await isThere()).toBe(false);
});

test('there is no path without ranks', async () => {
  const { caller } = await makeApplicant(app(), { values: { Natur: 9 } });
  expect(await caller.matching.path()).toEqual({
    courses: [],
    uncovered: null,
    missing: { softskills: true, values: false },
  });
});

test('the overview counts the jobs above the low ones of the list, and names the best four', async () => {
  const { caller } = await makeApplicant(app(), { skills: skillsFrom(1) });
  for (const first of [1, 2, 3, 10, 25])
    await makePublishedJob(crew.owner, {
      title: `Stelle ${first}`,
      skills: [0, 1, 2].map((step) => ({ skillId: first + step, weight: 2 as const })),
    });
  const { jobs, matchingJobs, best } = await caller.matching.overview();
  const matches = (await caller.matching.discover({})).jobs.flatMap(({ match }) => match ?? []);
  expect(matches[4]?.match).toBeLessThan(70);
  expect(matches.filter((match) => fitGroup(match.match) !== 'low')).toHaveLength(matchingJobs);
  expect([jobs, matchingJobs]).toEqual([6, 5]);
  expect(best.map(({ title }) => title)).toEqual(['Stelle 1', 'Stelle 2', 'Stelle 3', 'Hausleitung']);
});

test('a job with an application is not recommended, even after withdrawal, but counts as open', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1), values: { Natur: 9 } });
  const { matching, applications } = applicant.caller;
  const before = await matching.overview();
  const [best = '', ...others] = before.best.map(({ jobId }) => jobId);
  const { applicationId } = await applyAs(applicant, { jobId: best });
  const after = await matching.overview();
  expect([after.jobs, after.matchingJobs]).toEqual([before.jobs, before.matchingJobs - 1]);
  expect([before.appliedMatching, after.appliedMatching]).toEqual([0, 1]);
  expect(after.best.slice(0, 3).map(({ jobId }) => jobId)).toEqual(others);
  expect((await matching.best({})).best.map(({ jobId }) => jobId)).toEqual(others);
  await applications.withdraw({ applicationId, endsRelease: true });
  const withdrawn = await matching.overview();
  expect(withdrawn.matchingJobs).toBe(before.matchingJobs);
  expect(withdrawn.best).toEqual(after.best);
  expect((await matching.best({})).best.map(({ jobId }) => jobId)).toEqual(others);
});
