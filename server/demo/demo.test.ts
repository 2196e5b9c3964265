import { beforeAll, describe, expect, test } from 'vitest';
import { legalSlugs } from '#shared/consents/state.ts';
import { discriminationHints } from '#shared/jobs/wording.ts';
import { profileContent } from '#shared/profile/schema.ts';
import { createCaller } from '../router.ts';
import { testApp } from '../testing/app.ts';
import { demoLocked, demoOrganisations } from './accounts.ts';
import { addDemoCourses } from './courses.ts';
import { ensureDemoAccounts } from './demo.ts';
import { demoUser, userAt } from './people.ts';
import { addDemoProfile } from './profile.ts';
import { addDemoResults } from './results.ts';

const app = testApp();

const callerOf = async (email: string) => {
  const user = await demoUser(app(), email);
  if (user === null) throw new Error(`${email} is not there`);
  return createCaller(userAt(app(), user, { days: 0 }));
};
const jana = () => callerOf('jana.petersen@demo.example');
const miriam = () => callerOf('miriam.okonkwo@demo.example');
const neighbours = demoOrganisations.slice(1).map(({ slug }) => slug);

test('adds nothing without the demo accounts', async () => {
  await addDemoCourses(app());
  await addDemoResults(app());
  await addDemoProfile(app());
  const { course, softskillTestResult, applicantProfile } = app().db.prisma;
  expect(await Promise.all([course.count(), softskillTestResult.count(), applicantProfile.count()])).toEqual([0, 0, 0]);
});

describe('after the first start', () => {
  beforeAll(async () => {
    await ensureDemoAccounts(app());
  });

  test('adds content for applicants and companies', async () => {
    const applicant = await jana();
    const { applications } = await applicant.applications.mine({});
    expect(applications.map(({ status }) => status).sort()).toEqual(['refused', 'reviewing']);
    expect((await applicant.found.received({})).requests).toHaveLength(1);
    expect((await applicant.releases.page({})).releases).toHaveLength(2);
    const { events } = await applicant.releases.seen({ filter: 'company' });
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['viewed', 'requested']));

    const owner = await miriam();
    expect((await owner.candidates.page({})).candidates.length).toBeGreaterThanOrEqual(8);
    expect((await owner.candidates.statistics({ whose: 'candidates' })).statistics).not.toBeNull();
    const jobs = await owner.candidates.jobs();
    const care = jobs.find(({ title }) => title.startsWith('Pflegefachkraft'));
    const board = await owner.board.ofJob({ jobId: care?.jobId ?? '' });
    expect(Object.values(board.columns).filter(({ count }) => count > 0).length).toBe(3);
    expect((await owner.foundPeople.page({ jobId: care?.jobId ?? '' })).people.length).toBeGreaterThan(0);
  });

  test('adds content for staff', async () => {
    const staff = await demoUser(app(), 'admin@demo.example');
    if (staff === null) throw new Error('staff is not there');
    const admin = createCaller(userAt(app(), { ...staff, platformRole: 'platform_admin' }, { days: 0 }));
    const imprint = await admin.pages.page({ slug: 'imprint' });
    expect([imprint.hasGaps, imprint.contact]).toEqual([false, 'hilfe@demo.example']);
    for (const slug of legalSlugs) {
      const { hasGaps, intro, sections } = await admin.pages.page({ slug });
      expect([hasGaps, intro]).toEqual([false, expect.stringContaining('Vorführung')]);
      expect(JSON.stringify(sections)).not.toMatch(/prüfen\]|\(\)|<p><\/p>|<li><\/li>| \./iu);
    }
    const [locked, ...others] = (await admin.adminUsers.page({ state: 'locked' })).rows;
    expect([locked?.email, others]).toEqual([demoLocked.email, []]);
    const { lock } = await admin.adminUsers.user({ userId: locked?.userId ?? '' });
    expect(lock?.reason).toContain('unter dem Namen einer anderen Person');
    const [taken, ...more] = (await admin.adminCourses.page({ state: 'takenDown' })).rows;
    expect([taken?.title, more]).toEqual(['Treppen richtig aufmessen', []]);
    const { decisions } = await (await callerOf('cornelia.brandt@demo.example')).moderation.ofResource({
      resourceId: taken?.courseId ?? '',
    });
    expect(decisions).toMatchObject([{ liftedAt: null, answer: expect.stringContaining('selbst geschrieben') }]);
    const lists = (await admin.adminImport.versions()).find(({ testVariant }) => testVariant === 'test1');
    const textsOf = async (wanted: 'active' | 'draft') => {
      const versionId = lists?.versions.find(({ status }) => status === wanted)?.versionId ?? 0;
      const { skills } = await admin.adminImport.version({ versionId });
      return skills.flatMap(({ statements }) => statements.map(({ text }) => text));
    };
    const active = new Set(await textsOf('active'));
    expect((await textsOf('draft')).filter((text) => !active.has(text))).toHaveLength(4);
    expect(app().settings.current().notice.isOn).toBe(false);
  });

  test('adds a complete course in every state to the demo organisation', async () => {
    const caller = await miriam();
    expect(await caller.courses.counts()).toEqual({ draft: 1, review: 1, published: 4 });
    const { courses } = await caller.courses.page({});
    const shown = courses.map(({ title, status, visibility, version, hasChanges }) =>
      [title, status, visibility, version, hasChanges].join(', '),
    );
    expect(shown).toEqual([
      'Händehygiene im Alltag, published, public, 2, true',
      'Sturzprävention, review, public, 0, false',
      'Trinken und Essen im Alter, published, org-only, 1, true',
      'Brandschutz im Wohnbereich, draft, org-only, 0, false',
      'Einarbeitung in der Hausgemeinschaft, published, org-only, 1, false',
      'Gespräche mit Angehörigen, published, public, 1, false',
    ]);
    for (const { courseId, title, status, createdAt } of courses) {
      const { checks, warnings } = await caller.publishing.checklist({ courseId });
      expect(checks.every(({ isPassed }) => isPassed)).toBe(true);
      const isMade = title === 'Trinken und Essen im Alter';
      const expected = isMade ? ['unconfirmed'] : status === 'draft' ? ['emptyLesson'] : [];
      expect(warnings.map(({ rule }) => rule)).toEqual(expected);
      expect((await caller.editor.course({ courseId })).skillIds.length).toBeGreaterThan(1);
      expect(createdAt.getTime()).toBeLessThan(app().clock.now().getTime());
    }
    expect((await caller.assets.storage()).files).toBe(2);
    const inReview = courses.find(({ status }) => status === 'review')?.courseId ?? '';
    const said = await caller.publishing.comments({ courseId: inReview });
    expect(
      said.map(({ author, lessonTitle, resolvedAt }) => [
        author?.split(' ')[0],
        lessonTitle !== '',
        resolvedAt !== null,
      ]),
    ).toEqual([
      ['Tobias', true, false],
      ['Tobias', true, true],
      ['Miriam', false, false],
    ]);
    const handbook = { courseId: courses.find(({ title }) => title === 'Trinken und Essen im Alter')?.courseId ?? '' };
    const order = await caller.ai.current(handbook);
    expect(order).toMatchObject({ state: 'written', generator: 'embedded', report: { unheldSources: 0 } });
    const [used] = await caller.ai.coverage(handbook);
    expect(used?.uses.map((count) => count > 0)).toEqual([false, false, ...Array.from({ length: 9 }, () => true)]);
  });

  test('adds jobs in every state, with every form of pay and six kinds of employment', async () => {
    const { prisma } = app().db;
    const jobs = await prisma.job.findMany({ include: { published: true } });
    expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(['draft', 'published', 'closed']));
    const online = jobs.flatMap(({ published }) => (published === null ? [] : [published]));
    expect(online).toHaveLength(12);
    expect(new Set(online.map(({ orgId }) => orgId)).size).toBe(3);
    expect(new Set(online.map(({ pay }) => (pay as { kind: string }).kind))).toEqual(
      new Set(['range', 'agreement', 'none']),
    );
    expect(new Set(online.map(({ workplace }) => workplace))).toEqual(new Set(['onsite', 'hybrid', 'remote']));
    expect(new Set(online.map(({ employment }) => employment)).size).toBe(6);
    expect(
      jobs.filter(({ revision, publishedRevision, published }) => published && revision !== publishedRevision),
    ).toHaveLength(1);
    expect(online.every(({ endsAt }) => endsAt > app().clock.now())).toBe(true);
    const draft = jobs.find(({ status }) => status === 'draft');
    expect(
      discriminationHints((draft?.content as { description: string } | undefined)?.description ?? '').length,
    ).toBeGreaterThan(1);
    for (const { description } of online) expect(discriminationHints(description)).toEqual([]);
  });

  test('gives the demo applicant a certificate and a half-finished course, and public courses some views', async () => {
    const { courses } = await (await jana()).learning.mine({});
    expect(courses.map(({ title, certificate }) => [title, certificate !== null])).toEqual([
      ['Händehygiene im Alltag', false],
      ['Gespräche mit Angehörigen', true],
    ]);
    expect(courses[0]?.lessonsDone).toBe(3);
    const counted = await app().db.prisma.publishedCourse.findMany({ orderBy: { viewCount: 'desc' } });
    expect(counted.map(({ viewCount }) => viewCount)).toEqual([41, 17, 0, 0, 0, 0]);
    const { questions } = await (await callerOf('tobias.hartwig@demo.example')).learning.questions({
      courseId: counted[0]?.courseId ?? '',
    });
    const marks = questions.flatMap(({ options }) => options.flatMap(({ mark }) => mark ?? []));
    expect(marks.toSorted()).toEqual(['most', 'unchosen']);
  });

  test('gives each smaller organisation one public course with skills and without empty lessons', async () => {
    const { prisma } = app().db;
    const ofNeighbours = { organisation: { slug: { in: neighbours } }, published: { isNot: null } };
    const courses = await prisma.course.findMany({ where: ofNeighbours, include: { published: true, skills: true } });
    expect(courses.map(({ title }) => title).sort()).toEqual(['Ein Tag, der aufgeht', 'Zahlen lesen, Zahlen erklären']);
    expect(courses.every(({ visibility }) => visibility === 'public')).toBe(true);
    const nameOf = new Map((await prisma.softskill.findMany()).map(({ id, name }) => [id, name]));
    const trained = courses.map(({ title, skills }) => [
      title,
      skills.map(({ skillId }) => nameOf.get(skillId)).sort(),
    ]);
    expect(Object.fromEntries(trained)).toEqual({
      'Ein Tag, der aufgeht': ['Delegation', 'Entscheidungsfähigkeit', 'Zeitmanagement'],
      'Zahlen lesen, Zahlen erklären': ['Analytisches Denken', 'Datenkompetenz', 'Nachhaltigkeitsbewusstsein'],
    });
    expect(await prisma.lesson.count({ where: { module: { course: ofNeighbours }, blocks: { none: {} } } })).toBe(0);
  });

  test('gives the demo applicant a profile with one hidden skill', async () => {
    const { profile } = await (await jana()).profile.own();
    expect(profileContent.parse(profile)).toEqual(profile);
    expect([profile.experience.length, profile.education.length, profile.hiddenSkillIds]).toEqual([4, 3, [24]]);
  });

  test('gives the demo applicant two plausible soft-skill runs on different days and a values result', async () => {
    const board = await (await jana()).results.dashboard();
    expect([board.testsCompleted, board.softskillHistory.length, board.valueHistory.length]).toEqual([2, 2, 1]);
    expect(board.softskill?.quality.isReliable).toBe(true);
    expect(board.values?.band).not.toBe('nicht von Zufall zu trennen');
    const [second, first] = board.softskillHistory;
    const between = (second?.createdAt.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0);
    expect(between).toBeGreaterThan(86_400_000);
    expect(second?.createdAt.getTime()).toBeLessThan(app().clock.now().getTime());
  });
});
