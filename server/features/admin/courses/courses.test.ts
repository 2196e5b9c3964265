import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { makeCourse } from '../../../testing/courses.ts';
import { makeJob, makePublishedJob } from '../../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makeOrganisation, makePerson, makePersonAs } from '../../../testing/people.ts';
import { download } from '../../../testing/uploads.ts';

const app = testApp({ server: true });
type Caller = Awaited<ReturnType<typeof callerFor>>;
const support = async () => callerFor(app(), await makePersonAs(app(), 'support'));

test('staff finds courses by title, state and organisation, in both orders and page by page', async () => {
  const [crew, others] = [await makeCrew(app()), await makeCrew(app())];
  const word = 'Zwiebelschneiden';
  for (const title of [`B ${word}`, `c ${word}`, `A ${word}`]) {
    app().clock.advance(1_000);
    await makeCourse(crew.owner, { title });
  }
  app().clock.advance(1_000);
  const { courseId } = await makeCourse(others.owner, { title: `D ${word}` });
  await others.owner.caller.publishing.publish({ courseId });
  const caller = await support();
  const titles = async (input: object) =>
    (await caller.adminCourses.page({ search: word.toLowerCase(), ...input })).rows.map(({ title }) =>
      title.slice(0, 1),
    );
  expect(await titles({})).toEqual(['D', 'A', 'c', 'B']);
  expect(await titles({ sort: 'title', order: 'asc' })).toEqual(['A', 'B', 'c', 'D']);
  expect([await titles({ search: 'zw', org: crew.orgId }), await titles({ search: 'wi' })]).toEqual([
    ['A', 'c', 'B'],
    [],
  ]);
  expect(await titles({ state: 'published' })).toEqual(['D']);
  expect(await titles({ org: crew.orgId })).toEqual(['A', 'c', 'B']);
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  await admin.adminModeration.takeDown({ kind: 'course', resourceId: courseId, ground: 'terms', reason: 'Geht nicht' });
  expect([await titles({ state: 'published' }), await titles({ state: 'takenDown' })]).toEqual([[], ['D']]);
  const page = await caller.adminCourses.page({ org: crew.orgId });
  expect(page.organisation).toEqual({ organisationId: crew.orgId, name: 'Musterhaus' });
  expect(Object.keys(page.rows[0] ?? {}).sort()).toEqual([
    'courseId',
    'createdAt',
    'isTakenDown',
    'organisation',
    'status',
    'title',
    'updatedAt',
    'version',
  ]);
  expect(await outcomeOf(crew.owner.caller.adminCourses.page({}))).toBe('FORBIDDEN');
});

test('a course page shows its state, the headings of its published version and all decisions', async () => {
  const { owner, orgId } = await makeCrew(app());
  const course = await makeCourse(owner, { title: 'Händehygiene', modules: 2, lessons: 2 });
  const { courseId } = course;
  const caller = await support();
  expect((await caller.adminCourses.course({ courseId })).published).toBeNull();
  await owner.caller.publishing.publish({ courseId });
  const admin = await makePerson(app(), { firstName: 'Ada', lastName: 'Amt', platformRole: 'platform_admin' });
  const which = { kind: 'course', resourceId: courseId } as const;
  await (await callerFor(app(), admin)).adminModeration.takeDown({
    ...which,
    ground: 'illegal',
    reason: 'Fremder Text',
  });
  const seen = await caller.adminCourses.course({ courseId });
  expect(seen).toEqual({
    ...{
      courseId,
      title: 'Händehygiene',
      description: '',
      organisation: { organisationId: orgId, name: 'Musterhaus' },
    },
    ...{ status: 'published', visibility: 'org-only', version: 1, isOnline: false, isTakenDown: true },
    ...{ takenDownAt: expect.any(Date), createdAt: expect.any(Date), updatedAt: expect.any(Date) },
    published: {
      ...{ version: 1, title: 'Händehygiene', publishedAt: expect.any(Date) },
      modules: course.modules.map(({ moduleId, title, lessons }) => ({
        ...{ moduleId, title },
        lessons: lessons.map((lesson) => ({ lessonId: lesson.lessonId, title: lesson.title })),
      })),
    },
    decisions: [
      expect.objectContaining({
        kind: 'course',
        ground: 'illegal',
        reason: 'Fremder Text',
        decidedBy: 'Ada Amt',
        answeredBy: null,
      }),
    ],
  });
  expect(await outcomeOf(caller.adminCourses.course({ courseId: crypto.randomUUID() }))).toBe('NOT_FOUND');
});

test('staff finds jobs and reads the published text of one, but sees no applicants', async () => {
  const { owner, orgId } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner, { title: 'Glasbläser (m/w/d)' });
  await makeJob(owner, { title: 'Glasmaler (m/w/d)' });
  const caller = await support();
  const found = async (input: object) =>
    (await caller.adminJobs.page({ search: 'glas', ...input })).rows.map(({ title }) => title);
  expect(await found({ sort: 'title', order: 'asc' })).toEqual(['Glasbläser (m/w/d)', 'Glasmaler (m/w/d)']);
  expect(await found({ state: 'draft', org: orgId })).toEqual(['Glasmaler (m/w/d)']);
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  await admin.adminModeration.takeDown({ kind: 'job', resourceId: jobId, ground: 'terms', reason: 'Geht nicht' });
  expect([await found({ state: 'online' }), await found({ state: 'takenDown' })]).toEqual([[], ['Glasbläser (m/w/d)']]);
  const seen = await caller.adminJobs.job({ jobId });
  expect(Object.keys(seen).sort()).toEqual([
    'createdAt',
    'decisions',
    'isOnline',
    'isTakenDown',
    'jobId',
    'organisation',
    'published',
    'reference',
    'status',
    'takenDownAt',
    'title',
    'updatedAt',
  ]);
  expect(Object.keys(seen.published ?? {}).sort()).toEqual([
    'description',
    'endsAt',
    'publishedAt',
    'questions',
    'title',
    'town',
  ]);
  expect(seen).toMatchObject({
    isOnline: false,
    published: { town: 'Göttingen' },
    decisions: [{ reason: 'Geht nicht' }],
  });
  expect(await outcomeOf(owner.caller.adminJobs.job({ jobId }))).toBe('FORBIDDEN');
});

test('a list can be exported as a file', async () => {
  const { owner, orgId } = await makeCrew(app());
  await makeCourse(owner, { title: 'Kurs fürs Archiv' });
  await makeJob(owner, { title: 'Stelle fürs Archiv' });
  const support = await makePersonAs(app(), 'support');
  for (const [list, title] of [
    ['courses', 'Kurs fürs Archiv'],
    ['jobs', 'Stelle fürs Archiv'],
  ] as const) {
    const answer = await download(app(), `/admin/export/${list}.csv?org=${orgId}&state=draft`, support);
    const lines = (await answer.text()).trim().split('\r\n');
    expect([answer.status, lines.length]).toEqual([200, 2]);
    expect(lines[1]).toContain(title);
  }
});

const traits = `$1::uuid, (array['Kurs A', 'KURS A', 'Kurs B', 'KURS B', 'kurs C', 'KURS C'])[1 + n % 6],
                timestamptz '2026-01-01 10:00+00' + n % 3 * interval '1 hour'`;
const lists = {
  courses: {
    fill: `insert into courses (org_id, title, created_at, invitation_token) select ${traits}, gen_random_uuid()::text`,
    read: async (caller: Caller, input: object) => {
      const { rows, nextCursor } = await caller.adminCourses.page(input);
      return { ids: rows.map(({ courseId }) => courseId), nextCursor };
    },
  },
  jobs: {
    fill: `insert into jobs (org_id, title, created_at, content) select ${traits}, '{}'`,
    read: async (caller: Caller, input: object) => {
      const { rows, nextCursor } = await caller.adminJobs.page(input);
      return { ids: rows.map(({ jobId }) => jobId), nextCursor };
    },
  },
} as const;

test.each(['courses', 'jobs'] as const)('paging lists all %s once and in order, including equal ones', async (list) => {
  const { fill, read } = lists[list];
  const [org, caller] = [await makeOrganisation(app()), await support()];
  const { rows } = await app().db.pool.query<{ id: string; title: string; created: Date }>(
    `${fill} from generate_series(1, 120) n returning id, lower(title) as title, created_at as created`,
    [org],
  );
  const allOf = async (input: object) => {
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(caller, { org, ...input, cursor });
      pages.push(page.ids);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    return pages.flat();
  };
  const inOrder = {
    created: rows.map(({ created, id }) => `${created.toISOString()} ${id}`),
    title: rows.map(({ title, id }) => `${title} ${id}`),
  };
  for (const sort of ['created', 'title'] as const)
    for (const search of ['', 'kurs']) {
      const ids = inOrder[sort].toSorted().map((place) => place.slice(-36));
      expect(await allOf({ sort, search, order: 'asc' })).toEqual(ids);
      expect(await allOf({ sort, search, state: 'draft' })).toEqual(ids.toReversed());
    }
});
