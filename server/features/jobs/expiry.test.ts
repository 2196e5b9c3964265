import { beforeEach, expect, test } from 'vitest';
import { addDays, dayOf, endOfDay } from '#shared/jobs/day.ts';
import { addMs, days, hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, makeMember } from '../../testing/organisations.ts';
import { closeExpiredJobs, remindOfExpiry } from './expiry.ts';
import { jobsChanged } from './service.ts';

const app = testApp({ mail: false });
beforeEach(async () => {
  app().clock.set(new Date());
  await app().db.prisma.job.deleteMany();
});

const mailsTo = async (...emails: string[]) =>
  (
    await app().db.prisma.outboxMail.findMany({ where: { recipient: { in: emails } }, orderBy: { createdAt: 'asc' } })
  ).map(({ recipient, subject, text }) => ({ recipient, subject, text: text ?? '' }));

test('a job ends at its expiry, not before, and its managers are notified', async () => {
  const { editor, owner, admin, viewer, orgId } = await makeCrew(app());
  const { jobId, endsAt } = await makePublishedJob(editor);
  app().clock.set(addMs(endsAt ?? new Date(), -1));
  await closeExpiredJobs(app());
  expect(await app().db.prisma.publishedJob.count({ where: { jobId } })).toBe(1);
  app().clock.advance(1);
  const received: Array<string | null> = [];
  const end = app().events.subscribe(jobsChanged, (changed) => void received.push(changed));
  await closeExpiredJobs(app());
  await closeExpiredJobs(app());
  expect(received).toContain(jobId);
  end();
  expect(await editor.caller.jobs.job({ jobId })).toMatchObject({
    ...{ status: 'closed', isOnline: false, endsAt: null, closedAt: app().clock.now() },
  });
  const [, closed] = await auditTrail(app(), { orgId });
  expect(closed).toMatchObject({ action: 'job_closed', actorId: null, details: { by_itself: true } });
  const mails = await mailsTo(owner.email, admin.email, editor.email, viewer.email);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, admin.email, editor.email].sort());
  expect(mails[0]).toMatchObject({ subject: 'Ihre Stelle ist nicht mehr online' });
  expect(mails[0]?.text).toContain('„Pflegefachkraft (m/w/d)“ war so lange online wie vorgesehen');
  expect(mails[0]?.text).toContain(`${app().env.APP_URL}/company/jobs`);
});

test('a company is reminded once a week before the end, and again after the end has moved', async () => {
  const { owner } = await makeCrew(app());
  const { jobId, endsAt } = await makePublishedJob(owner);
  const remindAt = async (moment: Date) => {
    app().clock.set(moment);
    await remindOfExpiry(app());
    return (await mailsTo(owner.email)).length;
  };
  const end = endsAt ?? new Date();
  const weekBefore = addDays(dayOf(end), -7);
  expect(await remindAt(endOfDay(addDays(weekBefore, -1)))).toBe(0);
  expect(await remindAt(addMs(endOfDay(addDays(weekBefore, -1)), 1))).toBe(1);
  expect(await remindAt(addMs(end, -days(6)))).toBe(1);
  const moved = await owner.caller.jobs.extend({ jobId });
  expect(await remindAt(addMs(end, hours(1)))).toBe(1);
  expect(await remindAt(addMs(moved.endsAt, -days(2)))).toBe(2);
  const [mail] = await mailsTo(owner.email);
  expect(mail?.subject).toMatch(/^Ihre Stelle endet am \d+\. \p{L}+ \d{4}$/u);
});

test('a reminder without recipients is sent once there is a recipient', async () => {
  const { owner, admin, editor } = await makeCrew(app());
  const { endsAt } = await makePublishedJob(owner);
  const allMembers = { id: { in: [owner.userId, admin.userId, editor.userId] } };
  await app().db.prisma.user.updateMany({ where: allMembers, data: { lockedAt: new Date() } });
  app().clock.set(addMs(endsAt ?? new Date(), -days(6)));
  await remindOfExpiry(app());
  await app().db.prisma.user.updateMany({ where: allMembers, data: { lockedAt: null } });
  await remindOfExpiry(app());
  await remindOfExpiry(app());
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test('each person gets one mail for any number of jobs, authors about their own', async () => {
  const { owner, editor, orgId } = await makeCrew(app());
  const other = await makeMember(app(), { orgId, role: 'editor' });
  for (let count = 1; count <= 12; count++)
    await makePublishedJob(editor, { title: `Fachkraft ${count} www.boese.example` });
  await makePublishedJob(other, { title: 'Leitung' });
  app().clock.advance(days(85));
  await remindOfExpiry(app());
  const only = async (email: string) => (await mailsTo(email))[0];
  const [toOwner, toEditor, toOther] = [await only(owner.email), await only(editor.email), await only(other.email)];
  expect([toOwner?.subject, toEditor?.subject]).toEqual(['13 Ihrer Stellen enden bald', '12 Ihrer Stellen enden bald']);
  expect(toOther?.subject).toMatch(/^Ihre Stelle endet am/);
  expect(toOwner?.text).toContain('und 3 weitere sind nur noch');
  expect(toOwner?.text).not.toContain('www.boese');
});

test('one mail covers more jobs than one batch closes', async () => {
  const { owner, orgId } = await makeCrew(app());
  const stamp = { createdBy: owner.userId, updatedBy: owner.userId, endsAt: app().clock.now() };
  const one = { orgId, title: 'Fachkraft', content: {}, status: 'published' as const, ...stamp };
  await app().db.prisma.job.createMany({ data: Array.from({ length: 230 }, () => one) });
  await closeExpiredJobs(app());
  expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
    '230 Ihrer Stellen sind nicht mehr online',
  ]);
  expect(await app().db.prisma.job.count({ where: { orgId, status: 'closed' } })).toBe(230);
});

test('locked accounts and unconfirmed addresses get no mail', async () => {
  const { owner, admin, editor } = await makeCrew(app());
  await makePublishedJob(editor);
  await app().db.prisma.user.update({ where: { id: admin.userId }, data: { lockedAt: new Date() } });
  await app().db.prisma.user.update({ where: { id: editor.userId }, data: { emailVerifiedAt: null } });
  app().clock.advance(days(91));
  await closeExpiredJobs(app());
  const mails = await mailsTo(owner.email, admin.email, editor.email);
  expect(mails.map(({ recipient }) => recipient)).toEqual([owner.email]);
});

test('a mail about an end is sent regardless of how many were sent before', async () => {
  const { owner } = await makeCrew(app());
  for (let day = 0; day < 7; day++) {
    await makePublishedJob(owner);
    app().clock.advance(days(1));
  }
  app().clock.advance(days(82));
  for (let day = 0; day < 10; day++) {
    app().clock.advance(days(1));
    await closeExpiredJobs(app());
  }
  expect(await app().db.prisma.publishedJob.count()).toBe(0);
  expect(await mailsTo(owner.email)).toHaveLength(7);
});
