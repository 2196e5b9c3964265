import { expect, test } from 'vitest';
import { releaseLimits } from '#shared/releases/limits.ts';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { joinTalentPool, makePoolApplicant } from '../../testing/talent-pool.ts';
import { isPersonVisible, makePoolCrew, personIdOf } from '../../testing/talent-pool-companies.ts';
import { expireProfiles, remindOfProfileExpiry } from './expiry.ts';

const app = testApp();
const text = 'Guten Tag, Ihr Profil passt zu uns. Dürfen wir Ihnen die Stelle vorstellen?';
const mailsTo = async (email: string) =>
  (await app().db.prisma.outboxMail.findMany({ where: { recipient: email } })).map(({ subject }) => subject);

test('a pool profile is hidden once it expires after six months, and deleted later', async () => {
  const now = app().clock.now();
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  const { expiresAt } = await person.caller.found.state();
  app().clock.set(new Date((expiresAt?.getTime() ?? 0) - 1));
  await expireProfiles(app());
  expect((await person.caller.found.state()).isOn).toBe(true);
  await app().db.pool.query(`update published_jobs set ends_at = ends_at + interval '1 year'`);
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  app().clock.advance(1);
  expect((await person.caller.found.state()).isOn).toBe(false);
  const wishes = { threshold: 50, place: null };
  expect(await outcomeOf(person.caller.found.changeWishes({ wishes }))).toBe('NOT_FOUND');
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
  await expireProfiles(app());
  const { prisma } = app().db;
  expect(await prisma.foundProfile.count({ where: { userId: person.userId } })).toBe(0);
  expect(await personIdOf(app(), finder.crew, person)).toBeNull();
  const events = await prisma.personEvent.findMany({ where: { userId: person.userId } });
  expect(events.map(({ kind }) => kind)).toContain('foundExpired');
  expect(await prisma.consent.count({ where: { userId: person.userId, withdrawnAt: null } })).toBe(0);
  app().clock.set(now);
});

test('switching on again after the expiry starts again, even before the cleanup', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  await isPersonVisible(app(), finder, person);
  const before = await personIdOf(app(), finder.crew, person);
  const { prisma } = app().db;
  await prisma.foundProfile.update({ where: { userId: person.userId }, data: { expiresAt: app().clock.now() } });
  await joinTalentPool(person);
  expect(await personIdOf(app(), finder.crew, person)).toBeNull();
  expect(await isPersonVisible(app(), finder, person)).toBe(true);
  expect(await personIdOf(app(), finder.crew, person)).not.toBe(before);
});

test('reminds the person once two weeks before the expiry, and again before a later expiry', async () => {
  const now = app().clock.now();
  const [person, locked] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  const unconfirmed = await makePoolApplicant(app());
  await app().db.prisma.user.update({ where: { id: unconfirmed.userId }, data: { emailVerifiedAt: null } });
  await app().db.prisma.user.update({ where: { id: locked.userId }, data: { lockedAt: now } });
  const end = async () => (await person.caller.found.state()).expiresAt?.getTime() ?? 0;
  app().clock.set(new Date((await end()) - days(releaseLimits.reminderDays) - 1));
  await remindOfProfileExpiry(app());
  expect(await mailsTo(person.email)).toEqual([]);
  app().clock.advance(1);
  await remindOfProfileExpiry(app());
  await remindOfProfileExpiry(app());
  const [subject, ...others] = await mailsTo(person.email);
  expect([subject, others]).toEqual([expect.stringContaining('Anonym gefunden werden'), []]);
  expect([...(await mailsTo(locked.email)), ...(await mailsTo(unconfirmed.email))]).toEqual([]);
  await app().db.prisma.user.update({ where: { id: locked.userId }, data: { lockedAt: null } });
  await remindOfProfileExpiry(app());
  expect(await mailsTo(locked.email)).toHaveLength(1);
  await joinTalentPool(person);
  app().clock.set(new Date((await end()) - days(1)));
  await remindOfProfileExpiry(app());
  expect(await mailsTo(person.email)).toHaveLength(2);
  app().clock.set(now);
});

test('requests are deleted after six months', async () => {
  const finder = await makePoolCrew(app());
  const person = await makePoolApplicant(app());
  await isPersonVisible(app(), finder, person);
  const personId = (await personIdOf(app(), finder.crew, person)) ?? '';
  await finder.owner.caller.foundPeople.ask({ jobId: finder.jobId, personId, text });
  const { prisma } = app().db;
  const left = () => prisma.contactRequest.count({ where: { userId: person.userId } });
  await runCleanups(app(), [retention.requests]);
  expect(await left()).toBe(1);
  const now = app().clock.now();
  app().clock.advance(days(186));
  await runCleanups(app(), [retention.requests]);
  app().clock.set(now);
  expect(await left()).toBe(0);
});

test('a company forgets a found person after three months unless it sent a request', async () => {
  const finder = await makePoolCrew(app());
  const [asked, other] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  expect([await isPersonVisible(app(), finder, asked), await isPersonVisible(app(), finder, other)]).toEqual([
    true,
    true,
  ]);
  const personId = (await personIdOf(app(), finder.crew, asked)) ?? '';
  await finder.owner.caller.foundPeople.ask({ jobId: finder.jobId, personId, text });
  await runCleanups(app(), [retention.foundPeople]);
  expect(await personIdOf(app(), finder.crew, other)).not.toBeNull();
  app().clock.advance(days(95));
  await runCleanups(app(), [retention.foundPeople]);
  expect(await personIdOf(app(), finder.crew, other)).toBeNull();
  expect(await personIdOf(app(), finder.crew, asked)).toBe(personId);
});
