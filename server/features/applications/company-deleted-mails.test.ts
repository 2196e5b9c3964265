import { expect, test } from 'vitest';
import type { Tx } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { countLockWaits } from '../../testing/events.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { expireRelease } from '../../testing/releases.ts';
import { makeApplicant, testedTraits } from '../../testing/results.ts';
import { markClosed } from '../jobs/publish.ts';

const app = testApp();
const db = () => app().db.prisma;

test('applicants without an answer get a mail when the company is deleted; refused applicants get none', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const [open, refused] = [await makeApplication(app(), { jobId }), await makeApplication(app(), { jobId })];
  const move = { applicationId: refused.applicationId, from: 'applied' as const, to: 'refused' as const };
  await crew.owner.caller.board.move({ ...move, refusalReason: 'filled' });
  await app().mailbox.mailTo(refused.email, 2);
  expect(await outcomeOf(crew.owner.caller.organisations.delete({ confirmation: 'Falsch' }))).toBe(
    'WRONG_CONFIRMATION',
  );
  await crew.owner.caller.organisations.delete({ confirmation: 'Musterhaus' });
  expect(await db().application.count({ where: { jobId } })).toBe(0);
  const mail = await app().mailbox.mailTo(open.email, 2);
  expect(mail.subject).toBe('Musterhaus hat das Konto gelöscht');
  expect(mail.text).toContain('Ihre Bewerbung auf „Pflegefachkraft (m/w/d)“ gibt es damit nicht mehr');
  const toRefused = app().mailbox.received.filter(({ to }) => to === refused.email);
  expect(toRefused.map(({ subject }) => subject)).not.toContain(mail.subject);
});

test('a person with several open applications gets one mail, about the newest', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { jobId: second } = await makePublishedJob(crew.owner, { title: 'Leitung' });
  const person = await makeApplication(app(), { jobId });
  app().clock.advance(60_000);
  await applyAs(person, { jobId: second });
  await crew.owner.caller.organisations.delete({ confirmation: 'Musterhaus' });
  const { text } = await app().mailbox.mailTo(person.email, 3);
  expect(text).toContain('Ihre Bewerbung auf „Leitung“ gibt es damit nicht mehr');
});

test('applications of locked people or with expired releases do not block the deletion of a job', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const [locked, expired] = [await makeApplication(app(), { jobId }), await makeApplication(app(), { jobId })];
  const removeJob = () => outcomeOf(crew.owner.caller.jobs.remove({ jobId }));
  await db().user.update({ where: { id: locked.userId }, data: { lockedAt: new Date() } });
  expect(await removeJob()).toBe('JOB_HAS_APPLICATIONS');
  await expireRelease(app(), expired.releaseId);
  expect(await removeJob()).toBe('accepted');
});

test('a job can be deleted only after its applications are answered or their releases have ended', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const [first, second] = [await makeApplication(app(), { jobId }), await makeApplication(app(), { jobId })];
  expect(await outcomeOf(crew.owner.caller.jobs.remove({ jobId }))).toBe('JOB_HAS_APPLICATIONS');
  const move = { applicationId: first.applicationId, from: 'applied' as const, to: 'refused' as const };
  await crew.owner.caller.board.move({ ...move, refusalReason: 'filled' });
  expect(await outcomeOf(crew.owner.caller.jobs.remove({ jobId }))).toBe('JOB_HAS_APPLICATIONS');
  expect(await db().job.count({ where: { id: jobId } })).toBe(1);
  await second.caller.releases.withdraw({ releaseId: second.releaseId });
  await crew.owner.caller.jobs.remove({ jobId });
  const { applications } = await second.caller.applications.mine({});
  expect(applications).toMatchObject([{ jobId: null, jobTitle: 'Pflegefachkraft (m/w/d)', isJobOnline: false }]);
});

test('closing a job keeps its applications', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller } = await makeApplication(app(), { jobId });
  await crew.owner.caller.jobs.close({ jobId });
  expect((await caller.applications.mine({})).applications).toMatchObject([{ status: 'applied', isJobOnline: false }]);
});

test('rejects an application while the job is being deleted or closed, and stores nothing', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { jobId: second } = await makePublishedJob(crew.owner);
  const waysToEnd = [
    { of: jobId, end: (tx: Tx) => tx.job.delete({ where: { id: jobId } }) },
    { of: second, end: (tx: Tx) => markClosed(tx, second, new Date()) },
  ];
  for (const { of, end } of waysToEnd) {
    let outcome: Promise<string> = Promise.resolve('');
    const person = await makeApplicant(app(), testedTraits);
    await db().$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from jobs where id = ${of}::uuid for update`;
      await end(tx);
      outcome = outcomeOf(applyAs(person, { jobId: of }));
      await expect.poll(() => countLockWaits(app(), 'jobs')).toBe(1);
    });
    expect(await outcome).toBe('JOB_GONE');
  }
  expect(await db().application.count({ where: { orgId: crew.orgId } })).toBe(0);
  expect(await db().release.count({ where: { orgId: crew.orgId } })).toBe(0);
});
