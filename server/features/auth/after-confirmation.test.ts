import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { callerFor, makePerson, testPassword } from '../../testing/people.ts';
import { takeSoftskillTest, takeValueTest } from '../../testing/test-runs.ts';

const app = testApp();
const ownSkills = '/dashboard?tab=skills';
const input = (email: string, more: object = {}) => ({
  firstName: 'Jana',
  lastName: 'Petersen',
  userType: 'applicant' as const,
  email,
  password: testPassword,
  ...more,
});
const visitor = () => callerFor(app(), null);
const idOf = async (email: string) => (await app().db.prisma.user.findUniqueOrThrow({ where: { email } })).id;
const linkTo = async (email: string, nth = 1) => ({ token: tokenIn(await app().mailbox.mailTo(email, nth)) });
const finishedOf = async (email: string) =>
  (await callerFor(app(), { userId: await idOf(email), email })).results.dashboard();

async function doneAsGuest() {
  const guest = await visitor();
  const softskill = await takeSoftskillTest(guest);
  const values = await takeValueTest(guest);
  return { guest, softskill, values, tests: { softskillTokens: [softskill.token], valueTokens: [values.token] } };
}

test('the link opened on another device redirects and takes over the guest tests once', async () => {
  const { guest, softskill, values, tests } = await doneAsGuest();
  await guest.auth.signUp(input('weiter@example.org', { next: ownSkills, tests }));
  await guest.results.softskill({ token: softskill.token });
  const other = await visitor();
  const link = await linkTo('weiter@example.org');
  expect(await other.auth.confirmEmail(link)).toEqual({ email: 'weiter@example.org', next: ownSkills });
  const board = await finishedOf('weiter@example.org');
  expect([board.softskill?.resultId, board.values?.resultId]).toEqual([softskill.resultId, values.resultId]);
  const second = await callerFor(app(), await makePerson(app()));
  expect(await second.tests.claim(tests)).toEqual({ claimed: 0 });
});

test('tests claimed by another account in the meantime stay there', async () => {
  const { guest, softskill, tests } = await doneAsGuest();
  await guest.auth.signUp(input('spaet@example.org', { tests }));
  const person = await makePerson(app());
  expect(await (await callerFor(app(), person)).tests.claim(tests)).toEqual({ claimed: 2 });
  await guest.auth.confirmEmail(await linkTo('spaet@example.org'));
  expect((await finishedOf('spaet@example.org')).testsCompleted).toBe(0);
  expect((await finishedOf(person.email)).softskill?.resultId).toBe(softskill.resultId);
});

test('the tests of a replaced sign-up are not moved', async () => {
  const { guest, softskill, tests } = await doneAsGuest();
  await guest.auth.signUp(input('zweimal@example.org', { next: ownSkills, tests }));
  const first = await linkTo('zweimal@example.org');
  await (await visitor()).auth.signUp(input('zweimal@example.org'));
  const second = await linkTo('zweimal@example.org', 2);
  await expect(guest.auth.confirmEmail(first)).rejects.toMatchObject({ cause: { code: 'LINK_INVALID' } });
  expect(await guest.auth.confirmEmail(second)).toEqual({ email: 'zweimal@example.org', next: null });
  expect((await finishedOf('zweimal@example.org')).testsCompleted).toBe(0);
  await guest.results.softskill({ token: softskill.token });
});

test('signing up with a foreign address moves nothing into that account', async () => {
  const { guest, softskill, tests } = await doneAsGuest();
  const owner = await makePerson(app());
  await guest.auth.signUp(input(owner.email, { next: ownSkills, tests }));
  await app().mailbox.mailTo(owner.email);
  expect((await finishedOf(owner.email)).testsCompleted).toBe(0);
  await guest.results.softskill({ token: softskill.token });
});

test('guessed tokens claim nothing, and invalid ones are rejected before anything is stored', async () => {
  const guest = await visitor();
  await guest.auth.signUp(
    input('rater@example.org', { tests: { softskillTokens: ['a'.repeat(43)], valueTokens: [] } }),
  );
  await guest.auth.confirmEmail(await linkTo('rater@example.org'));
  expect((await finishedOf('rater@example.org')).testsCompleted).toBe(0);
  const many = { softskillTokens: Array(21).fill('b'.repeat(43)), valueTokens: [] };
  await expect(guest.auth.signUp(input('viele@example.org', { tests: many }))).rejects.toThrow();
  expect(await app().db.prisma.user.count({ where: { email: 'viele@example.org' } })).toBe(0);
});

test('a link mailed again after a sign-in keeps the return path or uses a newly chosen one', async () => {
  const { guest, tests } = await doneAsGuest();
  const email = 'noch-einmal@example.org';
  await guest.auth.signUp(input(email, { next: ownSkills, tests }));
  const signIn = (next?: string) => guest.auth.signIn({ email, password: testPassword, ...(next && { next }) });
  const refused = { cause: { code: 'EMAIL_NOT_CONFIRMED' } };
  await app().mailbox.mailTo(email);
  await expect(signIn()).rejects.toMatchObject(refused);
  await app().mailbox.mailTo(email, 2);
  const expected = { returnPath: ownSkills, heldRuns: [expect.any(String), expect.any(String)] };
  const open = { where: { email, usedAt: null }, select: { returnPath: true, heldRuns: true } };
  expect(await app().db.prisma.oneTimeToken.findMany(open)).toEqual([expected]);
  await expect(signIn('/account')).rejects.toMatchObject(refused);
  expect(await guest.auth.confirmEmail(await linkTo(email, 3))).toEqual({ email, next: '/account' });
  expect((await finishedOf(email)).testsCompleted).toBe(2);
});

test.each([
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['javascript:alert(1)', null],
  [`/${'a'.repeat(400)}`, null],
  ['/auth', null],
  ['/course/17?x=1', '/course/17?x=1'],
])('from the address %s a link keeps %s', async (next, expected) => {
  const email = `ziel-${expected === null ? Buffer.from(next).toString('hex').slice(0, 40) : 'kurs'}@example.org`;
  const guest = await visitor();
  await guest.auth.signUp(input(email, { next }));
  expect((await guest.auth.confirmEmail(await linkTo(email))).next).toBe(expected);
});

test('a company account is not redirected to pages of applicants and takes over no tests', async () => {
  const { guest, softskill, tests } = await doneAsGuest();
  await guest.auth.signUp(input('haus@example.org', { userType: 'company', next: ownSkills, tests }));
  expect(await guest.auth.confirmEmail(await linkTo('haus@example.org'))).toMatchObject({ next: null });
  await guest.results.softskill({ token: softskill.token });
  await guest.auth.signUp(input('kurs@example.org', { userType: 'company', next: '/course/17' }));
  expect(await guest.auth.confirmEmail(await linkTo('kurs@example.org'))).toMatchObject({ next: '/course/17' });
});

test('a new password redirects to the page chosen when the link was requested', async () => {
  const person = await makePerson(app());
  const guest = await visitor();
  for (const [nth, next, expected] of [
    [1, '/course/17', '/course/17'],
    [3, '//evil.example', null],
  ] as const) {
    await guest.auth.requestPasswordReset({ email: person.email, next });
    const { token } = await linkTo(person.email, nth);
    expect(await guest.auth.resetPassword({ token, password: testPassword })).toEqual({
      email: person.email,
      next: expected,
    });
    await app().mailbox.mailTo(person.email, nth + 1);
  }
});
