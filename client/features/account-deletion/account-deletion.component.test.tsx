import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  button,
  expectAddress,
  expectFieldMessage,
  expectFocus,
  expectHeading,
  field,
} from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, refused, unreachable } from '../../testing/server-stub.ts';

const overview: Output<'account.overview'> = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna.berg@example.org',
  accountType: null,
  pendingEmail: null,
  twoFactor: { isOn: false, recoveryCodesLeft: 0 },
  passkeys: [],
  sessions: [],
};
const eraseAt = new Date('2026-12-12T09:00:00Z');
const free = { soleOwnerOf: null, isLastAdmin: false };
const region = () => screen.findByRole('region', { name: 'Konto löschen' });

async function openAccount(answers: Answers = {}) {
  const opened = await renderAt('/account', {
    user: applicant(),
    answers: { 'account.overview': overview, 'accountDeletion.preview': free, ...answers },
    allowsUnanswered: true,
  });
  await region();
  return opened;
}

async function openDialog(answers: Answers = {}) {
  const opened = await openAccount(answers);
  await opened.person.click(within(await region()).getByRole('button', { name: 'Konto löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Konto löschen' });
  const send = () => opened.person.click(within(dialog).getByRole('button', { name: 'Konto löschen' }));
  const enter = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      await opened.person.type(within(dialog).getByLabelText(label), value);
  };
  return { ...opened, dialog, send, enter };
}

const entered = { 'Zur Bestätigung KONTO LÖSCHEN eingeben': 'konto löschen', Passwort: 'wolkenlos-am-montag' };

test('the only owner is led to the organisation instead of a button', async () => {
  await openAccount({ 'accountDeletion.preview': { ...free, soleOwnerOf: { name: 'Musterhaus', isLocked: false } } });
  const link = await within(await region()).findByRole('link', { name: 'Zur Organisation' });
  expect(link.getAttribute('href')).toBe('/company/settings');
  expect(within(await region()).queryByRole('button')).toBeNull();
});

test('the only owner of a locked organisation is led to the operator', async () => {
  await openAccount({ 'accountDeletion.preview': { ...free, soleOwnerOf: { name: 'Musterhaus', isLocked: true } } });
  await within(await region()).findByText(/die Organisation ist gesperrt. Schreiben Sie dem Betreiber/);
  const link = within(await region()).getByRole('link', { name: 'Zum Kontakt' });
  expect(link.getAttribute('href')).toBe('/contact');
});

test('asks for the word, the password and, if it is on, the code', async () => {
  const { dialog, send, enter, server } = await openDialog({
    'account.overview': { ...overview, twoFactor: { isOn: true, recoveryCodesLeft: 8 } },
    'accountDeletion.request': refused('WRONG_PASSWORD'),
  });
  await send();
  await expectFieldMessage(field('Zur Bestätigung KONTO LÖSCHEN eingeben'), 'Geben Sie KONTO LÖSCHEN ein.');
  expect(server.calls('accountDeletion.request')).toEqual([]);
  await enter({ ...entered, Code: '123456' });
  await send();
  await expectFieldMessage(within(dialog).getByLabelText('Passwort'), 'Das aktuelle Passwort ist falsch.');
});

test('focuses the first of several wrong fields', async () => {
  const { send } = await openDialog();
  const word = field('Zur Bestätigung KONTO LÖSCHEN eingeben');
  await expectFocus(word);
  await send();
  expect(document.activeElement).toBe(word);
});

test('offers a new password to people who forgot it', async () => {
  const { dialog } = await openDialog();
  const link = within(dialog).getByRole('link', { name: 'Passwort vergessen?' });
  expect(link.getAttribute('href')).toBe('/reset-password');
  expect(within(dialog).queryByRole('button', { name: /Fingerabdruck/ })).toBeNull();
});

test('reports an unreachable server and keeps the account', async () => {
  const { send, enter } = await openDialog({ 'accountDeletion.request': unreachable });
  await enter(entered);
  await send();
  await screen.findByRole('alert');
  await expectAddress('/account');
});

test.each([
  ['with a mail server', null, 'Wir haben Ihnen eine E-Mail geschickt.'],
  ['without one', 'https://passgenau.example/account-deletion/zeichen', 'Er steht nur jetzt hier.'],
])('then the closed page says how to keep the account, %s', async (_, undoUrl, words) => {
  const { send, enter, server } = await openDialog({ 'accountDeletion.request': { eraseAt, undoUrl } });
  server.answer({ 'auth.me': null });
  await enter(entered);
  await send();
  await expectHeading('Ihr Konto ist geschlossen');
  await screen.findByText(new RegExp(words));
  await screen.findByText('Am 12. Dezember 2026 löschen wir alles endgültig.');
  if (undoUrl !== null) expect(screen.getByDisplayValue(undoUrl)).not.toBeNull();
});

test('the closed page alone shows nothing of an account', async () => {
  await renderAt('/account-closed', { answers: {}, allowsUnanswered: true });
  await expectHeading('Konto löschen');
});

const openLink = (answers: Answers) => renderAt('/account-deletion/zeichen', { answers, allowsUnanswered: true });

test('the link keeps the account only after a click', async () => {
  const { person, server } = await openLink({
    'accountDeletion.undoState': { state: 'open', eraseAt },
    'accountDeletion.undo': undefined,
  });
  await expectHeading('Konto behalten');
  expect(server.calls('accountDeletion.undo')).toEqual([]);
  await person.click(button('Konto behalten'));
  await expectHeading('Ihr Konto bleibt');
});

test('an old link says so, also one that was used in another tab', async () => {
  const { person } = await openLink({
    'accountDeletion.undoState': { state: 'open', eraseAt },
    'accountDeletion.undo': refused('LINK_INVALID'),
  });
  await person.click(await screen.findByRole('button', { name: 'Konto behalten' }));
  await expectHeading('Der Link gilt nicht mehr');
  screen.getByRole('link', { name: 'Zur Anmeldung' });
});

test('an unreachable server can be tried again', async () => {
  const { person, server } = await openLink({ 'accountDeletion.undoState': unreachable });
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' }, { timeout: 5_000 });
  server.answer({ 'accountDeletion.undoState': { state: 'invalid' } });
  await person.click(retry);
  await expectHeading('Der Link gilt nicht mehr');
});
