import { expect, test } from 'vitest';
import { releaseLimits } from '#shared/releases/limits.ts';
import { refusalReasonNames, refusalSentences } from '#shared/texts/applications/applications.ts';
import { testApp } from '../../testing/app.ts';
import { findMailsTo, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp({ mail: false });

const db = () => app().db.prisma;
const storedOf = async (applicationId: string) => {
  const row = await db().application.findFirstOrThrow({ where: { id: applicationId } });
  const entries = await db().candidateEntry.findMany({ where: { applicationId }, orderBy: { createdAt: 'asc' } });
  return { ...row, entries };
};
const toReviewing = { from: 'applied' as const, to: 'reviewing' as const };

test('a move is stored, recorded as a decision and mailed to the person', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId, releaseId, email, caller } = await makeApplication(app(), { jobId });
  app().clock.advance(60_000);
  await crew.admin.caller.board.move({ applicationId, ...toReviewing });
  const stored = await storedOf(applicationId);
  expect(stored).toMatchObject({ status: 'reviewing', statusAt: app().clock.now(), endedAt: null });
  expect(stored.entries).toMatchObject([
    {
      ...{ kind: 'decision', releaseId, fromStatus: 'applied', toStatus: 'reviewing', authorId: crew.admin.userId },
      text: 'Pflegefachkraft (m/w/d)',
    },
  ]);
  expect((await caller.applications.mine({})).applications).toMatchObject([{ status: 'reviewing', refusal: null }]);
  await crew.admin.caller.board.move({ applicationId, from: 'reviewing', to: 'invited' });
  await crew.admin.caller.board.move({ applicationId, from: 'invited', to: 'hired' });
  expect(await storedOf(applicationId)).toMatchObject({ status: 'hired', endedAt: app().clock.now() });
  expect((await findMailsTo(app(), email)).map(({ subject }) => subject)).toEqual([
    'Ihre Bewerbung auf „Pflegefachkraft (m/w/d)“',
    'Ihre Bewerbung auf „Pflegefachkraft (m/w/d)“ wird geprüft',
    'Einladung zu „Pflegefachkraft (m/w/d)“',
    'Zusage für „Pflegefachkraft (m/w/d)“',
  ]);
});

test('a refusal needs a reason; reason and text reach the person in the portal, not by mail', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId, email, caller } = await makeApplication(app(), { jobId });
  const refusal = { applicationId, from: 'applied' as const, to: 'refused' as const };
  expect(await outcomeOf(crew.owner.caller.board.move(refusal))).toBe('REFUSAL_NEEDS_REASON');
  expect(await storedOf(applicationId)).toMatchObject({ status: 'applied', entries: [] });
  const refusalText = 'Danke.\n\n<img src=x onerror=alert(1)> Alles Gute';
  await crew.owner.caller.board.move({ ...refusal, refusalReason: 'otherChosen', refusalText });
  const { applications } = await caller.applications.mine({});
  expect(applications).toMatchObject([{ status: 'refused', refusal: { reason: 'otherChosen', text: refusalText } }]);
  const mail = (await findMailsTo(app(), email)).at(-1);
  expect(mail?.subject).toBe('Absage zu „Pflegefachkraft (m/w/d)“');
  expect(mail?.text).toContain('Was das Unternehmen dazu schreibt, lesen Sie bei Ihrer Bewerbung.');
  expect(mail?.text).toContain(`${app().env.APP_URL}/applications`);
  const whole = `${mail?.subject}${mail?.text}${mail?.html}`;
  const secret = [refusalSentences.otherChosen, refusalReasonNames.otherChosen, 'otherChosen', 'Danke', 'Alles Gute'];
  for (const words of [...secret, 'img src']) expect(whole).not.toContain(words);
  await crew.owner.caller.board.move({ applicationId, from: 'refused', to: 'applied', refusalText: 'bleibt nicht' });
  expect(await storedOf(applicationId)).toMatchObject({
    ...{ status: 'applied', refusalReason: null, refusalText: null, endedAt: null },
  });
  expect(await findMailsTo(app(), email)).toHaveLength(2);
});

test('a link or markup in the name of an organisation does not reach a mail', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  await db().organisation.update({ where: { id: crew.orgId }, data: { name: 'www.gewinn.example <i>Haus</i>' } });
  const { applicationId, email } = await makeApplication(app(), { jobId });
  await crew.owner.caller.board.move({ applicationId, ...toReviewing });
  for (const { text, html } of await findMailsTo(app(), email)) {
    expect(`${text}${html}`).not.toContain('www.gewinn');
    expect(html).not.toContain('<i>');
    expect(`${text}${html}`).not.toMatch(/Passung|Ehrlichkeit/);
  }
});

test('one of two simultaneous moves of a card succeeds and the other is rejected', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId } = await makeApplication(app(), { jobId });
  const outcomes = await Promise.all([
    outcomeOf(crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'invited' })),
    outcomeOf(crew.admin.caller.board.move({ applicationId, ...toReviewing })),
  ]);
  expect(outcomes.sort()).toEqual(['APPLICATION_MOVED', 'accepted']);
  expect((await storedOf(applicationId)).entries).toHaveLength(1);
});

test('a withdrawn application cannot be moved, and a move to the same state is rejected', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId, caller } = await makeApplication(app(), { jobId });
  const same = { applicationId, from: 'applied' as const, to: 'applied' as const };
  expect(await outcomeOf(crew.owner.caller.board.move(same))).toBe('INVALID_INPUT');
  await caller.applications.withdraw({ applicationId, endsRelease: false });
  expect(await outcomeOf(crew.owner.caller.board.move({ applicationId, ...toReviewing }))).toBe('APPLICATION_MOVED');
  expect(await storedOf(applicationId)).toMatchObject({ status: 'withdrawn', entries: [] });
});

test('rejects viewers, editors and applicants; for another company the application does not exist', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId, caller, email } = await makeApplication(app(), { jobId });
  const other = await makeJobWithMembers(app());
  await makeApplication(app(), { jobId: other.jobId });
  const move = { applicationId, ...toReviewing };
  for (const member of [crew.viewer, crew.editor, { caller }])
    expect(await outcomeOf(member.caller.board.move(move))).toBe('FORBIDDEN');
  const foreign = [other.crew.owner, (await makeCrew(app())).admin];
  for (const member of foreign) expect(await outcomeOf(member.caller.board.move(move))).toBe('NOT_FOUND');
  expect(await storedOf(applicationId)).toMatchObject({ status: 'applied', entries: [] });
  expect(await findMailsTo(app(), email)).toHaveLength(1);
  expect(await auditTrail(app(), { resourceId: applicationId })).toEqual([]);
});

test('limits moves of an application per day and decisions about a person', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId, releaseId } = await makeApplication(app(), { jobId });
  const there = { applicationId, ...toReviewing };
  const back = { applicationId, from: 'reviewing' as const, to: 'applied' as const };
  for (let count = 0; count < 10; count++) {
    await crew.owner.caller.board.move(there);
    await crew.owner.caller.board.move(back);
  }
  expect(await outcomeOf(crew.owner.caller.board.move(there))).toBe('TOO_MANY_ATTEMPTS');
  const second = await makeApplication(app(), { jobId });
  const entry = { orgId: crew.orgId, releaseId: second.releaseId, kind: 'decision', text: '', createdAt: new Date() };
  await db().candidateEntry.createMany({ data: Array.from({ length: releaseLimits.entries }, () => entry) });
  const full = { applicationId: second.applicationId, ...toReviewing };
  expect(await outcomeOf(crew.owner.caller.board.move(full))).toBe('TOO_MANY_ENTRIES');
  expect(await db().candidateEntry.count({ where: { releaseId } })).toBe(20);
});
