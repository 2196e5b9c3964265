import { beforeAll, expect, test } from 'vitest';
import type { FieldOfWork } from '#shared/jobs/field-of-work.ts';
import { anyWork } from '#shared/matching/work-preference.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { type Applicant, makeApplicant, skillsFrom } from '../../testing/results.ts';

const app = testApp();
let crew: Crew;
const kassel = { postalCode: '34117', town: 'Kassel' };
const skills = [1, 2, 20].map((skillId) => ({ skillId, weight: 3 as const }));

beforeAll(async () => {
  crew = await makeCrew(app());
  const { name, version: basedOnVersion } = await crew.owner.caller.organisations.current();
  const rest = { description: '', imprint: '', values: [], needsReview: false, basedOnVersion };
  await crew.owner.caller.organisations.updateSettings({ ...rest, name, isPublic: true });
  const publish = (draft: Parameters<typeof makePublishedJob>[1]) => {
    app().clock.advance(minutes(1));
    return makePublishedJob(crew.owner, { skills, ...draft });
  };
  await publish({ title: 'Lagerhelfer in Kassel', ...kassel });
  await publish({ title: 'Lagerhelfer in Göttingen' });
  await publish({ title: 'Kommissionierer von zu Hause', workplace: 'remote', postalCode: '', town: '' });
  await publish({ title: 'Teamleitung in Kassel', ...kassel });
  await publish({ title: 'Softwareentwicklung', ...kassel, skills: [...skills, { skillId: 21, weight: 3 }] });
});

const prefer = ({ caller }: Applicant, fields: FieldOfWork[], place = '') =>
  caller.workPreference.save({ fields, place, radius: 25 });

type Query = Parameters<Applicant['caller']['matching']['discover']>[0];
const titlesFor = async ({ caller }: Applicant, query: Query = { withPreference: true }) =>
  (await caller.matching.discover({ ...query, sort: 'newest' })).jobs.map(({ title }) => title);

test('the list of jobs shows fields and surroundings of the preference, and jobs of an unknown field', async () => {
  const [applicant, other] = [await makeApplicant(app()), await makeApplicant(app())];
  expect(await titlesFor(applicant)).toHaveLength(5);
  await prefer(applicant, ['logistics']);
  const logistics = ['Teamleitung in Kassel', 'Kommissionierer von zu Hause', 'Lagerhelfer in Göttingen'];
  expect(await titlesFor(applicant)).toEqual([...logistics, 'Lagerhelfer in Kassel']);
  expect(await titlesFor(applicant, {})).toHaveLength(5);
  expect(await titlesFor(other)).toHaveLength(5);
  await prefer(applicant, ['logistics'], 'Kassel');
  const near = ['Teamleitung in Kassel', 'Kommissionierer von zu Hause', 'Lagerhelfer in Kassel'];
  expect(await titlesFor(applicant)).toEqual(near);
  await prefer(applicant, [], 'Kassel');
  expect(await titlesFor(applicant)).toEqual(['Softwareentwicklung', ...near]);
  await applicant.caller.workPreference.save(anyWork);
  expect(await titlesFor(applicant)).toHaveLength(5);
});

test('a filter of the list replaces this part of the preference', async () => {
  const applicant = await makeApplicant(app());
  await prefer(applicant, ['logistics'], 'Kassel');
  const query = { withPreference: true };
  expect(await titlesFor(applicant, { ...query, field: 'it' })).toEqual([
    'Softwareentwicklung',
    'Teamleitung in Kassel',
  ]);
  expect(await titlesFor(applicant, { ...query, place: 'Göttingen' })).toEqual(['Lagerhelfer in Göttingen']);
  expect(await titlesFor(applicant, { ...query, remote: 'only' })).toEqual(['Kommissionierer von zu Hause']);
});

test('the preference does not change a match', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1) });
  const matchesOf = async () =>
    new Map(
      (await applicant.caller.matching.discover({ withPreference: true })).jobs.map(({ title, match }) => [
        title,
        match,
      ]),
    );
  const before = await matchesOf();
  await prefer(applicant, ['logistics'], 'Kassel');
  const after = await matchesOf();
  expect(after.size).toBe(3);
  for (const [title, match] of after) expect(match).toEqual(before.get(title));
});

test('the best jobs, their count and the companies come from the preference', async () => {
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1) });
  const { caller } = applicant;
  await prefer(applicant, ['it'], 'Kassel');
  const overview = await caller.matching.overview();
  expect(overview.best.map(({ title }) => title).toSorted()).toEqual(['Softwareentwicklung', 'Teamleitung in Kassel']);
  expect(overview.jobs).toBe(2);
  const company = async (withPreference: boolean) =>
    (await caller.matching.companies({ withPreference })).companies.map(({ jobCount }) => jobCount);
  expect(await company(true)).toEqual([2]);
  expect(await company(false)).toEqual([5]);
  await prefer(applicant, ['nature'], 'Berlin');
  expect((await caller.matching.overview()).best).toEqual([]);
  expect(await company(true)).toEqual([]);
});

async function publishCourse(title: string, skillIds: number[]): Promise<void> {
  const { courseId } = await makeCourse(crew.owner, { title, lessons: 2 });
  const { settingsRevision: revision } = await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
  const settings = { title, description: 'Worum es geht.', visibility: 'public' } as const;
  await crew.owner.caller.courses.changeSettings({ courseId, revision, ...settings, skillIds });
  await crew.owner.caller.publishing.publish({ courseId });
}

test('with a field of work, courses are only for skills that its jobs require, low-ranked ones first', async () => {
  const { caller, ...applicant } = await makeApplicant(app(), { skills: skillsFrom(1) });
  await publishCourse('Fehler im Code finden', [21]);
  await publishCourse('Zahlen lesen', [30]);
  await publishCourse('Gut zuhören', [1]);
  await publishCourse('Sicher heben', [20]);
  const titles = async () => (await caller.matching.path()).courses.map(({ title }) => title);
  const all = await titles();
  expect(new Set(all)).toEqual(new Set(['Fehler im Code finden', 'Sicher heben', 'Zahlen lesen']));
  expect(all.at(-1)).toBe('Zahlen lesen');
  await prefer({ caller, ...applicant }, ['logistics']);
  const { courses } = await caller.matching.path();
  expect(courses.map(({ title }) => title)).toEqual(['Sicher heben', 'Gut zuhören']);
  expect(courses.map(({ reason }) => reason.kind)).toEqual(['job', 'job']);
  expect((await caller.matching.overview()).pathCourses).toBe(2);
  await prefer({ caller, ...applicant }, ['nature'], 'Berlin');
  expect(await titles()).toEqual([]);
  expect((await caller.matching.overview()).pathCourses).toBe(0);
});

test('with a field of work, the weakest required skills come first, and the weakest one without a course is named', async () => {
  const { caller, ...applicant } = await makeApplicant(app(), { skills: skillsFrom(1) });
  const required = [5, 9, 12, 25].map((skillId, index) => ({
    skillId,
    weight: index === 0 ? (3 as const) : (1 as const),
  }));
  await makePublishedJob(crew.owner, { title: 'Gärtner in Kassel', ...kassel, skills: required });
  for (const skillId of [5, 9, 12]) await publishCourse(`Nummer ${skillId}`, [skillId]);
  await prefer({ caller, ...applicant }, ['nature']);
  const { courses, uncovered } = await caller.matching.path();
  expect(courses.map(({ title }) => title)).toEqual([
    ...['Sicher heben', 'Nummer 12', 'Nummer 9', 'Nummer 5', 'Gut zuhören'],
  ]);
  expect(courses[1]?.reason).toMatchObject({ kind: 'job', jobTitle: 'Gärtner in Kassel', rank: 12, of: 30 });
  expect(uncovered).toMatchObject({ rank: 25, of: 30 });
  await publishCourse('Nummer 25', [25]);
  app().clock.advance(minutes(6));
  expect((await caller.matching.path()).uncovered).toBeNull();
});
