import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { makeCrew, outcomeOf, replaceInvitationToken } from '../../testing/organisations.ts';
import { callerFor, makePerson, testPassword } from '../../testing/people.ts';
import { ensurePlatformAdmin } from '../admin/first-admin.ts';
import { agreeAtSignUp } from '../consents/service.ts';
import { recordLegalTexts } from '../pages/service.ts';
import { readShippedPage } from '../pages/shipped.ts';

const app = testApp();

type Caller = Awaited<ReturnType<typeof callerFor>>;
let admin: Caller;
beforeAll(async () => {
  admin = await callerFor(app(), await makePerson(app(), { platformRole: 'platform_admin' }));
});

const input = (email: string) => ({
  ...{ firstName: 'Jana', lastName: 'Petersen', userType: 'applicant' as const },
  ...{ email, password: testPassword },
});

async function publish(kind: 'terms' | 'privacy', extra: string, summary: string | null): Promise<number> {
  const { version: basedOnVersion, title, description, markdown } = await admin.pages.source({ slug: kind });
  const text = { title, description, markdown: `${markdown}\n\n${extra}` };
  await admin.pages.save({ slug: kind, ...text, basedOnVersion, summary });
  return newestOf(kind);
}

const newestOf = async (slug: string): Promise<number> =>
  (await app().db.prisma.legalVersion.aggregate({ where: { slug }, _max: { number: true } }))._max.number ?? 0;

async function makeAgreed() {
  const person = await makePerson(app());
  await agreeAtSignUp(app().db.prisma, person.userId, app().clock.now());
  return { ...person, caller: await callerFor(app(), person) };
}

const rowsOf = async (userId: string) =>
  (await app().db.prisma.consent.findMany({ where: { userId }, orderBy: [{ kind: 'asc' }, { document: 'asc' }] })).map(
    ({ kind, document, givenAt, endedAs }) => ({ kind, document, givenAt, endedAs }),
  );
const agreedNow = async () => [
  { kind: 'privacy', document: await newestOf('privacy'), givenAt: app().clock.now(), endedAs: null },
  { kind: 'terms', document: await newestOf('terms'), givenAt: app().clock.now(), endedAs: null },
];
const userIdOf = async (email: string) => (await app().db.prisma.user.findUniqueOrThrow({ where: { email } })).id;
const openOf = async (caller: Caller) =>
  (await caller.consents.legal()).filter(({ isOpen }) => isOpen).map(({ kind }) => kind);

test('signing up stores what the person agreed to, and a repeated sign-up replaces it', async () => {
  const visitor = await callerFor(app(), null);
  await visitor.auth.signUp(input('neu@example.org'));
  const userId = await userIdOf('neu@example.org');
  expect(await rowsOf(userId)).toEqual(await agreedNow());
  app().clock.advance(60_000);
  await visitor.auth.signUp(input('neu@example.org'));
  expect(await rowsOf(userId)).toEqual(await agreedNow());
  await visitor.auth.confirmEmail({ token: tokenIn(await app().mailbox.mailTo('neu@example.org', 2)) });
  expect(await openOf(await callerFor(app(), { userId, email: 'neu@example.org' }))).toEqual([]);
});

test('a person with an invitation agrees, too; the first admin is asked at the first visit', async () => {
  const crew = await makeCrew(app());
  const email = 'eingeladen@example.org';
  await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
  const token = await replaceInvitationToken(app(), email);
  const visitor = await callerFor(app(), null);
  await visitor.invitations.register({ token, firstName: 'Ida', lastName: 'Neu', password: testPassword });
  expect(await rowsOf(await userIdOf(email))).toEqual(await agreedNow());

  const first = { ...input('erste@example.org') };
  await ensurePlatformAdmin(app(), first, { sendsMail: true, by: 'commandLine' });
  const userId = await userIdOf(first.email);
  expect(await rowsOf(userId)).toEqual([]);
  const caller = await callerFor(app(), { userId, email: first.email });
  expect(await openOf(caller)).toEqual(['terms', 'privacy']);
  expect(await caller.consents.question({ kind: 'terms' })).toMatchObject({ summaries: [], changes: null });
});

test('new terms ask once, say what changed, and replace the earlier agreement', async () => {
  const { caller, userId } = await makeAgreed();
  expect(await openOf(caller)).toEqual([]);
  const document = await publish('terms', 'Neu ist dieser Absatz.', 'Wir haben einen Absatz ergänzt.');
  expect(await openOf(caller)).toEqual(['terms']);
  expect(await caller.consents.question({ kind: 'terms' })).toMatchObject({
    document,
    summaries: ['Wir haben einen Absatz ergänzt.'],
    changes: { added: ['Neu ist dieser Absatz.'], removed: [], more: 0 },
  });
  await Promise.all(
    Array.from({ length: 5 }, () => caller.consents.answer({ kind: 'terms', document, answer: 'agreed' })),
  );
  expect((await rowsOf(userId)).filter(({ kind }) => kind === 'terms').map(({ endedAs }) => endedAs)).toEqual([
    'replaced',
    null,
  ]);
  expect(await openOf(caller)).toEqual([]);
});

test('the text of an earlier version stays readable; a version that does not exist is not', async () => {
  const { caller } = await makeAgreed();
  const document = await newestOf('terms');
  await publish('terms', 'Danach kam das.', 'Noch ein Absatz ist neu.');
  const text = JSON.stringify(await caller.consents.text({ kind: 'terms', document }));
  expect(text).toContain('Worum es geht');
  expect(text).not.toContain('Danach kam das.');
  expect(await outcomeOf(caller.consents.text({ kind: 'terms', document: 9_999 }))).toBe('NOT_FOUND');
});

test('a correction asks no one, and people who agree later agree to the corrected text', async () => {
  const { caller } = await makeAgreed();
  const document = await publish('terms', 'Tippfehler.', null);
  expect(await openOf(caller)).toEqual([]);
  const { caller: later, userId } = await makeAgreed();
  expect((await rowsOf(userId)).find(({ kind }) => kind === 'terms')?.document).toBe(document);
  expect(await openOf(later)).toEqual([]);
});

test('a person who declines is not asked again, keeps the account and can agree later', async () => {
  const { caller, userId } = await makeAgreed();
  const before = await newestOf('terms');
  const document = await publish('terms', 'Damit ist jemand nicht einverstanden.', 'Es gibt eine neue Regel.');
  await caller.consents.answer({ kind: 'terms', document, answer: 'declined' });
  const [terms] = await caller.consents.legal();
  expect(terms).toMatchObject({ isOpen: false, isDeclined: true, agreed: { document: before } });
  expect(await outcomeOf(caller.jobMails.change({ isOn: true }))).toBe('accepted');
  await caller.consents.answer({ kind: 'terms', document, answer: 'agreed' });
  expect((await rowsOf(userId)).filter(({ kind }) => kind === 'terms')).toMatchObject([
    { document: before, endedAs: 'replaced' },
    { document, endedAs: null },
  ]);
  await caller.consents.answer({ kind: 'terms', document, answer: 'declined' });
  expect((await caller.consents.legal())[0]).toMatchObject({ isDeclined: false, agreed: { document } });
});

test('only the newest version can be answered, and there is nothing to decline about privacy', async () => {
  const { caller, userId } = await makeAgreed();
  const before = await rowsOf(userId);
  const newest = await publish('privacy', 'Neu.', 'Wir nutzen einen anderen Anbieter.');
  const answer = (document: number) =>
    outcomeOf(caller.consents.answer({ kind: 'privacy', document, answer: 'agreed' }));
  expect([await answer(newest - 1), await answer(newest + 1), await answer(0)]).toEqual([
    'STALE_CHANGE',
    'STALE_CHANGE',
    expect.not.stringMatching(/^accepted$/),
  ]);
  const declined = { kind: 'privacy', document: newest, answer: 'declined' } as never;
  expect(await outcomeOf(caller.consents.answer(declined))).not.toBe('accepted');
  expect(await rowsOf(userId)).toEqual(before);
});

test('each start records a shipped text once, and restoring it asks', async () => {
  const before = await newestOf('terms');
  await Promise.all([recordLegalTexts(app()), recordLegalTexts(app())]);
  expect(await newestOf('terms')).toBe(before);
  const { caller } = await makeAgreed();
  await admin.pages.restore({ slug: 'terms' });
  const newest = await app().db.prisma.legalVersion.findFirstOrThrow({
    where: { slug: 'terms' },
    orderBy: { number: 'desc' },
  });
  expect([newest.number, newest.markdown]).toEqual([before + 1, (await readShippedPage('terms')).markdown]);
  expect(await openOf(caller)).toEqual(['terms']);
  await recordLegalTexts(app());
  expect(await newestOf('terms')).toBe(before + 1);
});
