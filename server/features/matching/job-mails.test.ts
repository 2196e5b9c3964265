import { beforeEach, expect, test } from 'vitest';
import type { FieldOfWork } from '#shared/jobs/field-of-work.ts';
import { consentVersion } from '#shared/texts/consents.ts';
import { days, hours, minutes } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor } from '../../testing/people.ts';
import { type Applicant, makeApplicant, skillsFrom } from '../../testing/results.ts';
import { mayMail } from '../auth/service.ts';
import { sendWeeklyMails } from './weekly-mail.ts';

const app = testApp({ mail: false });

const wednesday = new Date('2026-11-25T09:00:00.000Z');
const monday = new Date('2026-11-30T06:05:00.000Z');
const dueOnMonday = new Date('2026-11-30T06:00:00.000Z');

const fitting = { skills: [1, 2, 3].map((skillId) => ({ skillId, weight: 3 as const })), replyBy: '2027-03-01' };
const unfitting = { skills: [28, 29, 30].map((skillId) => ({ skillId, weight: 3 as const })), replyBy: '2027-03-01' };

beforeEach(async () => {
  app().clock.set(wednesday);
  await app().db.pool.query('truncate job_mail_subscriptions, consents, mail_outbox, published_jobs, jobs cascade');
  await app().db.pool.query('delete from rate_limits');
  await app().events.publish(app().db.prisma, { name: 'jobs-changed' }, null);
});

async function subscriber(skills: number[] | null = skillsFrom(1)): Promise<Applicant> {
  const applicant = await makeApplicant(app(), skills === null ? {} : { skills });
  await applicant.caller.jobMails.change({ isOn: true });
  return applicant;
}

const mailsTo = ({ email }: Applicant) =>
  app().db.prisma.outboxMail.findMany({ where: { recipient: email }, orderBy: { createdAt: 'asc' } });

const consentsOf = ({ userId }: Applicant) =>
  app().db.prisma.consent.findMany({
    where: { userId },
    orderBy: { givenAt: 'asc' },
    select: { kind: true, version: true, givenAt: true, withdrawnAt: true },
  });

async function publish(crew: Crew, drafts: Array<Parameters<typeof makePublishedJob>[1]>): Promise<string[]> {
  const ids: string[] = [];
  for (const draft of drafts) {
    app().clock.advance(minutes(1));
    ids.push((await makePublishedJob(crew.owner, draft)).jobId);
  }
  return ids;
}

const tokenIn = (text: string | null | undefined): string => /\/weekly-mail\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

test('the mail is off by default; each consent is recorded with its version and its end', async () => {
  const applicant = await makeApplicant(app());
  expect(await applicant.caller.jobMails.state()).toEqual({ isOn: false, sendsMail: false });
  await applicant.caller.jobMails.change({ isOn: false });
  expect(await consentsOf(applicant)).toEqual([]);
  await applicant.caller.jobMails.change({ isOn: true });
  await applicant.caller.jobMails.change({ isOn: true });
  expect((await applicant.caller.jobMails.state()).isOn).toBe(true);
  const given = { kind: 'weeklyJobMail', version: consentVersion('weeklyJobMail'), givenAt: wednesday };
  expect(await consentsOf(applicant)).toEqual([{ ...given, withdrawnAt: null }]);
  app().clock.advance(hours(1));
  await applicant.caller.jobMails.change({ isOn: false });
  const former = { ...given, withdrawnAt: app().clock.now() };
  expect(await consentsOf(applicant)).toEqual([former]);
  app().clock.advance(hours(1));
  await applicant.caller.jobMails.change({ isOn: true });
  expect(await consentsOf(applicant)).toEqual([former, { ...given, givenAt: app().clock.now(), withdrawnAt: null }]);
});

test('switching on is limited to twenty times a day, switching off is not', async () => {
  const applicant = await makeApplicant(app());
  const change = (isOn: boolean) => outcomeOf(applicant.caller.jobMails.change({ isOn }));
  for (let time = 0; time < 20; time++)
    expect([await change(true), await change(true), await change(false)]).toEqual(['accepted', 'accepted', 'accepted']);
  expect(await change(true)).toBe('TOO_MANY_ATTEMPTS');
  expect(await change(false)).toBe('accepted');
  expect(await consentsOf(applicant)).toHaveLength(20);
  expect((await applicant.caller.jobMails.state()).isOn).toBe(false);
});

test('sends one mail on Monday with new fitting jobs, best first, however often and wherever it runs', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  const [good, best] = await publish(crew, [
    { ...fitting, title: 'Eine gute Stelle', skills: [2, 3, 9].map((skillId) => ({ skillId, weight: 2 })) },
    { ...fitting, title: 'Die beste Stelle' },
    { ...unfitting, title: 'Passt nicht' },
  ]);
  await sendWeeklyMails(app());
  expect(await mailsTo(applicant)).toEqual([]);
  app().clock.set(monday);
  await Promise.all([sendWeeklyMails(app()), sendWeeklyMails(app()), sendWeeklyMails(app())]);
  await sendWeeklyMails(app());
  const [mail, ...others] = await mailsTo(applicant);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 neue Stellen passen zu Ihnen');
  const urls = [...(mail?.text ?? '').matchAll(/\/job\/([\w-]+)/g)].map(([, jobId]) => jobId);
  expect(urls).toEqual([best, good]);
});

test('the mail has only jobs of the preference, and says so', async () => {
  const [limited, other, nothing, crew] = [
    await subscriber(),
    await subscriber(),
    await subscriber(),
    await makeCrew(app()),
  ];
  const prefer = ({ caller }: Applicant, field: FieldOfWork) =>
    caller.workPreference.save({ fields: [field], place: 'Göttingen', radius: 25 });
  await prefer(limited, 'logistics');
  await prefer(nothing, 'nature');
  await publish(crew, [
    { ...fitting, title: 'Lagerhelfer' },
    { ...fitting, title: 'Softwareentwicklung' },
  ]);
  app().clock.set(monday);
  await sendWeeklyMails(app());
  const [mail] = await mailsTo(limited);
  expect(mail?.text).toContain('„Lagerhelfer“');
  expect(mail?.text).not.toContain('Softwareentwicklung');
  expect(mail?.text).toContain('Arbeit und dem Ort Ihrer Suche');
  const [otherMail] = await mailsTo(other);
  expect(otherMail?.text).toContain('Softwareentwicklung');
  expect(otherMail?.text).not.toContain('Ihrer Suche');
  expect(await mailsTo(nothing)).toEqual([]);
});

test('the mail contains nothing of the result, because staff can read it', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  const [jobId] = await publish(crew, [{ ...fitting, title: 'Gärtnerin' }]);
  const { matches } = await applicant.caller.matching.ofJobs({ jobIds: [jobId ?? ''] });
  const { match, low, high } = matches[jobId ?? ''] ?? {};
  expect(match).toBe(83);
  app().clock.set(monday);
  await sendWeeklyMails(app());
  const [mail] = await mailsTo(applicant);
  const words = `${mail?.subject} ${mail?.text}`.replaceAll(/https?:\S+/g, '');
  expect(words).toContain('„Gärtnerin“');
  expect(words).not.toMatch(/passung|drittel|geforderte|wahrscheinlich|zwischen/i);
  for (const figure of [match, low, high]) expect(words).not.toContain(String(figure));
});

test('a job published between seven and the run is only in the next mail', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  await publish(crew, [{ ...fitting, title: 'Vorher' }]);
  app().clock.set(new Date(dueOnMonday.getTime() - minutes(1)));
  await publish(crew, [{ ...fitting, title: 'Punkt sieben' }]);
  await publish(crew, [{ ...fitting, title: 'Danach' }]);
  for (const week of [0, 1, 2]) {
    app().clock.set(new Date(monday.getTime() + days(7 * week)));
    await sendWeeklyMails(app());
  }
  const texts = (await mailsTo(applicant)).map(({ text }) => text ?? '');
  expect(texts.map((text) => [...text.matchAll(/„([^“]+)“ bei/g)].map(([, title]) => title).toSorted())).toEqual([
    ['Punkt sieben', 'Vorher'],
    ['Danach'],
  ]);
});

test('a week later the mail has only newer jobs; after downtime one mail is sent, the next on its Monday', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  await publish(crew, [{ ...fitting, title: 'Erste' }]);
  app().clock.set(monday);
  await sendWeeklyMails(app());
  await publish(crew, [{ ...fitting, title: 'Zweite' }]);
  app().clock.set(new Date(monday.getTime() + days(17)));
  await sendWeeklyMails(app());
  await sendWeeklyMails(app());
  app().clock.set(new Date(monday.getTime() + days(21)));
  await sendWeeklyMails(app());
  const texts = (await mailsTo(applicant)).map(({ text }) => text ?? '');
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('Erste');
  expect(texts[1]).toContain('Zweite');
  expect(texts[1]).not.toContain('Erste');
});

test('a mail contains at most ten jobs', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  await publish(
    crew,
    Array.from({ length: 12 }, (_, index) => ({ ...fitting, title: `Stelle ${index}` })),
  );
  app().clock.set(monday);
  await sendWeeklyMails(app());
  expect([...((await mailsTo(applicant))[0]?.text ?? '').matchAll(/\/job\//g)]).toHaveLength(10);
});

test('sends no mail without a result, a confirmed address or a fitting job, and none to a locked account', async () => {
  const crew = await makeCrew(app());
  const [none, unconfirmed, locked] = [await subscriber(null), await subscriber(), await subscriber()];
  const other = await subscriber(skillsFrom(16));
  await app().db.prisma.user.update({ where: { id: unconfirmed.userId }, data: { emailVerifiedAt: null } });
  await app().db.prisma.user.update({ where: { id: locked.userId }, data: { lockedAt: wednesday } });
  await publish(crew, [fitting]);
  app().clock.set(monday);
  await sendWeeklyMails(app());
  expect(await app().db.prisma.outboxMail.count()).toBe(0);
  // People without a matching job are marked, too: their next mail covers only newer jobs.
  expect(await app().db.prisma.jobMailSubscription.count({ where: { lastSentAt: dueOnMonday } })).toBe(2);
  expect([none.userId, other.userId]).toHaveLength(2);
});

test('mails that strangers cause do not suppress the weekly mail', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  await publish(crew, [fitting]);
  app().clock.set(monday);
  while (await mayMail(app(), applicant.email, 'resetPassword'));
  await sendWeeklyMails(app());
  expect(await mailsTo(applicant)).toHaveLength(1);
});

test('the link of any mail ends only the current subscription of its person, once and without signing in', async () => {
  const [applicant, other, crew] = [await subscriber(), await subscriber(), await makeCrew(app())];
  await publish(crew, [fitting]);
  app().clock.set(monday);
  await sendWeeklyMails(app());
  await publish(crew, [fitting]);
  app().clock.set(new Date(monday.getTime() + days(7)));
  await sendWeeklyMails(app());
  const [first, second] = (await mailsTo(applicant)).map(({ text }) => tokenIn(text));
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  const { jobMails } = await callerFor(app(), null);
  const state = async () => (await jobMails.linkState({ token: first ?? '' })).state;
  // Scanners of mail programs open links, which must not end the subscription.
  expect([await state(), await state()]).toEqual(['open', 'open']);
  expect((await applicant.caller.jobMails.state()).isOn).toBe(true);
  await jobMails.endByToken({ token: first ?? '' });
  expect(await state()).toBe('done');
  expect(await outcomeOf(jobMails.endByToken({ token: first ?? '' }))).toBe('LINK_INVALID');
  expect((await applicant.caller.jobMails.state()).isOn).toBe(false);
  expect((await other.caller.jobMails.state()).isOn).toBe(true);
  expect(await consentsOf(applicant)).toMatchObject([{ withdrawnAt: app().clock.now() }]);
  app().clock.advance(hours(1));
  await applicant.caller.jobMails.change({ isOn: true });
  expect(await state()).toBe('invalid');
  expect(await outcomeOf(jobMails.endByToken({ token: first ?? '' }))).toBe('LINK_INVALID');
  expect((await applicant.caller.jobMails.state()).isOn).toBe(true);
});

test('stores only the hash of the link', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  await publish(crew, [fitting]);
  app().clock.set(monday);
  await sendWeeklyMails(app());
  const token = tokenIn((await mailsTo(applicant))[0]?.text);
  const stored = JSON.stringify(await app().db.prisma.jobMailSubscription.findMany());
  expect(token).not.toBe('');
  expect(stored).not.toContain(token);
});

test('company members have no weekly mail', async () => {
  const { owner } = await makeCrew(app());
  expect(await outcomeOf(owner.caller.jobMails.change({ isOn: true }))).toBe('FORBIDDEN');
  expect(await app().db.prisma.consent.count()).toBe(0);
});

test('switching off also ends the links; an ended subscription is deleted after half a year', async () => {
  const [applicant, crew] = [await subscriber(), await makeCrew(app())];
  await publish(crew, [fitting]);
  app().clock.set(monday);
  await sendWeeklyMails(app());
  const token = tokenIn((await mailsTo(applicant))[0]?.text);
  const { jobMails } = await callerFor(app(), null);
  const state = async () => (await jobMails.linkState({ token })).state;
  await applicant.caller.jobMails.change({ isOn: false });
  expect(await state()).toBe('done');
  app().clock.set(new Date(monday.getTime() + days(7)));
  await publish(crew, [fitting]);
  await sendWeeklyMails(app());
  expect(await mailsTo(applicant)).toHaveLength(1);
  app().clock.set(new Date(monday.getTime() + days(181)));
  await runCleanups(app(), [retention.jobMails]);
  expect(await state()).toBe('invalid');
});
