import { beforeEach, expect, test } from 'vitest';
import { monthOf } from '#shared/jobs/day.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { sealCursor } from '../../../core/database/paging.ts';
import { testApp } from '../../../testing/app.ts';
import { makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { distinctiveWords, expireRelease, makeReleasedPerson, release } from '../../../testing/releases.ts';
import { makeApplicant, skillsFrom } from '../../../testing/results.ts';

const app = testApp({ mail: false });
beforeEach(() => app().clock.set(new Date()));

const messagesOf = (releaseId: string) => app().db.prisma.message.findMany({ where: { releaseId } });
const mailsTo = async (...emails: string[]) =>
  app().db.prisma.outboxMail.findMany({ where: { recipient: { in: emails } }, orderBy: { createdAt: 'asc' } });

test('both sides write under the names known to the other side', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const { shownName } = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  await crew.owner.caller.candidates.send({ releaseId, text: 'Guten Tag zurück' });
  await crew.admin.caller.candidates.send({ releaseId, text: 'Und von mir' });
  const own = await person.caller.releases.conversation({ releaseId });
  expect(own).toMatchObject({ partner: 'Musterhaus', closedBy: null, nextCursor: null });
  expect(own.messages.map(({ isOwn, author, text }) => [isOwn, author, text])).toEqual([
    [true, shownName, 'Guten Tag'],
    [false, 'Anna Beispiel, Musterhaus', 'Guten Tag zurück'],
    [false, 'Anna Beispiel, Musterhaus', 'Und von mir'],
  ]);
  expect(Object.keys(own.messages[0] ?? {}).sort()).toEqual([
    'answer',
    'application',
    'askedJob',
    'author',
    'isAboutSeveral',
    'isOwn',
    'isUnread',
    'messageId',
    'sentAt',
    'text',
  ]);
  const theirs = await crew.admin.caller.candidates.conversation({ releaseId });
  expect(theirs).toMatchObject({ partner: shownName });
  expect(theirs.messages.map(({ isOwn, author }) => [isOwn, author])).toEqual([
    [false, shownName],
    [true, 'Anna Beispiel'],
    [true, 'Anna Beispiel'],
  ]);
  expect(JSON.stringify(theirs)).not.toMatch(new RegExp([...distinctiveWords, person.userId, person.email].join('|')));
});

test('deleting a member’s account removes the author but keeps the message', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  await crew.admin.caller.candidates.send({ releaseId, text: 'Guten Tag' });
  await app().db.prisma.user.delete({ where: { id: crew.admin.userId } });
  const { messages } = await person.caller.releases.conversation({ releaseId });
  expect(messages).toMatchObject([{ author: 'ehemaliges Mitglied, Musterhaus', text: 'Guten Tag' }]);
  const theirs = await crew.owner.caller.candidates.conversation({ releaseId });
  expect(theirs.messages).toMatchObject([{ author: 'ehemaliges Mitglied', isOwn: true }]);
});

test('pages go back in time, showing the newest marks it as read, and the other side gets no event', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const { caller } = crew.owner;
  for (let count = 1; count <= 26; count++) await caller.candidates.send({ releaseId, text: `Nummer ${count}` });
  const unread = async () => (await person.caller.releases.page({})).releases[0]?.unread;
  expect(await unread()).toBe(26);
  const row = async () => app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  const newest = await person.caller.releases.conversation({ releaseId });
  expect(newest.messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 24 }, (_, index) => `Nummer ${index + 3}`),
  );
  expect(newest.messages.every(({ isUnread }) => isUnread)).toBe(true);
  expect(await unread()).toBe(0);
  expect((await person.caller.releases.conversation({ releaseId })).messages.some(({ isUnread }) => isUnread)).toBe(
    false,
  );
  const oldest = await person.caller.releases.conversation({ releaseId, cursor: newest.nextCursor });
  expect(oldest.messages.map(({ text }) => text)).toEqual(['Nummer 1', 'Nummer 2']);
  expect(oldest.nextCursor).toBeNull();
  expect(await row()).toMatchObject({ personReadAt: newest.messages.at(-1)?.sentAt, companyReadAt: null });
  await person.caller.releases.send({ releaseId, text: 'Danke' });
  const { messages } = await caller.candidates.conversation({ releaseId });
  expect(messages.filter(({ isUnread }) => isUnread).map(({ text }) => text)).toEqual(['Danke']);
  const { companyReadAt, lastMessageAt } = await row();
  expect(companyReadAt).toEqual(lastMessageAt);
});

test('reading older pages alone marks nothing as read', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const { messageId: id } = await crew.owner.caller.candidates.send({ releaseId, text: 'Guten Tag' });
  const cursor = sealCursor(app(), `messages of ${releaseId}`, { id });
  await person.caller.releases.conversation({ releaseId, cursor });
  expect((await person.caller.releases.page({})).releases[0]).toMatchObject({ unread: 1, hasMessages: true });
});

test('strangers, other companies and members without permission can neither read nor write', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const [other, stranger] = [await makeCrew(app()), await makeApplicant(app(), { skills: skillsFrom(1) })];
  const { messageId } = await crew.owner.caller.candidates.send({ releaseId, text: 'Guten Tag' });
  const own = { messageId, releaseId, reason: 'Unhöflich' };
  const asPerson = ({ caller }: typeof stranger) =>
    Promise.all([
      outcomeOf(caller.releases.conversation({ releaseId })),
      outcomeOf(caller.releases.send({ releaseId, text: 'Hallo' })),
      outcomeOf(caller.releases.close({ releaseId, isClosed: true })),
      outcomeOf(caller.releases.report(own)),
    ]);
  const asCompany = ({ caller }: typeof crew.owner) =>
    Promise.all([
      outcomeOf(caller.candidates.conversation({ releaseId })),
      outcomeOf(caller.candidates.send({ releaseId, text: 'Hallo' })),
      outcomeOf(caller.candidates.close({ releaseId, isClosed: true })),
      outcomeOf(caller.candidates.report(own)),
    ]);
  const all = (code: string) => [code, code, code, code];
  expect(await asPerson(stranger)).toEqual(all('NOT_FOUND'));
  expect(await asCompany(other.owner)).toEqual(all('NOT_FOUND'));
  expect(await asCompany(crew.editor)).toEqual(all('FORBIDDEN'));
  expect(await asCompany(crew.viewer)).toEqual(all('FORBIDDEN'));
  await app().db.prisma.organisationMember.updateMany({
    where: { userId: crew.admin.userId },
    data: { role: 'viewer' },
  });
  expect(await asCompany(crew.admin)).toEqual(all('FORBIDDEN'));
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { lockedAt: new Date() } });
  expect(await asCompany(crew.owner)).toEqual(all('NOT_FOUND'));
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { lockedAt: null } });
  await expireRelease(app(), releaseId);
  expect(await asCompany(crew.owner)).toEqual(all('NOT_FOUND'));
  expect(await messagesOf(releaseId)).toHaveLength(1);
  expect(await app().db.prisma.report.count({ where: { orgId: crew.orgId } })).toBe(0);
  expect(await app().db.prisma.release.findFirst({ where: { id: releaseId } })).toMatchObject({ closedBy: null });
});

test('a closed conversation accepts no messages, and only the side that closed it opens it again', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const company = crew.owner.caller.candidates;
  const { releases } = person.caller;
  const sends = () =>
    Promise.all([
      outcomeOf(releases.send({ releaseId, text: 'Hallo' })),
      outcomeOf(company.send({ releaseId, text: 'Hallo' })),
    ]);
  const closedBy = async () => [
    (await releases.conversation({ releaseId })).closedBy,
    (await company.conversation({ releaseId })).closedBy,
  ];
  await company.close({ releaseId, isClosed: true });
  expect(await sends()).toEqual(['CONVERSATION_CLOSED', 'CONVERSATION_CLOSED']);
  expect(await outcomeOf(releases.close({ releaseId, isClosed: false }))).toBe('CONVERSATION_CLOSED');
  expect(await closedBy()).toEqual(['company', 'company']);
  expect(await outcomeOf(releases.close({ releaseId, isClosed: true }))).toBe('CONVERSATION_CLOSED');
  await company.close({ releaseId, isClosed: false });
  await releases.close({ releaseId, isClosed: true });
  await releases.close({ releaseId, isClosed: true });
  expect(await closedBy()).toEqual(['person', 'person']);
  expect(await outcomeOf(company.close({ releaseId, isClosed: false }))).toBe('CONVERSATION_CLOSED');
  expect(await sends()).toEqual(['CONVERSATION_CLOSED', 'CONVERSATION_CLOSED']);
  expect(await messagesOf(releaseId)).toEqual([]);
  await releases.close({ releaseId, isClosed: false });
  expect(await sends()).toEqual(['accepted', 'accepted']);
});

test('limits a conversation to 500 messages, even simultaneous ones', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  await app().db.pool.query(
    `insert into messages (org_id, release_id, from_company, text, created_at)
     select $1, $2, true, 'Hallo', $3 from generate_series(1, $4)`,
    [crew.orgId, releaseId, app().clock.now(), releaseLimits.messages - 1],
  );
  const { owner, admin } = crew;
  const sent = await Promise.all([
    outcomeOf(person.caller.releases.send({ releaseId, text: 'A' })),
    outcomeOf(owner.caller.candidates.send({ releaseId, text: 'B' })),
    outcomeOf(admin.caller.candidates.send({ releaseId, text: 'C' })),
  ]);
  expect(sent.sort()).toEqual(['CONVERSATION_FULL', 'CONVERSATION_FULL', 'accepted']);
  expect(await messagesOf(releaseId)).toHaveLength(releaseLimits.messages);
});

test('limits messages to forty an hour per person', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  for (let count = 1; count <= releaseLimits.messagesPerHour; count++)
    await person.caller.releases.send({ releaseId, text: 'Hallo' });
  expect(await outcomeOf(person.caller.releases.send({ releaseId, text: 'Hallo' }))).toBe('TOO_MANY_ATTEMPTS');
  expect(await messagesOf(releaseId)).toHaveLength(releaseLimits.messagesPerHour);
  expect(await outcomeOf(crew.owner.caller.candidates.send({ releaseId, text: 'Hallo' }))).toBe('accepted');
});

test('managers get one mail until the message was read, without its text', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app(), 'named');
  const { owner, admin, editor, viewer } = crew;
  await app().db.prisma.user.update({ where: { id: admin.userId }, data: { emailVerifiedAt: null } });
  const mails = () => mailsTo(owner.email, admin.email, editor.email, viewer.email);
  await person.caller.releases.send({ releaseId, text: 'Ganz geheimes Wort' });
  await person.caller.releases.send({ releaseId, text: 'Noch ein Wort' });
  const { shownName } = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  const [mail, ...others] = await mails();
  expect([mail?.recipient, others.length]).toEqual([owner.email, 0]);
  expect(mail?.subject).toBe(`Neue Nachricht von ${shownName}`);
  const mailText = `${mail?.subject} ${mail?.text} ${mail?.html}`;
  const secrets = ['geheimes', 'Lotsenamt', person.email, person.userId, 'Ehrlichkeit', 'Passung'];
  expect(secrets.filter((word) => mailText.includes(word))).toEqual([]);
  expect(mailText).toContain(`/company/results/${releaseId}`);
  await owner.caller.candidates.conversation({ releaseId });
  await person.caller.releases.send({ releaseId, text: 'Und noch eines' });
  expect(await mails()).toHaveLength(2);
});

test('a company sees only the month of an anonymous person’s messages and pages by message', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  for (let count = 0; count < 30; count++)
    await crew.owner.caller.candidates.send({ releaseId, text: `Frage ${count}` });
  await person.caller.releases.send({ releaseId, text: 'Antwort' });
  const first = await crew.owner.caller.candidates.conversation({ releaseId });
  expect(new Set(first.messages.map(({ sentAt }) => sentAt))).toEqual(new Set([monthOf(app().clock.now())]));
  expect(JSON.stringify(first)).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  const second = await crew.owner.caller.candidates.conversation({ releaseId, cursor: first.nextCursor });
  expect([first.messages.length, second.messages.length, second.nextCursor]).toEqual([24, 7, null]);
  expect((await person.caller.releases.conversation({ releaseId })).messages.at(-1)?.sentAt).toBeInstanceOf(Date);
});

test('the person gets one mail until they have read, with the company’s name as plain text', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const name = '<b>Gewinn</b> www.gewinn.example';
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { name } });
  for (const text of ['Ganz geheimes Wort', 'Noch ein Wort'])
    await crew.owner.caller.candidates.send({ releaseId, text });
  const [mail, ...others] = await mailsTo(person.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`/messages/${releaseId}`);
  expect(mail?.html).not.toContain('<b>Gewinn');
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/geheimes|www\.gewinn|Anna Beispiel/);
  await person.caller.releases.conversation({ releaseId });
  await crew.owner.caller.candidates.send({ releaseId, text: 'Und noch eines' });
  expect(await mailsTo(person.email)).toHaveLength(2);
});

test('a person’s name is plain text in the mail to the company', async () => {
  const { crew, person, jobId, releaseId } = await makeReleasedPerson(app());
  const named = { firstName: '<img src=x>', lastName: 'https://gewinn.example/x' };
  await app().db.prisma.profile.update({ where: { userId: person.userId }, data: named });
  await release(person, jobId, 'named');
  await person.caller.releases.send({ releaseId, text: 'Hallo' });
  const [mail] = await mailsTo(crew.owner.email);
  expect(mail?.subject).toBe('Neue Nachricht von <img src=x> https: gewinn. example/x');
  expect(mail?.html).not.toMatch(/<img|gewinn\.example/);
});

test('a company sees no conversation once the release is withdrawn', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app());
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  await person.caller.releases.withdraw({ releaseId });
  expect(await outcomeOf(crew.owner.caller.candidates.conversation({ releaseId }))).toBe('NOT_FOUND');
  const again = await release(person, jobId);
  expect((await crew.owner.caller.candidates.conversation({ releaseId: again })).messages).toEqual([]);
});

test('withdrawing while the company writes leaves no message behind', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  const { owner, admin } = crew;
  const sent = await Promise.all([
    outcomeOf(owner.caller.candidates.send({ releaseId, text: 'A' })),
    outcomeOf(person.caller.releases.withdraw({ releaseId })),
    outcomeOf(admin.caller.candidates.send({ releaseId, text: 'B' })),
  ]);
  expect(sent[1]).toBe('accepted');
  expect(sent.filter((outcome) => outcome !== 'accepted' && outcome !== 'NOT_FOUND')).toEqual([]);
  expect(await messagesOf(releaseId)).toEqual([]);
});

test('a company locked by staff gets no messages and no renewals, but withdrawing works', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { lockedAt: app().clock.now() } });
  const { releases } = person.caller;
  expect(await outcomeOf(releases.send({ releaseId, text: 'Guten Tag' }))).toBe('COMPANY_NOT_OPEN');
  expect(await outcomeOf(releases.renew({ releaseId }))).toBe('COMPANY_NOT_OPEN');
  expect(await messagesOf(releaseId)).toEqual([]);
  expect(await outcomeOf(releases.withdraw({ releaseId }))).toBe('accepted');
});
