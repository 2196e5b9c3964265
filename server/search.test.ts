import { expect, test } from 'vitest';
import { testApp } from './testing/app.ts';
import { makeCourse } from './testing/courses.ts';
import { makePublishedJob } from './testing/jobs.ts';
import { makeCrew } from './testing/organisations.ts';
import { callerFor, makeOrganisation, makePerson, makePersonAs } from './testing/people.ts';
import { makeCandidate } from './testing/releases.ts';

const forms = {
  Übergabe: ['Übergabe', 'U\u0308bergabe', 'Uebergabe', 'ÜBERGABE', 'u\u0308bergabe'],
  Jörg: ['Jörg', 'Jo\u0308rg', 'Joerg', 'JÖRG'],
  Weiß: ['Weiß', 'Weiss', 'WEISS', 'WEIẞ'],
  André: ['André', 'Andre\u0301', 'Andre', 'ANDRÉ'],
  Işık: ['Işık', 'Is\u0327ık', 'Isik', 'ISIK', 'İşik'],
} as const;
const pairs = Object.values(forms).flatMap((all) =>
  all.flatMap((stored) => all.map((typed) => [stored, typed] as const)),
);

const app = testApp({ server: true, mail: false });
const staff = async () => callerFor(app(), await makePersonAs(app(), 'support'));

async function missed(find: (typed: string, stored: string) => Promise<readonly string[]>): Promise<string[]> {
  const misses = [];
  for (const [stored, typed] of pairs)
    if (!(await find(typed, stored)).includes(stored)) misses.push(`${JSON.stringify(typed)} misses ${stored}`);
  return misses;
}
const everyForm = Object.values(forms).flat();
const get = async (path: string, query: Record<string, string>): Promise<Record<string, Array<{ title: string }>>> =>
  (await fetch(`${app().baseUrl}${path}?${new URLSearchParams(query)}`)).json() as never;

const rename = (table: 'courses' | 'published_courses' | 'jobs' | 'published_jobs', id: string, title: string) =>
  app().db.pool.query(
    `update ${table} set title = $2 where ${table.startsWith('published') ? `${table.slice(10, -1)}_id` : 'id'} = $1`,
    [id, title],
  );

test('finds courses by every spelling of their title in catalogue, organisation and portal', async () => {
  const { owner } = await makeCrew(app());
  for (const title of everyForm) {
    const { courseId } = await makeCourse(owner);
    await owner.caller.publishing.publish({ courseId });
    const {
      settingsRevision: revision,
      title: before,
      description,
      skillIds,
    } = await owner.caller.editor.course({ courseId });
    await owner.caller.courses.changeSettings({
      ...{ courseId, revision, title: before, description, skillIds },
      visibility: 'public',
    });
    await rename('courses', courseId, title);
    await rename('published_courses', courseId, title);
  }
  const support = await staff();
  const titles = (rows: ReadonlyArray<{ title: string }>) => rows.map(({ title }) => title);
  expect(await missed(async (search) => titles((await get('/api/courses', { search }))['courses'] ?? []))).toEqual([]);
  expect(await missed(async (search) => titles((await owner.caller.courses.page({ search })).courses))).toEqual([]);
  expect(await missed(async (search) => titles((await support.adminCourses.page({ search })).rows))).toEqual([]);
});

test('finds jobs by every spelling of title, company and town on the board, in organisation and portal', async () => {
  const { owner, orgId } = await makeCrew(app());
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { name: 'Mu\u0308hlenhof' } });
  for (const title of everyForm) {
    const { jobId } = await makePublishedJob(owner);
    await rename('jobs', jobId, title);
    await rename('published_jobs', jobId, title);
  }
  const support = await staff();
  const titles = (rows: ReadonlyArray<{ title: string }>) => rows.map(({ title }) => title);
  const onBoard = async (search: string) => titles((await get('/api/jobs', { search }))['jobs'] ?? []);
  expect(await missed(onBoard)).toEqual([]);
  expect(await onBoard('goettingen weiss')).toContain('Weiß');
  expect(await missed(async (search) => titles((await owner.caller.jobs.page({ search })).jobs))).toEqual([]);
  expect(await missed(async (search) => titles((await support.adminJobs.page({ search })).rows))).toEqual([]);
});

test('finds accounts, members and organisations by every spelling, also as a filter of the audit log', async () => {
  const { owner, orgId } = await makeCrew(app());
  for (const name of everyForm) {
    await makePerson(app(), { firstName: name, userType: 'company', member: { orgId, role: 'viewer' } });
    await makeOrganisation(app(), `Haus ${name}`);
  }
  const support = await staff();
  const users = async (search: string) =>
    (await support.adminUsers.page({ search })).rows.map(({ firstName }) => firstName);
  const members = async (search: string) =>
    (await owner.caller.members.page({ search })).members.map(({ firstName }) => firstName);
  const organisations = async (search: string) =>
    (await support.adminOrganisations.page({ search })).rows.map(({ name }) => name.slice(5));
  expect(await missed(users)).toEqual([]);
  expect(await missed(members)).toEqual([]);
  expect(await missed(organisations)).toEqual([]);
  expect(await organisations('jorg')).toEqual([]);
});

test('finds candidates by every spelling of their name', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  for (const firstName of everyForm) await makeCandidate(app(), { jobId, firstName });
  const find = async (search: string) =>
    (await owner.caller.candidates.page({ search })).candidates.map(({ name }) => name.replace(' Beispiel', ''));
  expect(await missed(find)).toEqual([]);
});

test('finds reports by every spelling of their text', async () => {
  for (const title of everyForm)
    await app().db.prisma.report.create({
      data: {
        kind: 'job',
        title,
        reason: 'Falsch',
        reporterName: 'Bea',
        reporterEmail: 'bea@example.org',
        createdAt: app().clock.now(),
      } as never,
    });
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  expect(
    await missed(async (search) => (await admin.adminReports.page({ search })).rows.map(({ title }) => title)),
  ).toEqual([]);
});

test.each(['Göttingen', 'Go\u0308ttingen', 'Goettingen', 'GÖTTINGEN', 'ＧＯＥＴＴＩＮＧＥＮ'])(
  'suggests the town %j and finds it on the board',
  async (place) => {
    const support = await staff();
    expect((await support.places.suggest({ query: place }))[0]?.town).toBe('Göttingen');
    const count = (await (
      await fetch(`${app().baseUrl}/api/jobs/count?${new URLSearchParams({ place })}`)
    ).json()) as object;
    expect(count).toMatchObject({ place: expect.stringContaining('Göttingen') });
  },
);
