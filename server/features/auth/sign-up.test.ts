import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { callerFor, makePerson, testPassword } from '../../testing/people.ts';

const app = testApp();
const input = (email: string) => ({
  firstName: 'Jana',
  lastName: 'Petersen',
  userType: 'applicant' as const,
  email,
  password: testPassword,
});

test('a new person confirms the address by the mailed link and can then sign in', async () => {
  const visitor = await callerFor(app(), null);
  expect(await visitor.auth.signUp(input('Jana@Example.org '))).toEqual({ confirmation: 'mail' });
  const mail = await app().mailbox.mailTo('jana@example.org');
  expect(mail.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  expect(mail.html).toContain('E-Mail bestätigen');
  expect(await visitor.auth.confirmEmail({ token: tokenIn(mail) })).toEqual({ email: 'jana@example.org', next: null });
  expect(await visitor.auth.signIn({ email: 'jana@example.org', password: testPassword })).toMatchObject({
    status: 'signedIn',
  });
});

test('the confirmation link works once', async () => {
  const visitor = await callerFor(app(), null);
  await visitor.auth.signUp(input('einmal@example.org'));
  const token = tokenIn(await app().mailbox.mailTo('einmal@example.org'));
  await visitor.auth.confirmEmail({ token });
  await expect(visitor.auth.confirmEmail({ token })).rejects.toMatchObject({ cause: { code: 'LINK_INVALID' } });
});

test('before confirmation, the right password is rejected and the link is mailed again', async () => {
  const visitor = await callerFor(app(), null);
  await visitor.auth.signUp(input('wartend@example.org'));
  const first = tokenIn(await app().mailbox.mailTo('wartend@example.org'));
  await expect(visitor.auth.signIn({ email: 'wartend@example.org', password: testPassword })).rejects.toMatchObject({
    cause: { code: 'EMAIL_NOT_CONFIRMED' },
  });
  const second = tokenIn(await app().mailbox.mailTo('wartend@example.org', 2));
  expect(second).not.toBe(first);
});

test('an address with an account gets the same answer, a mail, and keeps its account', async () => {
  const owner = await makePerson(app(), { email: 'schon-da@example.org', firstName: 'Ruth' });
  const visitor = await callerFor(app(), null);
  expect(await visitor.auth.signUp({ ...input('schon-da@example.org'), password: 'ein ganz anderes Wort' })).toEqual({
    confirmation: 'mail',
  });
  expect((await app().mailbox.mailTo('schon-da@example.org')).subject).toBe('Sie haben schon ein Konto bei Passgenau');
  const profile = await app().db.prisma.profile.findUniqueOrThrow({ where: { userId: owner.userId } });
  expect(profile.firstName).toBe('Ruth');
  await expect(visitor.auth.signIn({ email: owner.email, password: testPassword })).resolves.toMatchObject({
    status: 'signedIn',
  });
});

test('two simultaneous sign-ups create one account', async () => {
  const visitor = await callerFor(app(), null);
  await Promise.all([1, 2, 3, 4].map(() => visitor.auth.signUp(input('zugleich@example.org'))));
  expect(await app().db.prisma.user.count({ where: { email: 'zugleich@example.org' } })).toBe(1);
});

test.each(['passwort123', '1234567890', 'aaaaaaaaaaaa', 'PASSWORD123'])(
  'the common password %s is rejected and nothing is written',
  async (password) => {
    const visitor = await callerFor(app(), null);
    await expect(visitor.auth.signUp({ ...input('haeufig@example.org'), password })).rejects.toMatchObject({
      cause: { code: 'COMMON_PASSWORD' },
    });
    expect(await app().db.prisma.user.count({ where: { email: 'haeufig@example.org' } })).toBe(0);
  },
);

test('a company name is stored for companies only', async () => {
  const visitor = await callerFor(app(), null);
  await visitor.auth.signUp({ ...input('firma@example.org'), userType: 'company', companyName: ' Bootsbau ' });
  await visitor.auth.signUp({ ...input('person@example.org'), companyName: 'Bootsbau' });
  const names = await app().db.prisma.profile.findMany({
    where: { email: { in: ['firma@example.org', 'person@example.org'] } },
    orderBy: { email: 'asc' },
  });
  expect(names.map((profile) => [profile.userType, profile.companyName])).toEqual([
    ['company', 'Bootsbau'],
    ['applicant', null],
  ]);
});

test('the password is stored as argon2id', async () => {
  const visitor = await callerFor(app(), null);
  await visitor.auth.signUp(input('hash@example.org'));
  const { passwordHash } = await app().db.prisma.user.findUniqueOrThrow({ where: { email: 'hash@example.org' } });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(passwordHash).not.toContain(testPassword);
});
