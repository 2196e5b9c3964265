import { beforeEach, expect, test } from 'vitest';
import { graceDays, questionDays } from '#shared/account-deletion/schema.ts';
import { days, monthsAfter } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { findMailsTo } from '../../testing/applications.ts';
import { countLockWaits } from '../../testing/events.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person, testPassword } from '../../testing/people.ts';
import { eraseDueAccounts } from './erase.ts';
import { closeUnusedAccounts } from './unused.ts';

const app = testApp();
beforeEach(() => app().clock.set(new Date()));
const prisma = () => app().db.prisma;
const visitor = () => callerFor(app(), null);
const existing = async ({ userId }: Person) => (await prisma().user.count({ where: { id: userId } })) === 1;
const signIn = async ({ email }: Person) => outcomeOf((await visitor()).auth.signIn({ email, password: testPassword }));

test('an unused account is asked twice, then deleted; use in between ends it', async () => {
  const [unused, used] = [await makePerson(app()), await makePerson(app())];
  const longAgo = monthsAfter(app().clock.now(), -25);
  for (const { userId } of [unused, used])
    await prisma().user.update({ where: { id: userId }, data: { lastUsedOn: longAgo } });
  await closeUnusedAccounts(app());
  await closeUnusedAccounts(app());
  expect(await findMailsTo(app(), unused.email)).toHaveLength(1);
  expect(await signIn(used)).toBe('accepted');
  for (let step = 0; step < 2; step++) {
    app().clock.advance(days(questionDays));
    await closeUnusedAccounts(app());
  }
  const subjects = (await findMailsTo(app(), unused.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Brauchen Sie Ihr Konto noch?', 'Brauchen Sie Ihr Konto noch?', 'Ihr Konto wird gelöscht']);
  app().clock.advance(days(graceDays) + 1_000);
  await eraseDueAccounts(app());
  expect([await existing(unused), await existing(used)]).toEqual([false, true]);
});

async function askTwice(person: Person): Promise<void> {
  const lastUsedOn = monthsAfter(app().clock.now(), -25);
  await prisma().user.update({ where: { id: person.userId }, data: { lastUsedOn } });
  for (let step = 0; step < 2; step++) {
    await closeUnusedAccounts(app());
    app().clock.advance(days(questionDays));
  }
}

const isClosed = async ({ userId }: Person) => (await prisma().accountDeletion.count({ where: { userId } })) === 1;

test('an unused account whose deletion was undone is kept', async () => {
  const person = await makePerson(app());
  await askTwice(person);
  await closeUnusedAccounts(app());
  await (await visitor()).accountDeletion.undo({ token: tokenIn(await app().mailbox.mailTo(person.email, 3)) });
  app().clock.advance(days(1));
  await closeUnusedAccounts(app());
  expect([await isClosed(person), await signIn(person)]).toEqual([false, 'accepted']);
});

test('a sign-in while unused accounts are being closed keeps the account', async () => {
  const person = await makePerson(app());
  await askTwice(person);
  let closing: Promise<void> | undefined;
  await prisma().$transaction(async (tx) => {
    await tx.user.update({ where: { id: person.userId }, data: { lastUsedOn: app().clock.now() } });
    closing = closeUnusedAccounts(app());
    await expect.poll(() => countLockWaits(app(), 'users')).toBe(1);
  });
  await closing;
  expect(await isClosed(person)).toBe(false);
});
