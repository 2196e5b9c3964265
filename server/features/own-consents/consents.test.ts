import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';
import { callerFor } from '../../testing/people.ts';
import { makeReleasedPerson, release } from '../../testing/releases.ts';
import { insertResults, makeApplicant, skillsFrom } from '../../testing/results.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';

const app = testApp();

type Caller = Awaited<ReturnType<typeof callerFor>>;
const listOf = async (caller: Caller, part: 'current' | 'ended' = 'current') =>
  (await caller.consents.page({ part })).consents;
const idOf = async (caller: Caller): Promise<string> => (await listOf(caller))[0]?.consentId ?? '';

test('each company that sees a person has its own consent, which ends alone', async () => {
  const { person, releaseId } = await makeReleasedPerson(app());
  const { owner } = await makeCrew(app());
  app().clock.advance(1_000);
  await release(person, (await makePublishedJob(owner)).jobId);
  const consents = await listOf(person.caller);
  expect(consents.map(({ kind, company, version }) => [kind, company, version])).toEqual([
    ['release', 'Musterhaus', 2],
    ['release', 'Musterhaus', 2],
  ]);
  expect(consents[0]?.wording).toContain('Das genannte Unternehmen darf sehen');
  const [ownOfSecond] = consents;
  await person.caller.consents.withdraw({ consentId: ownOfSecond?.consentId ?? '' });
  expect((await person.caller.releases.page({})).releases.map((one) => one.releaseId)).toEqual([releaseId]);
  expect(await listOf(person.caller)).toEqual([consents[1]]);
  expect(await listOf(person.caller, 'ended')).toEqual([
    { ...ownOfSecond, end: { at: app().clock.now(), as: 'withdrawn' } },
  ]);
});

test('withdrawing a release hides the person from the company at once', async () => {
  const { person, crew, releaseId } = await makeReleasedPerson(app(), 'named');
  const read = () => outcomeOf(crew.owner.caller.candidates.candidate({ releaseId }));
  expect(await read()).toBe('accepted');
  await person.caller.consents.withdraw({ consentId: await idOf(person.caller) });
  expect(await read()).toBe('NOT_FOUND');
});

test('withdrawing “being found” leaves the talent pool', async () => {
  const person = await makePoolApplicant(app());
  expect((await person.caller.found.state()).isOn).toBe(true);
  await person.caller.consents.withdraw({ consentId: await idOf(person.caller) });
  expect((await person.caller.found.state()).isOn).toBe(false);
  expect(await listOf(person.caller)).toEqual([]);
});

test('withdrawing the weekly mail ends it, and giving it again is a new consent', async () => {
  const person = await makeApplicant(app());
  await person.caller.jobMails.change({ isOn: true });
  await person.caller.consents.withdraw({ consentId: await idOf(person.caller) });
  expect((await person.caller.jobMails.state()).isOn).toBe(false);
  await person.caller.jobMails.change({ isOn: true });
  expect(await listOf(person.caller)).toHaveLength(1);
  expect(await listOf(person.caller, 'ended')).toMatchObject([{ kind: 'weeklyJobMail', end: { as: 'withdrawn' } }]);
});

test('withdrawing the team share works in a locked organisation, too', async () => {
  const { orgId } = await makeCrew(app());
  const member = await makeMember(app(), { orgId, role: 'viewer' });
  await insertResults(app(), member.userId, { skills: skillsFrom(1) });
  await member.caller.team.changeShare({ isOn: true });
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt: app().clock.now() } });
  const caller = await callerFor(app(), member);
  expect(await outcomeOf(caller.team.changeShare({ isOn: false }))).not.toBe('accepted');
  await caller.consents.withdraw({ consentId: await idOf(caller) });
  expect(await app().db.prisma.teamShare.count({ where: { orgId } })).toBe(0);
  expect(await listOf(caller)).toEqual([]);
});

test('consents of others, unknown ones and legal ones cannot be withdrawn; a second time has no effect', async () => {
  const { person } = await makeReleasedPerson(app());
  const stranger = await makeApplicant(app());
  const consentId = await idOf(person.caller);
  const withdraw = (caller: Caller, id: string) => outcomeOf(caller.consents.withdraw({ consentId: id }));
  expect(await withdraw(stranger.caller, consentId)).toBe('NOT_FOUND');
  expect(await withdraw(person.caller, randomUUID())).toBe('NOT_FOUND');
  expect(await withdraw(person.caller, 'nonsense')).not.toBe('accepted');
  expect(await listOf(person.caller)).toHaveLength(1);
  const [terms] = await person.caller.consents.legal();
  await person.caller.consents.answer({ kind: 'terms', document: terms?.newest.document ?? 0, answer: 'agreed' });
  const where = { userId: person.userId, kind: 'terms' };
  const { id } = await app().db.prisma.consent.findFirstOrThrow({ where });
  expect(await withdraw(person.caller, id)).toBe('NOT_FOUND');
  expect([await withdraw(person.caller, consentId), await withdraw(person.caller, consentId)]).toEqual([
    'accepted',
    'accepted',
  ]);
  expect(await listOf(person.caller, 'ended')).toHaveLength(1);
});

test('the history is read page by page, only with the person’s own cursor', async () => {
  const [person, other] = [await makeApplicant(app()), await makeApplicant(app())];
  const now = app().clock.now();
  const consent = { kind: 'weeklyJobMail', version: 1, givenAt: now, withdrawnAt: now, endedAs: 'withdrawn' };
  await app().db.prisma.consent.createMany({
    data: Array.from({ length: 45 }, () => ({ ...consent, userId: person.userId })),
  });
  const ids = new Set<string>();
  let cursor: string | null = null;
  for (let page = 0; page < 3; page++) {
    const read: Awaited<ReturnType<Caller['consents']['page']>> = await person.caller.consents.page({
      part: 'ended',
      cursor,
    });
    for (const { consentId } of read.consents) ids.add(consentId);
    if (page === 0)
      expect(await outcomeOf(other.caller.consents.page({ part: 'ended', cursor: read.nextCursor }))).toBe(
        'INVALID_INPUT',
      );
    cursor = read.nextCursor;
  }
  expect([ids.size, cursor]).toEqual([45, null]);
});

test('an expired release and a deleted organisation end the consent with their own word', async () => {
  const { person, crew } = await makeReleasedPerson(app());
  await crew.owner.caller.organisations.delete({ confirmation: 'Musterhaus' });
  expect(await listOf(person.caller, 'ended')).toMatchObject([{ company: 'Musterhaus', end: { as: 'ended' } }]);
  app().clock.advance(days(1));
  expect(await listOf(person.caller)).toEqual([]);
});
