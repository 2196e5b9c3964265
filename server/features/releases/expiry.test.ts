import { beforeEach, expect, test } from 'vitest';
import { addMs, days, monthsAfter } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { waitForEvents } from '../../testing/events.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import {
  distinctiveWords,
  expireRelease,
  listPersonEvents,
  makeReleasedPerson,
  release,
} from '../../testing/releases.ts';
import { expireReleases, remindOfReleaseExpiry } from './expiry.ts';
import { candidatesChanged, releasesChanged } from './service.ts';

const app = testApp({ mail: false });
beforeEach(async () => {
  app().clock.set(new Date());
  await app().db.prisma.release.deleteMany();
});

const mailsTo = async (email: string) =>
  app().db.prisma.outboxMail.findMany({ where: { recipient: email }, orderBy: { createdAt: 'asc' } });
const isThere = async (id: string) => (await app().db.prisma.release.count({ where: { id } })) === 1;

test('a release expires at its time, the person gets one mail, and both sides get an event', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app(), 'profile');
  await app().db.prisma.organisation.update({
    where: { id: crew.orgId },
    data: { name: 'Haus <i>www.boese.example</i>' },
  });
  await expireRelease(app(), releaseId);
  app().clock.advance(-1);
  await expireReleases(app());
  expect(await isThere(releaseId)).toBe(true);
  app().clock.advance(1);
  await waitForEvents(app());
  const heard: string[] = [];
  const ends = [
    app().events.subscribe(candidatesChanged(crew.orgId), () => void heard.push('company')),
    app().events.subscribe(releasesChanged(person.userId), () => void heard.push('person')),
  ];
  await expireReleases(app());
  await expireReleases(app());
  await expect.poll(() => [...new Set(heard)].sort()).toEqual(['company', 'person']);
  for (const end of ends) end();
  expect(await isThere(releaseId)).toBe(false);
  expect((await listPersonEvents(app(), person.userId)).map(({ kind }) => kind)).toContain('expired');
  const [mail, ...others] = await mailsTo(person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Eine Ihrer Freigaben ist abgelaufen');
  const mailText = `${mail?.subject} ${mail?.text} ${mail?.html}`;
  expect(mail?.html).not.toContain('<i>www');
  expect(mailText).not.toMatch(/www\.boese|Ehrlichkeit|Passung/);
  expect(distinctiveWords.filter((word) => word !== 'Quendolin' && mailText.includes(word))).toEqual([]);
});

test('reminds the person once two weeks before the expiry, and again for a moved expiry', async () => {
  const { person, releaseId } = await makeReleasedPerson(app());
  const { expiresAt: end } = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  const remindAt = async (moment: Date) => {
    app().clock.set(moment);
    await remindOfReleaseExpiry(app());
    return (await mailsTo(person.email)).length;
  };
  expect(await remindAt(addMs(end, -days(14) - 1))).toBe(0);
  expect(await remindAt(addMs(end, -days(14)))).toBe(1);
  expect(await remindAt(addMs(end, -days(3)))).toBe(1);
  expect(await remindAt(end)).toBe(1);
  const [mail] = await mailsTo(person.email);
  expect(mail?.subject).toMatch(/^Ihre Freigabe endet am \d+\. \p{L}+ \d{4}$/u);
  const moved = addMs(end, days(30));
  await app().db.prisma.release.updateMany({ where: { id: releaseId }, data: { expiresAt: moved } });
  expect(await remindAt(addMs(moved, -days(2)))).toBe(2);
});

test('a reminder that could not be sent is sent once the account is unlocked', async () => {
  const { person, releaseId } = await makeReleasedPerson(app());
  const { expiresAt: end } = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  const lock = (lockedAt: Date | null) =>
    app().db.prisma.user.update({ where: { id: person.userId }, data: { lockedAt } });
  await lock(new Date());
  app().clock.set(addMs(end, -days(10)));
  await remindOfReleaseExpiry(app());
  await lock(null);
  await remindOfReleaseExpiry(app());
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('several expiries are combined in one mail; locked and unconfirmed people get none', async () => {
  const { person, releaseId } = await makeReleasedPerson(app());
  const others = [];
  for (let count = 1; count <= 2; count++) {
    const { owner } = await makeCrew(app());
    others.push(await release(person, (await makePublishedJob(owner)).jobId));
  }
  const [locked, unconfirmed] = [await makeReleasedPerson(app()), await makeReleasedPerson(app())];
  const { user } = app().db.prisma;
  await user.update({ where: { id: locked.person.userId }, data: { lockedAt: new Date() } });
  await user.update({ where: { id: unconfirmed.person.userId }, data: { emailVerifiedAt: null } });
  const ids = [releaseId, ...others, locked.releaseId, unconfirmed.releaseId];
  const soon = addMs(app().clock.now(), days(3));
  await app().db.prisma.release.updateMany({ where: { id: { in: ids } }, data: { expiresAt: soon } });
  await remindOfReleaseExpiry(app());
  app().clock.set(soon);
  await expireReleases(app());
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
    '3 Ihrer Freigaben enden bald',
    '3 Ihrer Freigaben sind abgelaufen',
  ]);
  expect([...(await mailsTo(locked.person.email)), ...(await mailsTo(unconfirmed.person.email))]).toEqual([]);
  expect(await Promise.all(ids.map(isThere))).toEqual(ids.map(() => false));
});

test('more expired releases than one batch are all deleted', async () => {
  const { crew, releaseId } = await makeReleasedPerson(app());
  await app().db.pool.query(
    `with company as (insert into orgs (name, slug) select 'Haus', 'haus-' || gen_random_uuid() from generate_series(1, 230) returning id)
     insert into releases (org_id, user_id, scope, pseudonym, shown_name, snapshot, skill_ids, leads, ranked_skills, value_weights, is_limited, released_at, expires_at)
     select company.id, user_id, scope, pseudonym, shown_name, snapshot, skill_ids, leads, ranked_skills, value_weights, is_limited, released_at, $2
       from releases, company where releases.org_id = $1`,
    [crew.orgId, app().clock.now()],
  );
  await expireReleases(app());
  expect((await app().db.prisma.release.findMany()).map(({ id }) => id)).toEqual([releaseId]);
});

test('an expired release is hidden from the company before the cleanup', async () => {
  const { crew, releaseId } = await makeReleasedPerson(app());
  await expireRelease(app(), releaseId);
  expect(await outcomeOf(crew.owner.caller.candidates.conversation({ releaseId }))).toBe('NOT_FOUND');
  expect(await isThere(releaseId)).toBe(true);
});

test('the log covers twelve months', async () => {
  const { person } = await makeReleasedPerson(app());
  const { prisma } = app().db;
  const { userId } = person;
  const now = app().clock.now();
  const [kept, old] = [monthsAfter(now, -12), addMs(monthsAfter(now, -12), -1)];
  await prisma.personEvent.deleteMany({ where: { userId } });
  for (const createdAt of [kept, old])
    await prisma.personEvent.create({ data: { userId, kind: 'viewed', orgName: '', createdAt } });
  await runCleanups(app());
  expect((await listPersonEvents(app(), userId)).map(({ createdAt }) => createdAt)).toEqual([kept]);
});
