import { beforeEach, expect, test } from 'vitest';
import { releaseLimits } from '#shared/releases/limits.ts';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { makePerson } from '../../../testing/people.ts';
import { makeDistinctivePerson, makeReleasedPerson, release } from '../../../testing/releases.ts';

const app = testApp({ mail: false });
beforeEach(() => app().clock.set(new Date()));

const reportsOf = (orgId: string) => app().db.prisma.report.findMany({ where: { orgId } });

test('a report stores the message, closes the conversation and mails platform admins without the text', async () => {
  const staff = await makePerson(app(), { userType: 'company', platformRole: 'platform_admin' });
  const unconfirmed = await makePerson(app(), { userType: 'company', platformRole: 'platform_admin' });
  await app().db.prisma.user.update({ where: { id: unconfirmed.userId }, data: { emailVerifiedAt: null } });
  const { crew, person, releaseId } = await makeReleasedPerson(app(), 'named');
  const { messageId } = await crew.owner.caller.candidates.send({ releaseId, text: 'Sie sind ein Schurke' });
  await person.caller.releases.report({ releaseId, messageId, reason: 'Beleidigung' });
  const [report] = await reportsOf(crew.orgId);
  expect(report).toMatchObject({ fromCompany: true, text: 'Sie sind ein Schurke', reason: 'Beleidigung' });
  expect(report).toMatchObject({ reporterId: person.userId, createdAt: app().clock.now() });
  expect((await crew.owner.caller.candidates.conversation({ releaseId })).closedBy).toBe('person');
  const mails = await app().db.prisma.outboxMail.findMany({
    where: { recipient: { in: [staff.email, unconfirmed.email] } },
  });
  expect(mails.map(({ recipient }) => recipient)).toEqual([staff.email]);
  const mailText = `${mails[0]?.subject} ${mails[0]?.text} ${mails[0]?.html}`;
  expect(mailText).toContain(report?.id);
  expect(mailText).not.toMatch(/Schurke|Beleidigung|Quendolin|Zwetschgenreuth/);
  await person.caller.releases.withdraw({ releaseId });
  expect(await reportsOf(crew.orgId)).toHaveLength(1);
});

test('a company reports a person in the same way', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const { messageId } = await person.caller.releases.send({ releaseId, text: 'Sie sind ein Schurke' });
  await crew.admin.caller.candidates.report({ releaseId, messageId, reason: 'Beleidigung' });
  expect(await reportsOf(crew.orgId)).toMatchObject([{ fromCompany: false, reporterId: crew.admin.userId }]);
  expect((await person.caller.releases.conversation({ releaseId })).closedBy).toBe('company');
});

test('only a message of the other side in this conversation can be reported', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app());
  const other = await makeReleasedPerson(app());
  const neighbourId = await release(await makeDistinctivePerson(app()), jobId);
  const { messageId: beside } = await crew.owner.caller.candidates.send({ releaseId: neighbourId, text: 'Hallo' });
  const { messageId: own } = await person.caller.releases.send({ releaseId, text: 'Meine eigene' });
  const { messageId: foreign } = await other.crew.owner.caller.candidates.send({
    releaseId: other.releaseId,
    text: 'Eine fremde',
  });
  const report = (messageId: string) =>
    outcomeOf(person.caller.releases.report({ releaseId, messageId, reason: 'Nein' }));
  expect([await report(own), await report(foreign), await report(beside)]).toEqual(Array(3).fill('NOT_FOUND'));
  const asCompany = crew.owner.caller.candidates.report({ releaseId, messageId: foreign, reason: 'Nein' });
  expect(await outcomeOf(asCompany)).toBe('NOT_FOUND');
  expect([...(await reportsOf(crew.orgId)), ...(await reportsOf(other.crew.orgId))]).toEqual([]);
  expect((await person.caller.releases.conversation({ releaseId })).closedBy).toBeNull();
});

test('limits reports to twenty a day per person', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const { messageId } = await crew.owner.caller.candidates.send({ releaseId, text: 'Hallo' });
  const report = () => outcomeOf(person.caller.releases.report({ releaseId, messageId, reason: 'Nein' }));
  for (let count = 1; count <= releaseLimits.reportsPerDay; count++) expect(await report()).toBe('accepted');
  expect(await report()).toBe('TOO_MANY_ATTEMPTS');
  expect(await reportsOf(crew.orgId)).toHaveLength(releaseLimits.reportsPerDay);
});

test('a report does not open a conversation closed by the other side', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const { messageId } = await person.caller.releases.send({ releaseId, text: 'Bitte schreiben Sie mir nicht mehr' });
  await person.caller.releases.close({ releaseId, isClosed: true });
  await crew.owner.caller.candidates.report({ releaseId, messageId, reason: 'Nein' });
  expect(await reportsOf(crew.orgId)).toHaveLength(1);
  const open = crew.owner.caller.candidates.close({ releaseId, isClosed: false });
  expect(await outcomeOf(open)).toBe('CONVERSATION_CLOSED');
});
