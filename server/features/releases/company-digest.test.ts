import { beforeEach, expect, test } from 'vitest';
import { days, hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { distinctiveWords, makeCandidate, makeReleasedPerson } from '../../testing/releases.ts';
import { sendCompanyDigests } from './company-digest.ts';

const app = testApp();
beforeEach(() => app().clock.set(new Date()));

const mailsTo = (recipient: string) =>
  app().db.prisma.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });

test('anonymous applications and messages come in one mail a day without names or counts', async () => {
  const { crew, person, jobId, releaseId } = await makeReleasedPerson(app());
  await applyAs(person, { jobId, scope: 'anonymous' });
  await person.caller.releases.send({ releaseId, text: 'Ganz geheimes Wort' });
  expect(await mailsTo(crew.owner.email)).toEqual([]);
  await sendCompanyDigests(app());
  await sendCompanyDigests(app());
  const [mail, ...others] = await mailsTo(crew.owner.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Neue anonyme Bewerbungen und Nachrichten');
  const { shownName } = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId } });
  const mailText = `${mail?.subject} ${mail?.text} ${mail?.html}`;
  const secrets = [...distinctiveWords, 'geheimes', shownName, releaseId, jobId, person.userId, 'Pflegefachkraft'];
  expect(secrets.filter((word) => mailText.includes(word))).toEqual([]);
  for (const { email } of [crew.editor, crew.viewer]) expect(await mailsTo(email)).toEqual([]);
});

test('the digest excludes items already announced or read, and named people', async () => {
  const { crew, person, releaseId, jobId } = await makeReleasedPerson(app());
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  await crew.owner.caller.candidates.conversation({ releaseId });
  const named = await makeCandidate(app(), { jobId });
  await named.caller.releases.send({ releaseId: named.releaseId, text: 'Guten Tag' });
  const before = await mailsTo(crew.owner.email);
  await sendCompanyDigests(app());
  expect(await mailsTo(crew.owner.email)).toHaveLength(before.length);
  app().clock.advance(days(1));
  await person.caller.releases.send({ releaseId, text: 'Noch etwas' });
  app().clock.advance(hours(1));
  await sendCompanyDigests(app());
  expect((await mailsTo(crew.owner.email)).at(-1)?.subject).toBe('Neue anonyme Nachrichten');
  app().clock.advance(days(1));
  await sendCompanyDigests(app());
  expect(await mailsTo(crew.owner.email)).toHaveLength(before.length + 1);
});

test('mails nothing to a locked company, but what is still waiting once it is unlocked', async () => {
  const { crew, person, releaseId } = await makeReleasedPerson(app());
  await person.caller.releases.send({ releaseId, text: 'Guten Tag' });
  const lock = (lockedAt: Date | null) =>
    app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { lockedAt } });
  await lock(app().clock.now());
  await sendCompanyDigests(app());
  expect(await mailsTo(crew.owner.email)).toEqual([]);
  await lock(null);
  await sendCompanyDigests(app());
  expect(await mailsTo(crew.owner.email)).toMatchObject([{ subject: 'Neue anonyme Nachrichten' }]);
});

test('leaves out an application that was answered before the daily mail', async () => {
  const { crew, person, jobId } = await makeReleasedPerson(app());
  const { applicationId } = await applyAs(person, { jobId, scope: 'anonymous' });
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'invited' });
  await sendCompanyDigests(app());
  expect(await mailsTo(crew.owner.email)).toEqual([]);
});
