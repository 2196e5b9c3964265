import { expect, test } from 'vitest';
import { applicationStatuses } from '#shared/applications/status.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { sealCursor } from '../../core/database/paging.ts';
import { testApp } from '../../testing/app.ts';
import { fillBoard, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp({ mail: false });

const db = () => app().db.prisma;

test('a board shows each application in the column of its state, with exactly these fields', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId, answers: ['Die Menschen.'] });
  const board = await crew.admin.caller.board.ofJob({ jobId });
  expect(Object.keys(board).sort()).toEqual(['columns', 'isOnline', 'jobId', 'title']);
  expect(board).toMatchObject({ jobId, title: 'Pflegefachkraft (m/w/d)', isOnline: true });
  expect(Object.keys(board.columns)).toEqual([...applicationStatuses]);
  const { applied, ...others } = board.columns;
  for (const column of Object.values(others)) expect(column).toEqual({ cards: [], nextCursor: null, count: 0 });
  expect([applied.count, applied.cards.length, applied.nextCursor]).toEqual([1, 1, null]);
  const [card] = applied.cards;
  const keys =
    'answers applicationId appliedOn isAnonymous isLimited isOverdue match name refusal releaseId replyBy status';
  expect(Object.keys(card ?? {}).sort()).toEqual(keys.split(' '));
  expect(card).toMatchObject({
    ...{ applicationId: person.applicationId, releaseId: person.releaseId, name: 'Zoe Zander', isAnonymous: false },
    ...{ status: 'applied', appliedOn: dayOf(app().clock.now()), isOverdue: false, refusal: null },
    answers: [{ question: 'Was reizt Sie an der Stelle?', answer: 'Die Menschen.' }],
  });
  expect(card?.match).toMatchObject({ match: 83, basis: 'skills' });
  expect(card?.match?.low).toBeLessThanOrEqual(card?.match?.high ?? 0);
});

test('a column begins with the newest application', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId: first } = await makeApplication(app(), { jobId });
  app().clock.advance(60_000);
  const { applicationId: second } = await makeApplication(app(), { jobId });
  const { applied } = (await crew.owner.caller.board.ofJob({ jobId })).columns;
  expect(applied.cards.map(({ applicationId }) => applicationId)).toEqual([second, first]);
});

test('an anonymous card shows a pseudonym and a month, and reveals no name or date', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId, scope: 'anonymous' });
  await fillBoard(app(), person.applicationId, 25);
  const board = await crew.owner.caller.board.ofJob({ jobId });
  const [card] = board.columns.applied.cards;
  expect(card).toMatchObject({ isAnonymous: true, appliedOn: dayOf(app().clock.now()).slice(0, 7) });
  const { cards, nextCursor } = board.columns.applied;
  expect([cards.length, nextCursor]).toEqual([24, expect.stringMatching(/^v1\.[\w-]+$/)]);
  const answer = JSON.stringify(board);
  for (const secret of ['Zoe', 'Zander', person.userId, person.email, crew.orgId]) expect(answer).not.toContain(secret);
  expect(answer).not.toContain(app().clock.now().toISOString().slice(0, 16));
});

test('a column continues after its last card and counts all of them', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId } = await makeApplication(app(), { jobId, scope: 'anonymous' });
  await fillBoard(app(), applicationId, 29);
  const { applied } = (await crew.owner.caller.board.ofJob({ jobId })).columns;
  const rest = await crew.owner.caller.board.column({ jobId, status: 'applied', cursor: applied.nextCursor });
  const ids = [...applied.cards, ...rest.cards].map((card) => card.applicationId);
  expect([applied.count, applied.cards.length, new Set(ids).size, rest.nextCursor]).toEqual([30, 24, 30, null]);
  await db().release.deleteMany({ where: { id: applied.cards[23]?.releaseId ?? '' } });
  const gone = await crew.owner.caller.board.column({ jobId, status: 'applied', cursor: applied.nextCursor });
  const unknown = sealCursor(app(), `cards of ${jobId}`, { id: crypto.randomUUID() });
  expect(gone).toEqual(await crew.owner.caller.board.column({ jobId, status: 'applied', cursor: unknown }));
});

test('views of the cards are recorded for the people once an hour', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { userId } = await makeApplication(app(), { jobId });
  await crew.owner.caller.board.ofJob({ jobId });
  await crew.owner.caller.board.column({ jobId, status: 'applied' });
  const views = await db().personEvent.findMany({ where: { userId, kind: 'viewed' } });
  expect(views).toMatchObject([
    { actorId: crew.owner.userId, orgName: 'Musterhaus', details: { as: 'list', jobTitle: 'Pflegefachkraft (m/w/d)' } },
  ]);
});

test('a withdrawn or expired release, or a locked account, hides the card at once', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const [withdrawn, expired, locked] = [
    await makeApplication(app(), { jobId }),
    await makeApplication(app(), { jobId }),
    await makeApplication(app(), { jobId }),
  ];
  const shown = async () => {
    const { applied } = (await crew.owner.caller.board.ofJob({ jobId })).columns;
    expect(applied.count).toBe(applied.cards.length);
    return applied.count;
  };
  expect(await shown()).toBe(3);
  await withdrawn.caller.releases.withdraw({ releaseId: withdrawn.releaseId });
  expect(await shown()).toBe(2);
  await db().release.updateMany({ where: { userId: expired.userId }, data: { expiresAt: app().clock.now() } });
  expect(await shown()).toBe(1);
  await db().user.update({ where: { id: locked.userId }, data: { lockedAt: new Date() } });
  expect(await shown()).toBe(0);
  for (const { applicationId } of [withdrawn, expired, locked]) {
    const move = { applicationId, from: 'applied' as const, to: 'invited' as const };
    expect(await outcomeOf(crew.owner.caller.board.move(move))).toBe('NOT_FOUND');
  }
  expect(await db().application.count({ where: { jobId, status: 'applied' } })).toBe(3);
});

test('a later release under another pseudonym does not restore an application', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId, scope: 'named', answers: ['Ich bin Zoe.'] });
  await person.caller.releases.withdraw({ releaseId: person.releaseId });
  const { jobId: otherJobId } = await makePublishedJob(crew.owner);
  const target = { kind: 'job' as const, jobId: otherJobId };
  const { digest } = await person.caller.releases.preview({ target, scope: 'anonymous' });
  await person.caller.releases.give({ target, scope: 'anonymous', digest });
  const { columns } = await crew.owner.caller.board.ofJob({ jobId });
  expect(columns.applied).toEqual({ cards: [], nextCursor: null, count: 0 });
  const { applications } = await person.caller.applications.mine({});
  expect(applications).toMatchObject([{ releaseId: null }]);
});

test('a closed job keeps its board and requirements until its draft changes', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  await makeApplication(app(), { jobId });
  await crew.owner.caller.jobs.close({ jobId });
  const matchNow = async () => {
    const { isOnline, columns } = await crew.owner.caller.board.ofJob({ jobId });
    return [isOnline, columns.applied.cards[0]?.match?.match ?? null];
  };
  expect(await matchNow()).toEqual([false, 83]);
  const { revision, draft } = await crew.owner.caller.jobs.job({ jobId });
  await crew.owner.caller.jobs.save({ jobId, revision, draft: { ...draft, skills: draft.skills.slice(1) } });
  expect(await matchNow()).toEqual([false, null]);
});

test('rejects viewers and editors; for another company the job does not exist', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  await makeApplication(app(), { jobId });
  const other = await makeCrew(app());
  for (const { caller } of [crew.viewer, crew.editor]) {
    expect(await outcomeOf(caller.board.ofJob({ jobId }))).toBe('FORBIDDEN');
    expect(await outcomeOf(caller.board.column({ jobId, status: 'applied' }))).toBe('FORBIDDEN');
  }
  const asked = [jobId, crypto.randomUUID()];
  for (const id of asked) {
    expect(await outcomeOf(other.owner.caller.board.ofJob({ jobId: id }))).toBe('NOT_FOUND');
    expect(await outcomeOf(other.owner.caller.board.column({ jobId: id, status: 'applied' }))).toBe('NOT_FOUND');
  }
  await db().organisation.update({ where: { id: crew.orgId }, data: { lockedAt: new Date() } });
  expect(await outcomeOf(crew.owner.caller.board.ofJob({ jobId }))).toBe('NOT_FOUND');
  expect(await db().personEvent.count({ where: { kind: 'viewed', orgId: { in: [crew.orgId, other.orgId] } } })).toBe(0);
});
