import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { callerFor, makePerson, testPassword } from '../../testing/people.ts';
import { takeSoftskillTest } from '../../testing/test-runs.ts';

const app = testApp({ mail: false });
const input = (email: string) => ({ firstName: 'Jana', lastName: 'Petersen', email, password: testPassword });
const boardOf = async (email: string) => {
  const { id: userId } = await app().db.prisma.user.findUniqueOrThrow({ where: { email } });
  return (await callerFor(app(), { userId, email })).results.dashboard();
};

test('without confirmation, the tests move with the sign-up itself', async () => {
  const guest = await callerFor(app(), null);
  const { token, resultId } = await takeSoftskillTest(guest);
  const tests = { softskillTokens: [token], valueTokens: [] };
  expect(await guest.auth.signUp({ ...input('sofort@example.org'), tests })).toEqual({ confirmation: 'none' });
  expect((await boardOf('sofort@example.org')).softskill?.resultId).toBe(resultId);
});

test('signing up with the address of an existing account changes nothing there', async () => {
  const owner = await makePerson(app());
  const guest = await callerFor(app(), null);
  const { token } = await takeSoftskillTest(guest);
  await guest.auth.signUp({ ...input(owner.email), tests: { softskillTokens: [token], valueTokens: [] } });
  expect((await boardOf(owner.email)).testsCompleted).toBe(0);
  await guest.results.softskill({ token });
});

test('the reset link is in the outbox for the operator', async () => {
  const person = await makePerson(app());
  await (await callerFor(app(), null)).auth.requestPasswordReset({ email: person.email });
  const linkInOutbox = async () =>
    (await app().db.prisma.outboxMail.findFirst({ where: { recipient: person.email } }))?.text ?? '';
  await expect.poll(linkInOutbox).toMatch(/\/reset-password\/[\w-]{20,}/);
});
