import { beforeEach, expect, test } from 'vitest';
import type { CatalogueCount, CataloguePage } from '#shared/catalogue/schema.ts';
import { testApp } from '../../testing/app.ts';
import { importAndActivate } from '../../testing/catalogue-imports.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Member, makeCrew } from '../../testing/organisations.ts';
import { shippedCatalogueCsv } from '../import/service.ts';

const app = testApp({ server: true });
beforeEach(() => app().db.pool.query('delete from courses'));

async function find(query: Record<string, string>) {
  const answer = await fetch(`${app().baseUrl}/api/courses?${new URLSearchParams(query)}`);
  return ((await answer.json()) as CataloguePage).courses;
}
async function counted(query: Record<string, string>) {
  const answer = await fetch(`${app().baseUrl}/api/courses/count?${new URLSearchParams(query)}`);
  return (await answer.json()) as CatalogueCount;
}
const titlesOf = async (search: string) => (await find({ search })).map(({ title }) => title);

type Shown = { title: string; description?: string; outcomes?: string[]; skillIds?: number[] };

async function change({ caller }: Pick<Member, 'caller'>, courseId: string, shown: Shown): Promise<void> {
  const { settingsRevision: revision } = await caller.editor.course({ courseId });
  const settings = { description: '', outcomes: [], skillIds: [], ...shown };
  await caller.courses.changeSettings({ courseId, revision, visibility: 'public', ...settings });
}

async function publishCourse(member: Pick<Member, 'caller'>, shown: Shown): Promise<string> {
  const { courseId } = await makeCourse(member, { title: shown.title });
  await change(member, courseId, shown);
  await member.caller.publishing.publish({ courseId });
  return courseId;
}

const hands: Shown = {
  title: 'Händehygiene',
  description: 'Für alle im Haus Übergabe',
  outcomes: ['Handschuhe richtig tragen', 'Keime erkennen'],
  skillIds: [1],
};

test('courses are found by description, outcomes, maker and strengths, and by words of several of them', async () => {
  const { editor } = await makeCrew(app());
  await publishCourse(editor, hands);
  app().clock.advance(1_000);
  await publishCourse(editor, { title: 'Brandschutz' });
  for (const search of ['Uebergabe', 'handschuhe', 'Kommunikation', 'keime händehygiene', 'Kommunikation Musterhaus'])
    expect(await titlesOf(search)).toEqual(['Händehygiene']);
  expect(await titlesOf('musterhaus')).toEqual(['Brandschutz', 'Händehygiene']);
  expect(await titlesOf('keime brandschutz')).toEqual([]);
  expect(await titlesOf('tragen keime')).toEqual(['Händehygiene']);
});

test('changed strengths and descriptions are found at once, outcomes with the next version', async () => {
  const { editor } = await makeCrew(app());
  const courseId = await publishCourse(editor, hands);
  await change(editor, courseId, { ...hands, description: 'Ganz kurz', outcomes: ['Ringe ablegen'], skillIds: [2] });
  expect(await titlesOf('ganz kurz')).toEqual(['Händehygiene']);
  expect(await titlesOf('uebergabe')).toEqual([]);
  expect(await titlesOf('kommunikation')).toEqual([]);
  expect(await titlesOf('handschuhe')).toEqual(['Händehygiene']);
  expect(await titlesOf('ringe')).toEqual([]);
  await editor.caller.publishing.publish({ courseId });
  expect(await titlesOf('ringe ablegen')).toEqual(['Händehygiene']);
  expect(await titlesOf('handschuhe tragen')).toEqual([]);
});

test('a renamed maker and a renamed strength are found by the new name', async () => {
  const { owner } = await makeCrew(app());
  await publishCourse(owner, hands);
  const { version: basedOnVersion } = await owner.caller.organisations.current();
  const settings = { description: '', imprint: '', values: [], isPublic: false, needsReview: false, basedOnVersion };
  await owner.caller.organisations.updateSettings({ ...settings, name: 'Haus am Fluss' });
  expect(await titlesOf('am fluss')).toEqual(['Händehygiene']);
  expect(await titlesOf('musterhaus')).toEqual([]);
  const csv = await shippedCatalogueCsv('test1');
  await importAndActivate(app(), {
    ...csv,
    softskillsCsv: csv.softskillsCsv.replace('1,Kommunikation,', '1,Verständigung,'),
  });
  expect(await titlesOf('verständigung')).toEqual(['Händehygiene']);
});

test('a course is as new as its first version, however old its draft is', async () => {
  const { editor } = await makeCrew(app());
  const late = await makeCourse(editor, { title: 'Spät veröffentlicht' });
  app().clock.advance(60_000);
  const first = app().clock.now().toISOString();
  const early = await publishCourse(editor, { title: 'Früh veröffentlicht' });
  app().clock.advance(60_000);
  await change(editor, late.courseId, { title: 'Spät veröffentlicht' });
  await editor.caller.publishing.publish({ courseId: late.courseId });
  app().clock.advance(60_000);
  await change(editor, early, { title: 'Früh, neu gefasst' });
  await editor.caller.publishing.publish({ courseId: early });
  await editor.caller.publishing.withdraw({ courseId: early });
  await editor.caller.publishing.publish({ courseId: early });
  const courses = await find({});
  expect(courses.map(({ title }) => title)).toEqual(['Spät veröffentlicht', 'Früh, neu gefasst']);
  expect(courses[1]).toMatchObject({ createdAt: first, version: 3 });
});

test('a strength narrows the list and the count, and only strengths of public courses are offered', async () => {
  const { editor } = await makeCrew(app());
  await publishCourse(editor, hands);
  await publishCourse(editor, { title: 'Hände schützen', skillIds: [1, 2] });
  await publishCourse(editor, { title: 'Hände waschen', skillIds: [2] });
  const { courseId } = await makeCourse(editor, { title: 'Entwurf' });
  await change(editor, courseId, { title: 'Entwurf', skillIds: [3] });
  const titles = async (query: Record<string, string>) => (await find(query)).map(({ title }) => title);
  for (const sort of ['newest', 'popular']) {
    expect((await titles({ skill: '2', sort })).toSorted()).toEqual(['Hände schützen', 'Hände waschen']);
    expect(await titles({ skill: '2', search: 'schützen', sort })).toEqual(['Hände schützen']);
  }
  expect(await titles({ skill: '3' })).toEqual([]);
  expect((await counted({ skill: '2' })).count).toBe(2);
  expect((await counted({ skill: '2', search: 'schützen' })).count).toBe(1);
  const { count, skills } = await counted({});
  expect([count, skills.map(({ skillId }) => skillId).toSorted()]).toEqual([3, [1, 2]]);
  await change(editor, (await find({ search: 'waschen' }))[0]?.courseId ?? '', {
    title: 'Hände waschen',
    skillIds: [3],
  });
  await expect.poll(async () => (await counted({})).skills.some(({ skillId }) => skillId === 3)).toBe(true);
});

test('a mistyped search without hits names the words of a public course that were meant, if they have hits', async () => {
  const { editor } = await makeCrew(app());
  const courseId = await publishCourse(editor, hands);
  await publishCourse(editor, { title: 'Brandschutz', skillIds: [2] });
  for (const [search, meant] of [
    ['Hygine', 'Händehygiene'],
    ['Überzeugunskraft', 'Überzeugungskraft'],
    ['Musterhuas keime', 'Musterhaus keime'],
  ] as const)
    expect(await counted({ search })).toMatchObject({ count: 0, meant });
  for (const query of [
    { search: 'Händehygiene' },
    { search: 'Quarzsand' },
    { search: 'Händehygine brandschutz' },
    { search: 'Händehygine', skill: '2' },
  ])
    expect(await counted(query)).not.toHaveProperty('meant');
  await editor.caller.publishing.withdraw({ courseId });
  await expect.poll(async () => 'meant' in (await counted({ search: 'Händehygine' }))).toBe(false);
});
