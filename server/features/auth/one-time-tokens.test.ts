import { expect, test } from 'vitest';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person, testPassword } from '../../testing/people.ts';
import { issueToken } from './one-time-tokens.ts';

const app = testApp();
type Purpose = 'verify_email' | 'change_email' | 'reset_password';

const linkOf = (person: Person, purpose: Purpose, email = person.email) =>
  issueToken(app(), app().db.prisma, { purpose, userId: person.userId, email });
async function makeUnconfirmed(): Promise<Person> {
  const person = await makePerson(app());
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { emailVerifiedAt: null } });
  return person;
}
const visitor = async () => (await callerFor(app(), null)).auth;
const stateOf = async (kind: 'email' | 'password', token: string) => (await visitor()).linkState({ kind, token });
const account = ({ userId }: Person) =>
  app().db.prisma.user.findUniqueOrThrow({ where: { id: userId }, include: { oneTimeTokens: true } });

test('reading a link repeatedly changes nothing', async () => {
  const person = await makeUnconfirmed();
  const links = [
    ['email', await linkOf(person, 'verify_email')],
    ['email', await linkOf(person, 'change_email', 'neu@example.org')],
    ['password', await linkOf(person, 'reset_password')],
  ] as const;
  const before = await account(person);
  const states = [];
  for (const [kind, token] of [...links, ...links]) states.push(await stateOf(kind, token));
  const [own, changed] = [
    { state: 'open', email: person.email },
    { state: 'open', email: 'neu@example.org' },
  ];
  expect(states).toEqual([own, changed, own, own, changed, own]);
  expect(await account(person)).toEqual(before);
});

test('a confirmed address is reported without naming it, and its link confirms once', async () => {
  const person = await makeUnconfirmed();
  const token = await linkOf(person, 'verify_email');
  await (await visitor()).confirmEmail({ token });
  expect(await stateOf('email', token)).toEqual({ state: 'done' });
  expect(await outcomeOf((await visitor()).confirmEmail({ token }))).toBe('LINK_INVALID');
  app().clock.advance(days(20));
  await runCleanups(app());
  expect(await stateOf('email', token)).toEqual({ state: 'done' });
  app().clock.advance(days(11));
  await runCleanups(app());
  expect(await stateOf('email', token)).toEqual({ state: 'invalid' });
});

test('a link to a former address neither confirms nor resets', async () => {
  const person = await makeUnconfirmed();
  const confirmation = await linkOf(person, 'verify_email', 'frueher@example.org');
  const reset = await linkOf(person, 'reset_password', 'frueher@example.org');
  expect(await outcomeOf((await visitor()).confirmEmail({ token: confirmation }))).toBe('LINK_INVALID');
  expect(await stateOf('password', reset)).toEqual({ state: 'invalid' });
  expect((await account(person)).emailVerifiedAt).toBeNull();
});

test('a link whose address is no longer the account’s is not reported as confirmed', async () => {
  const person = await makePerson(app());
  const change = await linkOf(person, 'change_email', 'kurz@example.org');
  await (await visitor()).confirmEmail({ token: change });
  expect(await stateOf('email', change)).toEqual({ state: 'done' });
  const again = await linkOf(person, 'change_email', 'lang@example.org');
  await (await visitor()).confirmEmail({ token: again });
  expect([await stateOf('email', change), await stateOf('email', again)]).toEqual([
    { state: 'invalid' },
    { state: 'done' },
  ]);
});

test('a used reset link is reported as used; a replaced or unknown one reveals nothing', async () => {
  const person = await makePerson(app());
  const replaced = await linkOf(person, 'reset_password');
  const token = await linkOf(person, 'reset_password');
  await (await visitor()).resetPassword({ token, password: `${testPassword} neu` });
  const unknown = 'x'.repeat(43);
  const states = [token, replaced, unknown].map((one) => stateOf('password', one));
  expect((await Promise.all(states)).map(({ state }) => state)).toEqual(['done', 'invalid', 'invalid']);
  expect(await stateOf('email', token)).toEqual({ state: 'invalid' });
});

test('limits attempts with links', async () => {
  const outcomes: string[] = [];
  for (let count = 0; count < 61; count++)
    outcomes.push(await outcomeOf(stateOf('email', `${count}`.padStart(43, 'y'))));
  expect(outcomes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
});
