import { expect, test } from 'vitest';
import { type ShownCourseState, shownCourseState } from '#shared/courses/visibility.ts';
import { inTransaction } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, type makeMember, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs, type Person } from '../../testing/people.ts';
import { publishedCourseColumns } from '../courses/published-queries.ts';
import { closeExpiredJobs } from '../jobs/expiry.ts';
import { publishedJobColumns } from '../jobs/hidden-queries.ts';
import { hideAllOf, restoreAllOf } from './service.ts';

const app = testApp({ server: true });
const staff = async () => callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
const visitor = () => callerFor(app(), null);
const mailsTo = ({ email }: Person, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => app().mailbox.mailTo(email, at + 1)));
const statusOf = async (path: string) => (await fetch(`${app().baseUrl}${path}`)).status;

async function publicCourse(owner: Awaited<ReturnType<typeof makeMember>>) {
  const { courseId, settingsRevision: revision, ...course } = await makeCourse(owner);
  const { title } = course;
  const settings = { description: 'Kurz gesagt', skillIds: [], visibility: 'public' as const };
  await owner.caller.courses.changeSettings({ courseId, revision, title, ...settings });
  await owner.caller.publishing.publish({ courseId });
  return courseId;
}

const rowOf = async (table: 'published_courses' | 'published_jobs', id: string) => {
  const key = table === 'published_courses' ? 'course_id' : 'job_id';
  const { rows } = await app().db.pool.query(`select to_jsonb(p) as row from ${table} p where ${key} = $1`, [id]);
  return rows[0]?.row ?? null;
};

test('a course that is taken down is hidden, mailed and logged, and returns unchanged', async () => {
  const { owner, admin, editor, orgId } = await makeCrew(app());
  const courseId = await publicCourse(owner);
  const before = await rowOf('published_courses', courseId);
  expect(await statusOf(`/api/course/${courseId}`)).toBe(200);
  const caller = await staff();
  const which = { kind: 'course', resourceId: courseId } as const;
  const reason = 'In Lektion 2 steht ein fremdes Lehrbuch';

  const both = await Promise.all(
    [1, 2].map(() => outcomeOf(caller.adminModeration.takeDown({ ...which, ground: 'illegal', reason }))),
  );
  expect(both.sort()).toEqual(['ALREADY_TAKEN_DOWN', 'accepted']);

  expect(await rowOf('published_courses', courseId)).toBeNull();
  expect(await statusOf(`/api/course/${courseId}`)).toBe(404);
  const texts = await app().db.prisma.outboxMail.findMany({
    where: { recipient: { in: [owner.email, admin.email, editor.email] } },
  });
  expect(texts.map(({ recipient }) => recipient).sort()).toEqual([owner.email, admin.email].sort());
  for (const what of [
    reason,
    'rechtswidrig',
    'ein Mensch',
    'einmal darauf antworten',
    'Gerichten',
    `/company/course/${courseId}`,
  ])
    expect(texts[0]?.text).toContain(what);

  expect(await outcomeOf(owner.caller.publishing.publish({ courseId }))).toBe('TAKEN_DOWN');
  expect(await outcomeOf(owner.caller.courses.duplicate({ courseId }))).toBe('TAKEN_DOWN');
  const edited = await owner.caller.editor.course({ courseId });
  expect(edited).toMatchObject({ isTakenDown: true, isOnline: false, isSetAside: true });
  const { settingsRevision: revision, title } = edited;
  await owner.caller.courses.changeSettings({
    courseId,
    revision,
    title,
    description: 'Neu',
    skillIds: [],
    visibility: 'org-only',
  });

  const back = await Promise.all(
    [1, 2].map(() => outcomeOf(caller.adminModeration.putBack({ ...which, reason: 'Die Stelle ist entfernt' }))),
  );
  expect(back.sort()).toEqual(['NOT_TAKEN_DOWN', 'accepted']);
  for (const to of [owner, admin]) {
    const notification = (await mailsTo(to, 2)).find(
      ({ subject }) => subject === 'Ihr Kurs ist nicht mehr gesperrt',
    )?.text;
    for (const what of ['entsperrt: Die Stelle ist entfernt', `/company/course/${courseId}`])
      expect(notification).toContain(what);
  }
  const search_text = 'haendehygiene im alltag musterhaus neu ';
  const changed = { description: 'Neu', visibility: 'org-only', search_text };
  expect(await rowOf('published_courses', courseId)).toEqual({ ...before, ...changed });
  expect(await app().db.prisma.hiddenCourse.count({ where: { courseId } })).toBe(0);

  const trail = await auditTrail(app(), {
    resourceId: courseId,
    action: { in: ['course_taken_down', 'course_put_back'] },
  });
  expect(trail.map(({ action, orgId: of, details }) => ({ action, of, details }))).toEqual([
    { action: 'course_taken_down', of: orgId, details: { ground: 'illegal', title, reason } },
    { action: 'course_put_back', of: orgId, details: { title, reason: 'Die Stelle ist entfernt' } },
  ]);
});

test('authors find a course that is taken down by its own state, and under published after its restore', async () => {
  const { owner, editor } = await makeCrew(app());
  const courseId = await publicCourse(owner);
  const { courses } = editor.caller;
  const listed = async (status: ShownCourseState) =>
    (await courses.page({ status })).courses.map((one) => one.courseId);
  const caller = await staff();
  const which = { kind: 'course', resourceId: courseId } as const;

  await caller.adminModeration.takeDown({ ...which, ground: 'terms', reason: 'Fremde Bilder' });
  expect([await listed('published'), await listed('takenDown')]).toEqual([[], [courseId]]);
  expect(await courses.counts()).toEqual({ draft: 0, review: 0, published: 0, takenDown: 1 });
  const { courses: all } = await courses.page({});
  const states = [...all, await editor.caller.editor.course({ courseId })].map(shownCourseState);
  expect(states).toEqual(['takenDown', 'takenDown']);

  await caller.adminModeration.putBack({ ...which, reason: 'War ein Irrtum' });
  expect([await listed('published'), await listed('takenDown')]).toEqual([[courseId], []]);
  expect(await courses.counts()).toEqual({ draft: 0, review: 0, published: 1 });
});

test('a course can be withdrawn while it is taken down and then stays offline', async () => {
  const { owner } = await makeCrew(app());
  const courseId = await publicCourse(owner);
  const caller = await staff();
  const which = { kind: 'course', resourceId: courseId } as const;
  await caller.adminModeration.takeDown({ ...which, ground: 'terms', reason: 'Fremde Bilder' });
  await owner.caller.publishing.withdraw({ courseId });
  expect(await owner.caller.editor.course({ courseId })).toMatchObject({ status: 'draft', isSetAside: false });
  await caller.adminModeration.putBack({ ...which, reason: 'Ist ja zurückgezogen' });
  expect(await rowOf('published_courses', courseId)).toBeNull();
});

test('a job that is taken down cannot be extended, reopened or applied for; once closed it stays offline', async () => {
  const { owner } = await makeCrew(app());
  const job = await makePublishedJob(owner);
  const { jobId } = job;
  const before = await rowOf('published_jobs', jobId);
  expect(await statusOf(`/api/job/${jobId}`)).toBe(200);
  const caller = await staff();
  const which = { kind: 'job', resourceId: jobId } as const;
  await caller.adminModeration.takeDown({ ...which, ground: 'terms', reason: 'Schneeballsystem' });
  expect(await statusOf(`/api/job/${jobId}`)).toBe(404);
  expect(await outcomeOf(owner.caller.jobs.extend({ jobId }))).toBe('TAKEN_DOWN');
  expect(await outcomeOf(owner.caller.jobs.duplicate({ jobId }))).toBe('TAKEN_DOWN');
  expect(await outcomeOf(owner.caller.jobs.publish({ jobId, revision: job.revision }))).toBe('TAKEN_DOWN');
  expect((await owner.caller.jobs.page({ search: '', status: 'all' })).jobs[0]).toMatchObject({
    isTakenDown: true,
    isOnline: false,
  });

  await caller.adminModeration.putBack({ ...which, reason: 'War ein Irrtum' });
  expect(await rowOf('published_jobs', jobId)).toEqual(before);
  expect(await statusOf(`/api/job/${jobId}`)).toBe(200);

  await caller.adminModeration.takeDown({ ...which, ground: 'terms', reason: 'Doch ein Schneeballsystem' });
  await owner.caller.jobs.close({ jobId });
  expect(await outcomeOf(owner.caller.jobs.reopen({ jobId }))).toBe('TAKEN_DOWN');
  await caller.adminModeration.putBack({ ...which, reason: 'Ist ja geschlossen' });
  expect(await rowOf('published_jobs', jobId)).toBeNull();
  await owner.caller.jobs.reopen({ jobId });
  expect(await rowOf('published_jobs', jobId)).not.toBeNull();

  const mails = await mailsTo(owner, 4);
  for (const [subject, why] of [
    ['Ihre Stelle wurde gesperrt', ': Schneeballsystem'],
    ['Ihre Stelle ist nicht mehr gesperrt', ': War ein Irrtum'],
    ['Ihre Stelle wurde gesperrt', ': Doch ein Schneeballsystem'],
    ['Ihre Stelle ist nicht mehr gesperrt', ': Ist ja geschlossen'],
  ] as const) {
    const notification = mails.find(({ text }) => text.includes(why));
    expect(notification).toMatchObject({ subject, text: expect.stringContaining(`/company/job/${jobId}`) });
  }
});

test('only platform admins take down and restore, and only existing things', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const wish = { kind: 'job', resourceId: jobId, ground: 'terms', reason: 'Das will ich so' } as const;
  for (const caller of [owner.caller, await callerFor(app(), await makePersonAs(app(), 'support')), await visitor()])
    expect(await outcomeOf(caller.adminModeration.takeDown(wish))).not.toBe('accepted');
  const caller = await staff();
  expect(await outcomeOf(caller.adminModeration.takeDown({ ...wish, kind: 'course' }))).toBe('NOT_FOUND');
  expect(await outcomeOf(caller.adminModeration.takeDown({ ...wish, reason: 'kurz' }))).not.toBe('accepted');
  expect(
    await outcomeOf(caller.adminModeration.putBack({ kind: 'job', resourceId: jobId, reason: 'Nichts war' })),
  ).toBe('NOT_TAKEN_DOWN');
  expect(await app().db.prisma.moderationDecision.count({ where: { resourceId: jobId } })).toBe(0);
  expect(await rowOf('published_jobs', jobId)).not.toBeNull();
});

test("a locked organisation's content is hidden; expired jobs and separate take-downs stay hidden", async () => {
  const { owner, orgId } = await makeCrew(app());
  const others = await makeCrew(app());
  const otherJob = await makePublishedJob(others.owner);
  const [course, taken] = [await publicCourse(owner), await publicCourse(owner)];
  const [job, ending] = [await makePublishedJob(owner), await makePublishedJob(owner)];
  const before = [await rowOf('published_courses', course), await rowOf('published_jobs', job.jobId)];
  const lockedAt = (at: Date | null) =>
    app().db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt: at } });
  const caller = await staff();
  const which = { kind: 'course', resourceId: taken } as const;

  await lockedAt(app().clock.now());
  await inTransaction(app().db, (tx) => hideAllOf(app(), tx, orgId));
  for (const id of [course, taken]) expect(await rowOf('published_courses', id)).toBeNull();
  for (const { jobId } of [job, ending]) expect(await rowOf('published_jobs', jobId)).toBeNull();
  expect(await rowOf('published_jobs', otherJob.jobId)).not.toBeNull();
  expect(await outcomeOf(caller.publishing.publish({ courseId: course }))).toBe('TAKEN_DOWN');
  expect(await outcomeOf(caller.jobs.publish({ jobId: job.jobId, revision: job.revision }))).toBe('TAKEN_DOWN');
  await caller.adminModeration.takeDown({ ...which, ground: 'terms', reason: 'Auch für sich' });
  await caller.adminModeration.putBack({ ...which, reason: 'Doch nicht' });
  expect(await rowOf('published_courses', taken)).toBeNull();
  await caller.adminModeration.takeDown({ ...which, ground: 'terms', reason: 'Auch für sich' });
  await app().db.prisma.job.update({ where: { id: ending.jobId }, data: { endsAt: app().clock.now() } });

  await lockedAt(null);
  await inTransaction(app().db, (tx) => restoreAllOf(app(), tx, orgId));
  expect([await rowOf('published_courses', course), await rowOf('published_jobs', job.jobId)]).toEqual(before);
  expect([await rowOf('published_courses', taken), await rowOf('published_jobs', ending.jobId)]).toEqual([null, null]);
  const stray = { jobId: ending.jobId, row: {}, hiddenAt: app().clock.now() };
  await app().db.prisma.hiddenJob.create({ data: stray });
  expect(await outcomeOf(owner.caller.jobs.extend({ jobId: ending.jobId }))).toBe('JOB_WRONG_STATUS');
  await closeExpiredJobs(app());
  expect(await app().db.prisma.hiddenJob.count({ where: { job: { orgId } } })).toBe(0);
  expect(await app().db.prisma.hiddenCourse.count({ where: { course: { orgId } } })).toBe(1);
  await caller.adminModeration.putBack({ ...which, reason: 'Jetzt aber' });
  expect(await rowOf('published_courses', taken)).not.toBeNull();
});

test('content that is published while the organisation is being locked does not come online', async () => {
  const { owner, orgId } = await makeCrew(app());
  const { courseId } = await makeCourse(owner);
  const lock = () =>
    inTransaction(app().db, async (tx) => {
      await tx.organisation.update({ where: { id: orgId }, data: { lockedAt: app().clock.now() } });
      await hideAllOf(app(), tx, orgId);
    });
  await Promise.all([lock(), outcomeOf(owner.caller.publishing.publish({ courseId }))]);
  expect(await rowOf('published_courses', courseId)).toBeNull();
});

test('a restore brings back every column', async () => {
  const tables = { published_courses: publishedCourseColumns, published_jobs: publishedJobColumns };
  for (const [table, columns] of Object.entries(tables)) {
    const { rows } = await app().db.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    expect([...columns].sort()).toEqual(rows.map(({ name }) => name).sort());
  }
});
