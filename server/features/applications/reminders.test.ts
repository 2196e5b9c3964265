import { beforeEach, expect, test } from 'vitest';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, findMailsTo, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { remindOfAnswers } from './reminders.ts';

const app = testApp({ mail: false });
const db = () => app().db.prisma;

beforeEach(async () => {
  app().clock.set(new Date());
  await db().application.deleteMany();
});

const subjectsTo = async (email: string) => (await findMailsTo(app(), email)).map(({ subject }) => subject);
const waiting = 'Bewerbungen warten auf Ihre Antwort';
const late = 'Die Antwortfrist ist vorbei';
const remindAt = async (moment: Date) => {
  app().clock.set(moment);
  await db().rateLimit.deleteMany();
  await remindOfAnswers(app());
};
const replyDay = (offset: number) => new Date(`${addDays(dayOf(new Date()), 30 + offset)}T11:00:00.000Z`);

test('three days before a reply date, admins and owners get one reminder about waiting applications', async () => {
  const { crew, jobId } = await makeJobWithMembers(app(), { title: 'Koch www.boese.example' });
  const person = await makeApplication(app(), { jobId });
  await makeApplication(app(), { jobId });
  const { jobId: second } = await makePublishedJob(crew.owner, { title: 'Leitung' });
  await applyAs(person, { jobId: second });
  const answered = await makeApplication(app(), { jobId: second });
  await crew.owner.caller.board.move({ applicationId: answered.applicationId, from: 'applied', to: 'invited' });
  await remindAt(replyDay(-4));
  expect(await subjectsTo(crew.admin.email)).not.toContain(waiting);
  await remindAt(replyDay(-3));
  await remindAt(replyDay(-2));
  for (const { email } of [crew.owner, crew.admin]) {
    const mails = (await findMailsTo(app(), email)).filter(({ subject }) => subject === waiting);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('„Koch www. boese. example“: 2 Bewerbungen');
    expect(mails[0]?.text).toContain('„Leitung“: eine Bewerbung');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/Zoe|Zander|Passung|www\.boese/);
  }
  for (const { email } of [crew.editor, crew.viewer]) expect(await subjectsTo(email)).toEqual([]);
});

test('a reminder without a recipient does not count and is sent once there is one', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  const lock = (userIds: string[], lockedAt: Date | null) =>
    db().user.updateMany({ where: { id: { in: userIds } }, data: { lockedAt } });
  const managers = [crew.owner.userId, crew.admin.userId];
  await lock(managers, new Date());
  await remindAt(replyDay(-3));
  await lock(managers, null);
  await remindAt(replyDay(-2));
  expect(await subjectsTo(crew.owner.email)).toContain(waiting);
  await db().user.update({ where: { id: person.userId }, data: { emailVerifiedAt: null } });
  await remindAt(replyDay(1));
  await db().user.update({ where: { id: person.userId }, data: { emailVerifiedAt: new Date() } });
  await remindAt(replyDay(2));
  expect(await subjectsTo(person.email)).toContain(late);
});

test('a company gets no reminder about people it does not see', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  const locked = await makeApplication(app(), { jobId });
  await person.caller.releases.withdraw({ releaseId: person.releaseId });
  await db().user.update({ where: { id: locked.userId }, data: { lockedAt: new Date() } });
  await remindAt(replyDay(-1));
  expect(await subjectsTo(crew.owner.email)).not.toContain(waiting);
  await remindAt(replyDay(2));
  expect(await subjectsTo(person.email)).not.toContain(late);
  expect(await subjectsTo(locked.email)).not.toContain(late);
});

test('reminds of an application in review like of a new one', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId, email } = await makeApplication(app(), { jobId });
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'reviewing' });
  await remindAt(replyDay(-1));
  expect(await subjectsTo(crew.owner.email)).toContain(waiting);
  await remindAt(replyDay(2));
  expect(await subjectsTo(email)).toContain(late);
});

test('sends no reminders about a locked organisation', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { email } = await makeApplication(app(), { jobId });
  const lock = (lockedAt: Date | null) => db().organisation.update({ where: { id: crew.orgId }, data: { lockedAt } });
  await lock(new Date());
  await remindAt(replyDay(-1));
  await remindAt(replyDay(2));
  expect(await subjectsTo(crew.owner.email)).not.toContain(waiting);
  expect(await subjectsTo(email)).not.toContain(late);
  await lock(null);
  await remindAt(replyDay(3));
  expect(await subjectsTo(email)).toContain(late);
});

test('after the reply date, a person without an answer gets one mail', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  const { jobId: second } = await makePublishedJob(crew.owner, { title: 'Leitung' });
  await applyAs(person, { jobId: second });
  const answered = await makeApplication(app(), { jobId });
  await crew.owner.caller.board.move({ applicationId: answered.applicationId, from: 'applied', to: 'invited' });
  await remindAt(replyDay(0));
  expect(await subjectsTo(person.email)).not.toContain(late);
  expect((await person.caller.applications.mine({})).applications.map(({ isOverdue }) => isOverdue)).toEqual([
    ...[false, false],
  ]);
  await remindAt(replyDay(1));
  await remindAt(replyDay(2));
  const mails = (await findMailsTo(app(), person.email)).filter(({ subject }) => subject === late);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('„Leitung“ bei Musterhaus');
  expect(mails[0]?.text).toContain('„Pflegefachkraft (m/w/d)“ bei Musterhaus');
  expect(await subjectsTo(answered.email)).not.toContain(late);
  expect((await person.caller.applications.mine({})).applications.map(({ isOverdue }) => isOverdue)).toEqual([
    ...[true, true],
  ]);
  const { columns } = await crew.owner.caller.board.ofJob({ jobId });
  expect(columns.applied.cards).toMatchObject([{ isOverdue: true }]);
});

test('reminds of an application that was sent again', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  await remindAt(replyDay(-3));
  await person.caller.applications.withdraw({ applicationId: person.applicationId, endsRelease: false });
  await applyAs(person, { jobId });
  await remindAt(replyDay(-2));
  expect((await subjectsTo(crew.owner.email)).filter((subject) => subject === waiting)).toHaveLength(2);
});

test('reminds of an anonymous application by the end of its month', async () => {
  const month = addDays(dayOf(new Date()), 62).slice(0, 7);
  const { crew, jobId } = await makeJobWithMembers(app(), { replyBy: `${month}-10` });
  await makeApplication(app(), { jobId, scope: 'anonymous' });
  await remindAt(new Date(`${month}-10T11:00:00.000Z`));
  expect(await subjectsTo(crew.owner.email)).not.toContain(waiting);
  await remindAt(new Date(`${month}-28T11:00:00.000Z`));
  expect(await subjectsTo(crew.owner.email)).toContain(waiting);
});

test('people who applied after the reply date are not reminded', async () => {
  const { jobId } = await makeJobWithMembers(app(), { replyBy: dayOf(new Date()) });
  app().clock.advance(days(2));
  const person = await makeApplication(app(), { jobId });
  const [mail] = await findMailsTo(app(), person.email);
  expect(mail?.text).not.toContain('zugesagt');
  await remindAt(addMs(app().clock.now(), days(1)));
  expect(await subjectsTo(person.email)).not.toContain(late);
});

test('an ended application is deleted after half a year, an open one stays', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const [ended, open] = [await makeApplication(app(), { jobId }), await makeApplication(app(), { jobId })];
  await ended.caller.applications.withdraw({ applicationId: ended.applicationId, endsRelease: false });
  const left = async () => (await db().application.findMany({ select: { id: true } })).map(({ id }) => id);
  const end = app().clock.now();
  app().clock.set(addMs(end, days(180)));
  await runCleanups(app());
  expect(await left()).toHaveLength(2);
  app().clock.set(addMs(end, days(185)));
  await runCleanups(app());
  expect(await left()).toEqual([open.applicationId]);
});

test('an unanswered application is deleted one year after its reply date, not before', async () => {
  const { jobId } = await makeJobWithMembers(app());
  await makeApplication(app(), { jobId });
  app().clock.set(addMs(replyDay(0), days(360)));
  await runCleanups(app());
  expect(await db().application.count()).toBe(1);
  const setMoved = (statusAt: Date) => db().application.updateMany({ data: { statusAt } });
  await setMoved(app().clock.now());
  app().clock.set(addMs(replyDay(0), days(368)));
  await runCleanups(app());
  expect(await db().application.count()).toBe(1);
  await setMoved(replyDay(0));
  await runCleanups(app());
  expect(await db().application.count()).toBe(0);
});
