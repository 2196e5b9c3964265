import { generate } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { graceDays, reminderDays } from '#shared/account-deletion/schema.ts';
import { deletionWord } from '#shared/texts/account-deletion/account-deletion.ts';
import { inTransaction } from '../../core/database/db.ts';
import { days, minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, findMailsTo } from '../../testing/applications.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { addPasskey, makeBrowser, signInWith } from '../../testing/passkeys.ts';
import { callerFor, makePerson, makePersonAs, type Person, testPassword } from '../../testing/people.ts';
import { makeApplicant, testedTraits } from '../../testing/results.ts';
import { joinTalentPool } from '../../testing/talent-pool.ts';
import { agreeAtSignUp } from '../consents/service.ts';
import { closeAccount } from './close.ts';
import { eraseDueAccounts } from './erase.ts';
import { remindOfDeletions } from './remind.ts';

const app = testApp();
beforeEach(() => app().clock.set(new Date()));
const request = { confirmation: deletionWord, password: testPassword };
const prisma = () => app().db.prisma;
const visitor = () => callerFor(app(), null);
const existing = async ({ userId }: Person) => (await prisma().user.count({ where: { id: userId } })) === 1;
const signIn = async ({ email }: Person) => outcomeOf((await visitor()).auth.signIn({ email, password: testPassword }));

async function linkTokenOf({ email }: Person): Promise<string> {
  return tokenIn(await app().mailbox.mailTo(email));
}

async function close(person: Person): Promise<void> {
  await (await callerFor(app(), person)).accountDeletion.request(request);
}

async function erase(): Promise<void> {
  app().clock.advance(days(graceDays) + 1_000);
  await eraseDueAccounts(app());
}

test('needs the typed word, the password and the second factor', async () => {
  const person = await makePerson(app());
  const { accountDeletion, account } = await callerFor(app(), person);
  expect(await outcomeOf(accountDeletion.request({ ...request, confirmation: 'löschen' }))).toBe('WRONG_CONFIRMATION');
  expect(await outcomeOf(accountDeletion.request({ ...request, password: 'falsch-geraten' }))).toBe('WRONG_PASSWORD');
  const { secret } = await account.prepareTwoFactor({ password: testPassword });
  const codeNow = () => generate({ secret, epoch: Math.floor(app().clock.now().getTime() / 1000) });
  await account.confirmTwoFactor({ code: await codeNow() });
  app().clock.advance(minutes(1));
  expect(await outcomeOf(accountDeletion.request(request))).toBe('INVALID_CODE');
  expect(await prisma().accountDeletion.count()).toBe(0);
  expect(await outcomeOf(accountDeletion.request({ ...request, code: await codeNow() }))).toBe('accepted');
  expect(await auditTrail(app(), { actorId: person.userId, action: 'own_deletion_requested' })).toHaveLength(1);
});

test('a passkey of the account replaces password and code, one of another account does not', async () => {
  const [person, stranger] = [await makePerson(app()), await makePerson(app())];
  const [browser, other] = [await makeBrowser(app(), person), await makeBrowser(app(), stranger)];
  const [device, foreign] = [await addPasskey(app(), browser), await addPasskey(app(), other)];
  const data = { totpConfirmedAt: app().clock.now() };
  await prisma().user.update({ where: { id: person.userId }, data });
  const { account, accountDeletion } = browser.caller;
  const send = (confirmation: string, passkey: ReturnType<typeof device.get>) =>
    outcomeOf(accountDeletion.request({ confirmation, passkey }));
  expect(await send(deletionWord, foreign.get(await account.startProof()))).toBe('PASSKEY_REFUSED');
  const used = device.get(await account.startProof());
  expect(await send('löschen', used)).toBe('WRONG_CONFIRMATION');
  expect(await send(deletionWord, used)).toBe('accepted');
  expect(await prisma().accountDeletion.count({ where: { userId: person.userId } })).toBe(1);
  expect(await outcomeOf(signInWith(await makeBrowser(app()), device))).toBe('ACCOUNT_CLOSED');
});

test('closing ends sessions, releases, applications, pool, mails and consents at once', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const person = await makeApplicant(app(), testedTraits);
  const { userId, caller } = person;
  await joinTalentPool(person);
  await caller.jobMails.change({ isOn: true });
  await applyAs(person, { jobId });
  await caller.accountDeletion.request(request);
  const where = { userId };
  expect(await prisma().session.count({ where })).toBe(0);
  expect(await prisma().release.count({ where })).toBe(0);
  expect(await prisma().foundProfile.count({ where })).toBe(0);
  expect(await prisma().application.findMany({ where, select: { status: true } })).toEqual([{ status: 'withdrawn' }]);
  expect(await prisma().jobMailSubscription.count({ where: { userId, endedAt: null } })).toBe(0);
  expect(await prisma().consent.count({ where: { userId, withdrawnAt: null } })).toBe(0);
  expect((await crew.owner.caller.candidates.page({})).candidates).toEqual([]);
  expect(await signIn(person)).toBe('ACCOUNT_CLOSED');
});

test('the mailed link undoes it until the last day, then no longer', async () => {
  const [kept, late] = [await makePerson(app()), await makePerson(app())];
  await close(kept);
  await close(late);
  const [token, lateToken] = [await linkTokenOf(kept), await linkTokenOf(late)];
  app().clock.advance(days(graceDays) - 1_000);
  expect(await (await visitor()).accountDeletion.undoState({ token })).toMatchObject({ state: 'open' });
  await (await visitor()).accountDeletion.undo({ token });
  expect(await signIn(kept)).toBe('accepted');
  expect(await outcomeOf((await visitor()).accountDeletion.undo({ token }))).toBe('LINK_INVALID');
  app().clock.advance(2_000);
  expect(await (await visitor()).accountDeletion.undoState({ token: lateToken })).toEqual({ state: 'invalid' });
  expect(await outcomeOf((await visitor()).accountDeletion.undo({ token: lateToken }))).toBe('LINK_INVALID');
  await eraseDueAccounts(app());
  expect([await existing(kept), await existing(late)]).toEqual([true, false]);
});

test('a reminder after a week brings a new link, once', async () => {
  const person = await makePerson(app());
  await close(person);
  const first = await linkTokenOf(person);
  app().clock.advance(days(reminderDays));
  await remindOfDeletions(app());
  await remindOfDeletions(app());
  const mails = await findMailsTo(app(), person.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ihr Konto wird gelöscht',
    expect.stringMatching(/^Ihr Konto wird am .* gelöscht$/),
  ]);
  expect(await (await visitor()).accountDeletion.undoState({ token: first })).toEqual({ state: 'invalid' });
});

test('the address is free again after the pass, and until then a sign-up says when', async () => {
  const person = await makePerson(app());
  await close(person);
  const { email } = person;
  const names = { firstName: 'Neu', lastName: 'Anfang', userType: 'applicant', companyName: '', next: null } as const;
  const signUp = async () => (await visitor()).auth.signUp({ email, password: 'regen-am-dienstag', ...names });
  await signUp();
  const subjects = (await findMailsTo(app(), email)).map(({ subject }) => subject);
  expect(subjects).toContain('Ihr früheres Konto ist noch nicht gelöscht');
  await erase();
  await signUp();
  expect(await prisma().user.findUnique({ where: { email }, select: { id: true } })).not.toEqual({ id: person.userId });
});

test('the only owner transfers or deletes the organisation first; closed owners do not count', async () => {
  const { orgId, owner, admin } = await makeCrew(app());
  expect(await outcomeOf(owner.caller.accountDeletion.request(request))).toBe('SOLE_OWNER');
  expect(await owner.caller.accountDeletion.preview()).toMatchObject({
    soleOwnerOf: { name: 'Musterhaus', isLocked: false },
  });
  await prisma().organisation.update({ where: { id: orgId }, data: { lockedAt: app().clock.now() } });
  expect((await owner.caller.accountDeletion.preview()).soleOwnerOf).toMatchObject({ isLocked: true });
  await prisma().organisation.update({ where: { id: orgId }, data: { lockedAt: null } });
  await owner.caller.members.changeRole({ userId: admin.userId, role: 'owner' });
  const outcomes = await Promise.all(
    [owner, admin].map(({ caller }) => outcomeOf(caller.accountDeletion.request(request))),
  );
  expect(outcomes.sort()).toEqual(['SOLE_OWNER', 'accepted']);
  expect(await prisma().organisation.count({ where: { id: orgId } })).toBe(1);
});

test('no organisation can be given to a closed account, not even at the same moment', async () => {
  for (const attempt of ['first', 'second', 'third']) {
    const { orgId, owner, admin } = await makeCrew(app());
    const [closing, transfer] = await Promise.all([
      outcomeOf(admin.caller.accountDeletion.request(request)),
      outcomeOf(owner.caller.members.transferOwnership({ userId: admin.userId })),
    ]);
    const openOwners = await prisma().organisationMember.count({
      where: { orgId, role: 'owner', user: { deletion: null } },
    });
    expect({ attempt, openOwners, closing, transfer }).toMatchObject({ openOwners: 1 });
  }
});

test('a closed account neither founds nor joins an organisation with a request that was on its way', async () => {
  const person = await makePerson(app(), { userType: 'company' });
  const { owner } = await makeCrew(app());
  await owner.caller.invitations.invite({ email: person.email, role: 'admin' });
  const token = await linkTokenOf(person);
  const [closing, founding] = [await callerFor(app(), person), await callerFor(app(), person)];
  await closing.accountDeletion.request(request);
  expect(await outcomeOf(founding.organisations.create({ name: 'Spätes Haus' }))).toBe('NOT_SIGNED_IN');
  expect(await outcomeOf(founding.invitations.accept({ token }))).toBe('NOT_SIGNED_IN');
  expect(await prisma().organisationMember.count({ where: { userId: person.userId } })).toBe(0);
});

test('of two tabs one closes the account; an undo and the pass exclude each other', async () => {
  const person = await makePerson(app());
  const [one, two] = [await callerFor(app(), person), await callerFor(app(), person)];
  const outcomes = await Promise.all([one, two].map((tab) => outcomeOf(tab.accountDeletion.request(request))));
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  const token = await linkTokenOf(person);
  await prisma().accountDeletion.updateMany({ data: { eraseAt: app().clock.now() } });
  const [undone] = await Promise.all([
    outcomeOf((await visitor()).accountDeletion.undo({ token })),
    eraseDueAccounts(app()),
    eraseDueAccounts(app()),
  ]);
  expect([undone, await existing(person)]).toEqual(['LINK_INVALID', false]);
  expect(await prisma().deletionProof.count({ where: { erasedOn: app().clock.now() } })).toBeGreaterThan(0);
});

test('an application or release at the same moment is withdrawn or refused', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  for (let attempt = 0; attempt < 3; attempt++) {
    const person = await makeApplicant(app(), testedTraits);
    await Promise.all([
      outcomeOf(applyAs(person, { jobId })),
      outcomeOf(person.caller.accountDeletion.request(request)),
    ]);
    const { userId } = person;
    expect(await prisma().release.count({ where: { userId } })).toBe(0);
    expect(await prisma().application.count({ where: { userId, endedAt: null } })).toBe(0);
  }
});

test('a pass that fails leaves the account whole, and the next one erases it', async () => {
  const person = await makePerson(app());
  await close(person);
  app().clock.advance(days(graceDays) + 1_000);
  await app().db.pool.query('alter table deletion_proofs add constraint broken check (false) not valid');
  await expect(eraseDueAccounts(app())).rejects.toThrow('erasing accounts failed');
  expect(await existing(person)).toBe(true);
  expect(await prisma().auditErasure.count({ where: { eventId: { gt: 10n ** 15n } } })).toBe(0);
  await app().db.pool.query('alter table deletion_proofs drop constraint broken');
  await eraseDueAccounts(app());
  expect(await existing(person)).toBe(false);
});

test('platform admins start it with a reason, and neither end nor unlock it', async () => {
  const admin = await makePersonAs(app(), 'platformAdmin');
  const support = await makePersonAs(app(), 'support');
  const person = await makePerson(app());
  const { userId } = person;
  const input = { userId, reason: 'Brief vom 3. November' };
  const [asAdmin, asSupport] = [await callerFor(app(), admin), await callerFor(app(), support)];
  expect(await outcomeOf(asSupport.adminUsers.startDeletion(input))).toBe('FORBIDDEN');
  await asAdmin.adminUsers.startDeletion(input);
  expect(await outcomeOf(asAdmin.adminUsers.startDeletion(input))).toBe('ALREADY_CLOSED');
  expect(await outcomeOf(asAdmin.adminUsers.unlock(input))).toBe('ALREADY_CLOSED');
  expect((await asAdmin.adminUsers.user({ userId })).eraseAt).toEqual(expect.any(Date));
  const [event] = await auditTrail(app(), { resourceId: userId, action: 'user_deletion_started' });
  expect(event?.details).toMatchObject({ reason: 'Brief vom 3. November' });
  await erase();
  expect(await existing(person)).toBe(false);
});

test('an account that staff had locked stays locked after an undo', async () => {
  const person = await makePerson(app());
  await prisma().user.update({
    where: { id: person.userId },
    data: { lockedAt: app().clock.now(), lockReason: 'Spam' },
  });
  const { token } = await inTransaction(app().db, (tx) =>
    closeAccount(app(), tx, { userId: person.userId, cause: 'staff' }),
  );
  await (await visitor()).accountDeletion.undo({ token });
  expect(await signIn(person)).toBe('ACCOUNT_LOCKED');
});

test('after an undone deletion the terms agreed to still apply', async () => {
  const person = await makePerson(app());
  await agreeAtSignUp(prisma(), person.userId, app().clock.now());
  const { consents } = await callerFor(app(), person);
  const before = await consents.legal();
  expect(before.map(({ agreed }) => agreed)).not.toContain(null);
  await close(person);
  await (await visitor()).accountDeletion.undo({ token: await linkTokenOf(person) });
  expect(await (await callerFor(app(), person)).consents.legal()).toEqual(before);
});
