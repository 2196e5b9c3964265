import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { minutes } from '../../core/runtime/clock.ts';
import { isSealed, secretsWith } from '../../core/runtime/secrets.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, type Person, testPassword } from '../../testing/people.ts';
import { sealStoredSecrets } from './stored-secrets.ts';

const app = testApp();
const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(app().clock.now().getTime() / 1000) });
const storedOf = async ({ userId }: Person) =>
  (await app().db.prisma.user.findUniqueOrThrow({ where: { id: userId } })).totpSecret ?? '';

async function withTwoFactor() {
  const person = await makePerson(app());
  const { account } = await callerFor(app(), person);
  const { secret } = await account.prepareTwoFactor({ password: testPassword });
  const { recoveryCodes } = await account.confirmTwoFactor({ code: await codeOf(secret) });
  app().clock.advance(minutes(1));
  return { person, secret, recoveryCodes };
}

async function enterWith(used: ReturnType<typeof app>, person: Person, code: string): Promise<string> {
  const { auth } = createCaller(await contextFor(used, null));
  const answer = await auth.signIn({ email: person.email, password: testPassword });
  const challenge = answer.status === 'secondFactorRequired' ? answer.challenge : '';
  return outcomeOf(auth.verifySecondFactor({ challenge, code }));
}

test('the database never holds the secret of a second factor in clear', async () => {
  const { person, secret } = await withTwoFactor();
  expect(isSealed(await storedOf(person))).toBe(true);
  const { rows } = await app().db.pool.query<{ row: string }>('select row_to_json(u)::text as row from users u');
  expect(rows.some(({ row }) => row.includes(secret))).toBe(false);
});

test('secrets stored in clear by earlier versions are encrypted once at startup and still work', async () => {
  const { person, secret } = await withTwoFactor();
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { totpSecret: secret } });
  const outcomes = await Promise.all([sealStoredSecrets(app()), sealStoredSecrets(app())]);
  expect(outcomes.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(1);
  expect(isSealed(await storedOf(person))).toBe(true);
  expect(await sealStoredSecrets(app())).toEqual({ sealed: 0, unreadable: 0 });
  expect(await enterWith(app(), person, await codeOf(secret))).toBe('accepted');
});

test('a secret copied into another account cannot be decrypted there', async () => {
  const [one, other] = [await withTwoFactor(), await withTwoFactor()];
  const data = { totpSecret: await storedOf(one.person) };
  await app().db.prisma.user.update({ where: { id: other.person.userId }, data });
  expect(await enterWith(app(), other.person, await codeOf(one.secret))).toBe('SECOND_FACTOR_UNREADABLE');
  await app().db.prisma.user.delete({ where: { id: other.person.userId } });
});

test('with another key, startup reports it, codes are rejected with the reason, and recovery codes work', async () => {
  const { person, secret, recoveryCodes } = await withTwoFactor();
  const wrong = { ...app(), secrets: secretsWith('ein ganz anderer Schlüssel als vorher') };
  expect((await sealStoredSecrets(wrong)).unreadable).toBeGreaterThan(0);
  expect(app().logged()).toContain('second factors cannot be decrypted');
  expect(await enterWith(wrong, person, await codeOf(secret))).toBe('SECOND_FACTOR_UNREADABLE');
  expect(await enterWith(wrong, person, recoveryCodes[0] ?? '')).toBe('accepted');
  expect(await enterWith(app(), person, await codeOf(secret))).toBe('accepted');
});
