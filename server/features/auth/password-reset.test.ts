import { expect, test } from 'vitest';
import { hours } from '../../core/runtime/clock.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { callerFor, contextFor, makePerson, testOrigin, testPassword } from '../../testing/people.ts';

const app = testApp();
const newPassword = 'ein neuer Anfang im Mai';

async function resetLinkFor(email: string): Promise<string> {
  const visitor = await callerFor(app(), null);
  await visitor.auth.requestPasswordReset({ email });
  return tokenIn(await app().mailbox.mailTo(email));
}

test('the mailed link sets a new password once, ends all sessions and mails the person', async () => {
  const person = await makePerson(app());
  await contextFor(app(), person);
  const token = await resetLinkFor(person.email);
  const visitor = await callerFor(app(), null);
  await visitor.auth.resetPassword({ token, password: newPassword });
  expect(await app().db.prisma.session.count({ where: { userId: person.userId } })).toBe(0);
  expect((await app().mailbox.mailTo(person.email, 2)).subject).toBe('Ihr Passwort wurde geändert');
  await expect(visitor.auth.signIn({ email: person.email, password: testPassword })).rejects.toMatchObject({
    cause: { code: 'INVALID_CREDENTIALS' },
  });
  await expect(visitor.auth.signIn({ email: person.email, password: newPassword })).resolves.toMatchObject({
    status: 'signedIn',
  });
  await expect(visitor.auth.resetPassword({ token, password: newPassword })).rejects.toMatchObject({
    cause: { code: 'LINK_INVALID' },
  });
});

test('only one of two simultaneous uses of a link succeeds', async () => {
  const person = await makePerson(app());
  const token = await resetLinkFor(person.email);
  const visitor = await callerFor(app(), null);
  const outcomes = await Promise.allSettled(
    ['erster Versuch hier', 'zweiter Versuch hier'].map((password) => visitor.auth.resetPassword({ token, password })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a link expires after an hour or once a newer one is requested', async () => {
  const person = await makePerson(app());
  const old = await resetLinkFor(person.email);
  const visitor = await callerFor(app(), null);
  await visitor.auth.requestPasswordReset({ email: person.email });
  const newer = tokenIn(await app().mailbox.mailTo(person.email, 2));
  await expect(visitor.auth.resetPassword({ token: old, password: newPassword })).rejects.toMatchObject({
    cause: { code: 'LINK_INVALID' },
  });
  app().clock.advance(hours(1.1));
  await expect(visitor.auth.resetPassword({ token: newer, password: newPassword })).rejects.toMatchObject({
    cause: { code: 'LINK_INVALID' },
  });
  app().clock.set(new Date());
});

test('an unknown address gets the same answer and no mail', async () => {
  const person = await makePerson(app());
  const visitor = await callerFor(app(), null);
  expect(await visitor.auth.requestPasswordReset({ email: 'niemand@example.org' })).toBe(
    await visitor.auth.requestPasswordReset({ email: person.email }),
  );
  await app().mailbox.mailTo(person.email);
  expect(app().mailbox.received.filter((mail) => mail.to === 'niemand@example.org')).toEqual([]);
});

test('an attacked person regains access by a reset from an unknown network', async () => {
  const person = await makePerson(app());
  const from = (address: string) => contextFor(app(), null, { ...testOrigin, address });
  for (let index = 0; index < 51; index++) {
    await createCaller(await from(`100.70.${index}.1`))
      .auth.signIn({ email: person.email, password: 'geraten und falsch' })
      .catch(() => undefined);
  }
  const holiday = createCaller(await from('203.0.113.45'));
  await expect(holiday.auth.signIn({ email: person.email, password: testPassword })).rejects.toMatchObject({
    cause: { code: 'TOO_MANY_ATTEMPTS' },
  });
  await holiday.auth.resetPassword({ token: await resetLinkFor(person.email), password: newPassword });
  await expect(holiday.auth.signIn({ email: person.email, password: newPassword })).resolves.toMatchObject({
    status: 'signedIn',
  });
});

test('limits reset mails to a mailbox', async () => {
  const person = await makePerson(app());
  const witness = await makePerson(app());
  const visitor = await callerFor(app(), null);
  for (let index = 0; index < 8; index++) await visitor.auth.requestPasswordReset({ email: person.email });
  await visitor.auth.requestPasswordReset({ email: witness.email });
  await app().mailbox.mailTo(witness.email);
  expect(app().mailbox.received.filter((mail) => mail.to === person.email).length).toBeLessThanOrEqual(5);
});
