import { expect, test } from 'vitest';
import type { CatalogueCount, CataloguePage, SortOption } from '#shared/catalogue/schema.ts';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import { startSession } from '../features/auth/sessions.ts';
import { testApp } from '../testing/app.ts';
import { makeCourse } from '../testing/courses.ts';
import { type Member, makeCrew } from '../testing/organisations.ts';
import { type Person, testOrigin } from '../testing/people.ts';

const app = testApp({ server: true });

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app().baseUrl}${path}`, { headers });
const json = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const list = (query: Record<string, string>) => json<CataloguePage>(`/api/courses?${new URLSearchParams(query)}`);
const count = async (search: string) =>
  (await json<CatalogueCount>(`/api/courses/count?${new URLSearchParams({ search })}`)).count;
const titles = ({ courses }: CataloguePage) => courses.map(({ title }) => title);

async function publishPublicly(
  { caller }: Pick<Member, 'caller'>,
  title: string,
  visibility: 'public' | 'org-only' | 'private' = 'public',
) {
  const course = await makeCourse({ caller }, { title });
  const { courseId, settingsRevision: revision } = course;
  await caller.courses.changeSettings({
    courseId,
    revision,
    title,
    description: `Über ${title}`,
    visibility,
    skillIds: [],
  });
  await caller.publishing.publish({ courseId });
  return caller.editor.course({ courseId });
}

const cookieOf = async (person: Person) =>
  (await startSession(app(), app().db.prisma, { userId: person.userId, origin: testOrigin })).split(';', 1)[0] ?? '';

test('the catalogue lists only published public courses by date, title and views, in pages', async () => {
  const { editor } = await makeCrew(app());
  const names = ['Zwiebeln schneiden', 'Äpfel lagern', 'Brot backen'];
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await publishPublicly(editor, name)).courseId);
    app().clock.advance(60_000);
  }
  await publishPublicly(editor, 'Nur für uns', 'org-only');
  await publishPublicly(editor, 'Nur mit Einladung', 'private');
  await makeCourse(editor, { title: 'Noch ein Entwurf' });
  await app().db.pool.query('update published_courses set view_count = 5 where course_id = $1', [ids[1]]);
  const expected: Record<SortOption, string[]> = {
    newest: ['Brot backen', 'Äpfel lagern', 'Zwiebeln schneiden'],
    oldest: ['Zwiebeln schneiden', 'Äpfel lagern', 'Brot backen'],
    title: ['Äpfel lagern', 'Brot backen', 'Zwiebeln schneiden'],
    popular: ['Äpfel lagern'],
  };
  for (const [sort, order] of Object.entries(expected))
    expect(titles(await list({ sort })).slice(0, order.length)).toEqual(order);
  expect(await count('')).toBe(3);
  expect((await list({})).courses[0]).toEqual({
    courseId: ids[2],
    title: 'Brot backen',
    description: 'Über Brot backen',
    version: 1,
    moduleCount: 1,
    minutes: 1,
    skills: [],
    company: { name: 'Musterhaus', logoUrl: null },
    viewCount: 0,
    createdAt: expect.stringMatching(isoTime),
    publishedAt: expect.stringMatching(isoTime),
  });
});

test('every sort order lists each course exactly once across its pages', async () => {
  const { editor } = await makeCrew(app());
  for (let number = 0; number < 60; number++) {
    app().clock.advance(1000);
    await publishPublicly(editor, `Seite ${String(number % 7)} gleich`);
  }
  for (const sort of ['newest', 'oldest', 'title', 'popular']) {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: CataloguePage = await list({ sort, search: 'gleich', ...(after === null ? {} : { after }) });
      seen.push(...page.courses.map(({ courseId }) => courseId));
      after = page.nextCursor;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
  }
});

test('the search ignores case, matches parts of a title and treats %, _ and \\ as literals', async () => {
  const { editor } = await makeCrew(app());
  for (const name of [
    'ÜBUNG 100% sicher',
    'Übung 1000 sicher',
    'Pfad C:\\Kurse',
    'snake_case lernen',
    'snakeXcase lernen',
    'Straße',
  ])
    await publishPublicly(editor, name);
  const found = async (search: string) => titles(await list({ search, sort: 'title' }));
  expect(await found('übung')).toEqual(['ÜBUNG 100% sicher', 'Übung 1000 sicher']);
  expect(await found('100%')).toEqual(['ÜBUNG 100% sicher']);
  expect(await found('c:\\k')).toEqual(['Pfad C:\\Kurse']);
  expect(await found('snake_case')).toEqual(['snake_case lernen']);
  expect(await found('ubung')).toEqual([]);
  expect(await found('strasse')).toEqual(['Straße']);
  expect(await found('uebung')).toEqual(['ÜBUNG 100% sicher', 'Übung 1000 sicher']);
  expect(await count('übung')).toBe(2);
});

test('publishing and withdrawing affect the very next request, including counts', async () => {
  const { editor } = await makeCrew(app());
  expect(await count('wechselhaft')).toBe(0);
  const { courseId } = await publishPublicly(editor, 'Ein wechselhaft sichtbarer Kurs');
  expect([await count('wechselhaft'), (await get(`/api/course/${courseId}`)).status]).toEqual([1, 200]);
  await editor.caller.publishing.withdraw({ courseId });
  expect([await count('wechselhaft'), (await get(`/api/course/${courseId}`)).status]).toEqual([0, 404]);
  await editor.caller.publishing.publish({ courseId });
  expect((await get(`/api/course/${courseId}`)).status).toBe(200);
  await editor.caller.courses.remove({ courseId });
  expect((await get(`/api/course/${courseId}`)).status).toBe(404);
});

test('invalid catalogue queries are refused in German, and invalid ids answer 404', async () => {
  const odd = [
    '?sort=neu',
    '?after=abc',
    '?search=%00',
    `?search=${'x'.repeat(201)}`,
    '?sort=newest&after=WyJ4IiwieSJd',
  ];
  for (const query of odd) {
    const response = await get(`/api/courses${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect(await response.json()).toEqual({
      error: { message: 'Die Angaben sind unvollständig oder ungültig.', rule: 'INVALID_INPUT' },
    });
  }
  for (const id of ['x', '../courses', crypto.randomUUID(), "1'or'1"])
    expect((await get(`/api/course/${encodeURIComponent(id)}`)).status).toBe(404);
});

test('delivers a course as published, without solutions, and answers 304 to a matching tag', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { blocks: 0 });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const quiz = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'quiz' });
  const block = {
    type: 'quiz' as const,
    content: { question: 'Wie lange?', options: ['5 s', '30 s'], correctIndex: 1 },
  };
  await editor.caller.editor.saveBlock({ courseId, blockId: quiz.blockId, revision: quiz.revision, block });
  const { settingsRevision: revision, title } = await editor.caller.editor.course({ courseId });
  await editor.caller.courses.changeSettings({
    courseId,
    revision,
    title,
    description: '',
    visibility: 'public',
    skillIds: [],
  });
  await editor.caller.publishing.publish({ courseId });
  const response = await get(`/api/course/${courseId}`);
  const text = await response.text();
  expect(text).not.toMatch(/correct/i);
  expect(JSON.parse(text) as PublishedCourseView).toMatchObject({
    courseId,
    organisation: 'Musterhaus',
    organisationSlug: null,
    title,
    version: 1,
    modules: [
      {
        lessons: [
          { content_blocks: [{ type: 'quiz', json_content: { question: 'Wie lange?', options: ['5 s', '30 s'] } }] },
        ],
      },
    ],
  });
  const etag = response.headers.get('etag') ?? '';
  const again = await get(`/api/course/${courseId}`, { 'if-none-match': `W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await editor.caller.publishing.publish({ courseId });
  expect((await get(`/api/course/${courseId}`, { 'if-none-match': etag })).status).toBe(200);
});

test('a renamed organisation appears in the next request for its courses', async () => {
  const { editor, owner } = await makeCrew(app());
  const { courseId } = await publishPublicly(editor, 'Ein Kurs mit Namen');
  const delivered = async () => {
    const response = await get(`/api/course/${courseId}`);
    return { etag: response.headers.get('etag'), ...((await response.json()) as PublishedCourseView) };
  };
  const before = await delivered();
  expect(before.organisation).toBe('Musterhaus');
  const { version: basedOnVersion } = await owner.caller.organisations.current();
  const settings = { description: '', imprint: '', values: [], isPublic: false, needsReview: false, basedOnVersion };
  await owner.caller.organisations.updateSettings({ ...settings, name: 'Haus am See' });
  const after = await delivered();
  expect(after.organisation).toBe('Haus am See');
  expect(after.etag).not.toBe(before.etag);
});

test('non-public courses answer members and invited people, and 404 to everyone else', async () => {
  const [own, other] = [await makeCrew(app()), await makeCrew(app())];
  const internal = await publishPublicly(own.editor, 'Interner Kurs', 'org-only');
  const invited = await publishPublicly(own.editor, 'Kurs mit Einladung', 'private');
  const statusFor = async (person: Person | null, path: string) =>
    (await get(path, person === null ? {} : { cookie: await cookieOf(person) })).status;
  const [internalPath, invitedPath] = [internal, invited].map(({ courseId }) => `/api/course/${courseId}`);
  expect(await statusFor(own.viewer, internalPath ?? '')).toBe(200);
  expect(await statusFor(other.owner, internalPath ?? '')).toBe(404);
  expect(await statusFor(null, internalPath ?? '')).toBe(404);
  expect(await statusFor(own.viewer, invitedPath ?? '')).toBe(404);
  expect(await statusFor(null, `${invitedPath}?invitation=${invited.invitationToken}`)).toBe(200);
  const delivered = await get(`${invitedPath}?invitation=${invited.invitationToken}`);
  expect(delivered.headers.get('cache-control')).toBe('private, no-cache');
});

test('the page of a course contains title, description and structured data for clients without scripts', async () => {
  const { editor } = await makeCrew(app());
  const title = 'Hygiene </script><script>alert("x")</script> & $& mehr';
  const { courseId } = await publishPublicly(editor, title);
  const html = await (await get(`/course/${courseId}`)).text();
  expect(html).toContain(
    '<title>Hygiene &lt;/script&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; $&amp; mehr – Passgenau</title>',
  );
  expect(html).toContain(`<link rel="canonical" href="${app().baseUrl}/course/${courseId}" />`);
  expect(html).toMatch(/<meta property="og:description" content="Über Hygiene &lt;/);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Course',
    name: title,
    description: `Über ${title}`,
    provider: { name: 'Musterhaus' },
  });
  expect(html.match(/<script\b/g)).toHaveLength(7);
});

test('the page of an inaccessible course reveals nothing about it', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, invitationToken } = await publishPublicly(editor, 'Geheimer Kurs', 'private');
  expect(await (await get(`/course/${courseId}`)).text()).not.toContain('Geheimer Kurs');
  const shared = await (await get(`/course/${courseId}?invitation=${invitationToken}`)).text();
  expect(shared).toContain('<title>Geheimer Kurs – Passgenau</title>');
  expect(shared).toContain('<meta name="robots" content="noindex" />');
});

test('robots.txt links the sitemap, and the sitemap lists every public course', async () => {
  const { editor } = await makeCrew(app());
  const shown = await publishPublicly(editor, 'Im Plan');
  const hidden = await publishPublicly(editor, 'Nicht im Plan', 'private');
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${app().baseUrl}/sitemap.xml`);
  const index = await (await get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  const all = (await Promise.all(parts.map(async (url) => (await fetch(url)).text()))).join('');
  expect(all).toContain(`${app().baseUrl}/course/${shown.courseId}`);
  expect(all).not.toContain(hidden.courseId);
  expect(all).toContain(`${app().baseUrl}/courses</loc>`);
});
