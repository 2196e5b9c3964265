import { beforeEach, expect, test } from 'vitest';
import { jobLimits } from '#shared/jobs/draft.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeJob, makeJobDraft, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';

const app = testApp();
beforeEach(() => app().clock.set(new Date()));

test('the list contains the whole organisation, last changed first, with the fields of a row', async () => {
  const { editor, viewer } = await makeCrew(app());
  const first = await makePublishedJob(editor, { title: 'Leitung Küche' });
  app().clock.advance(1000);
  const second = await makeJob(editor, { title: 'Buchhaltung', employment: null, workplace: 'remote' });
  const { jobs, nextCursor } = await viewer.caller.jobs.page({});
  expect(nextCursor).toBeNull();
  expect(jobs).toEqual([
    {
      jobId: second.jobId,
      reference: second.reference,
      title: 'Buchhaltung',
      status: 'draft',
      isOnline: false,
      isTakenDown: false,
      hasChanges: false,
      town: 'Göttingen',
      workplace: 'remote',
      employment: null,
      createdAt: app().clock.now(),
      updatedAt: app().clock.now(),
      endsAt: null,
      replyBy: makeJobDraft().replyBy,
    },
    expect.objectContaining({ jobId: first.jobId, status: 'published', isOnline: true, endsAt: first.endsAt }),
  ]);
  expect(first.reference).toMatch(/^PG-\d+$/);
});

test('the list is searched by part of a title, filtered by status and paged without gaps', async () => {
  const { editor } = await makeCrew(app());
  for (let count = 0; count < 30; count++) {
    app().clock.advance(1000);
    await editor.caller.jobs.create({ title: `Stelle ${count} 100%_sicher` });
  }
  await makePublishedJob(editor, { title: 'Brandschutz' });
  const page = await editor.caller.jobs.page({ search: '100%_S' });
  const rest = await editor.caller.jobs.page({ search: '100%_S', cursor: page.nextCursor });
  const titles = [...page.jobs, ...rest.jobs].map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `Stelle ${29 - index} 100%_sicher`));
  expect(rest.nextCursor).toBeNull();
  expect((await editor.caller.jobs.page({ search: '100xx' })).jobs).toEqual([]);
  const { jobs } = await editor.caller.jobs.page({ status: 'published' });
  expect(jobs.map(({ title }) => title)).toEqual(['Brandschutz']);
  expect(await editor.caller.jobs.counts()).toEqual({ draft: 30, published: 1, closed: 0 });
});

test('the editor gets exactly these fields, for every viewer', async () => {
  const { editor, viewer, orgId } = await makeCrew(app());
  const { jobId } = await makeJob(editor);
  const job = await viewer.caller.jobs.job({ jobId });
  expect(job).toEqual({
    jobId,
    reference: expect.stringMatching(/^PG-\d+$/),
    status: 'draft',
    revision: expect.any(String),
    draft: makeJobDraft(),
    company: { name: 'Musterhaus', slug: null, logoUrl: null, isUnverified: false },
    isOnline: false,
    isTakenDown: false,
    lacksImprint: false,
    isNameHeld: false,
    hasChanges: false,
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
    updatedByName: 'Anna Beispiel',
    firstPublishedAt: null,
    publishedAt: null,
    endsAt: null,
    closedAt: null,
    mayEdit: false,
    mayPublish: false,
  });
  expect(await editor.caller.jobs.job({ jobId })).toEqual({ ...job, mayEdit: true, mayPublish: true });
  await app().db.prisma.organisation.update({
    where: { id: orgId },
    data: { needsReview: true, isPublic: true, logo: 'logos/a.png' },
  });
  const { mayPublish, company } = await editor.caller.jobs.job({ jobId });
  expect([mayPublish, company.slug === null, company.logoUrl]).toEqual([false, false, '/files/logos/a.png']);
});

test('a job of others does not exist, and viewers change nothing', async () => {
  const [own, other] = [await makeCrew(app()), await makeCrew(app())];
  const { jobId, revision, draft } = await makePublishedJob(own.owner);
  const outcomes = ({ jobs }: typeof own.owner.caller) =>
    Promise.all(
      [
        jobs.save({ jobId, revision, draft: { ...draft, title: 'Übernommen' } }),
        jobs.publish({ jobId, revision }),
        jobs.extend({ jobId }),
        jobs.close({ jobId }),
        jobs.reopen({ jobId }),
        jobs.duplicate({ jobId }),
        jobs.remove({ jobId }),
      ].map(outcomeOf),
    );
  expect(await outcomes(other.owner.caller)).toEqual(Array(7).fill('NOT_FOUND'));
  expect(await outcomes(own.viewer.caller)).toEqual(Array(7).fill('FORBIDDEN'));
  const { jobs } = other.owner.caller;
  expect(await outcomeOf(jobs.job({ jobId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(jobs.changes({ jobId }))).toBe('NOT_FOUND');
  expect(await own.owner.caller.jobs.job({ jobId })).toMatchObject({ revision, isOnline: true, draft });
  expect((await jobs.page({})).jobs).toEqual([]);
  expect(await outcomeOf(own.viewer.caller.jobs.create({ title: 'Von mir' }))).toBe('FORBIDDEN');
});

test('a platform admin reaches every job, but without an organisation lists and creates none', async () => {
  const { editor } = await makeCrew(app());
  const { jobId } = await makeJob(editor);
  const caller = await callerFor(app(), await makePerson(app(), { platformRole: 'platform_admin' }));
  expect(await caller.jobs.job({ jobId })).toMatchObject({ mayEdit: true, mayPublish: true });
  expect((await caller.jobs.page({})).jobs).toEqual([]);
  expect(await caller.jobs.counts()).toEqual({ draft: 0, published: 0, closed: 0 });
  expect(await outcomeOf(caller.jobs.create({ title: 'Ohne Unternehmen' }))).toBe('NOT_FOUND');
});

test('a copy is a draft with the same content, without a past reply date and without a key', async () => {
  const { editor } = await makeCrew(app());
  const { jobId, draft } = await makePublishedJob(editor);
  await app().db.prisma.job.update({ where: { id: jobId }, data: { importKey: 'a' } });
  const copy = await editor.caller.jobs.duplicate({ jobId });
  expect(await editor.caller.jobs.job(copy)).toMatchObject({
    status: 'draft',
    isOnline: false,
    hasChanges: false,
    firstPublishedAt: null,
    draft: { ...draft, title: 'Kopie von Pflegefachkraft (m/w/d)' },
  });
  app().clock.advance(40 * 24 * 3600 * 1000);
  const { draft: late } = await editor.caller.jobs.job(await editor.caller.jobs.duplicate({ jobId }));
  expect(late.replyBy).toBeNull();
});

test('deleting removes the published job and is logged', async () => {
  const { editor, orgId } = await makeCrew(app());
  const { jobId } = await makePublishedJob(editor);
  await editor.caller.jobs.remove({ jobId });
  expect(await outcomeOf(editor.caller.jobs.job({ jobId }))).toBe('NOT_FOUND');
  expect(await app().db.prisma.publishedJob.count({ where: { jobId } })).toBe(0);
  const [, deleted] = await auditTrail(app(), { orgId });
  expect(deleted).toMatchObject({
    action: 'job_deleted',
    resourceType: 'job',
    resourceId: jobId,
    actorId: editor.userId,
    details: { was_online: true, title: 'Pflegefachkraft (m/w/d)' },
  });
});

test('an organisation cannot exceed its job limit, by any way and with concurrent requests', async () => {
  const { editor, owner, orgId } = await makeCrew(app());
  const { jobId } = await makeJob(editor);
  await app().db.pool.query(
    `insert into jobs (org_id, title, content) select $1, 'Nr. ' || n, '{}' from generate_series(1, $2::int) n`,
    [orgId, jobLimits.jobsInOrganisation - 2],
  );
  const attempts = [editor, owner].map(({ caller }) => outcomeOf(caller.jobs.create({ title: 'Die letzte' })));
  expect((await Promise.all(attempts)).sort()).toEqual(['JOBS_FULL', 'accepted']);
  expect(await outcomeOf(editor.caller.jobs.duplicate({ jobId }))).toBe('JOBS_FULL');
  expect((await editor.caller.jobs.page({})).jobs).toHaveLength(24);
});
