import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  button,
  expectFieldMessage,
  expectFocus,
  expectHeading,
  expectNoneWithText,
  field,
  fillFields,
  findWithText,
  isDisabled,
} from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, refused, unreachable } from '../../testing/server-stub.ts';

const session = (sessionId: string, isCurrent: boolean) => ({
  sessionId,
  isCurrent,
  device: 'Firefox auf Windows',
  address: '192.0.2.1',
  createdAt: new Date('2026-11-20T09:30:00Z'),
  lastSeenAt: new Date('2026-11-20T09:30:00Z'),
});

const overview: Output<'account.overview'> = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna.berg@example.org',
  accountType: { userType: 'applicant', obstacles: [] },
  pendingEmail: null,
  twoFactor: { isOn: false, recoveryCodesLeft: 0 },
  passkeys: [],
  sessions: [session('a', true), session('b', false), session('c', false)],
};

async function openAccount(answers: Answers = {}) {
  const opened = await renderAt('/account', {
    user: applicant(),
    answers: {
      'account.overview': overview,
      'accountDeletion.preview': { soleOwnerOf: null, isLastAdmin: false },
      ...answers,
    },
  });
  await expectHeading('Konto');
  await screen.findByRole('list', { name: 'Angemeldete Geräte' });
  return opened;
}

const region = (name: string) => screen.getByRole('region', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('a new name needs a first name and shows in the header at once', async () => {
  const { person, server } = await openAccount({ 'account.changeName': undefined });
  await person.click(button('Name ändern'));
  await fillFields(person, { Vorname: '' });
  await person.click(button('Name speichern'));
  await expectFieldMessage(field('Vorname'), 'Bitte ausfüllen.');
  await fillFields(person, { Vorname: 'Annika' });
  server.answer({
    'auth.me': applicant({ firstName: 'Annika' }),
    'account.overview': { ...overview, firstName: 'Annika' },
  });
  await person.click(button('Name speichern'));
  await screen.findByText('Name gespeichert');
  await within(region('Name')).findByText('Annika Berg');
  await screen.findByRole('button', { name: 'Menü von Annika Berg' });
});

test('the form reports an unreachable server and keeps typed values', async () => {
  const { person, server } = await openAccount({ 'account.changeName': unreachable });
  await person.click(button('Name ändern'));
  expect(isDisabled(button('Name speichern'))).toBe(true);
  await fillFields(person, { Vorname: 'Annika' });
  await person.click(button('Name speichern'));
  await findWithText('alert', 'Der Server ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten.');
  expect(field('Vorname').value).toBe('Annika');
  server.answer({ 'account.changeName': undefined });
  await person.click(button('Name speichern'));
  await screen.findByText('Name gespeichert');
  await expectNoneWithText('alert', /./);
});

test.each([
  ['Name', 'Vorname', 'Anna'],
  ['E-Mail', 'Neue E-Mail', ''],
  ['Passwort', 'Neues Passwort', ''],
])('the form %s is left with „Abbrechen“ or Esc, which drops what was entered', async (name, label, before) => {
  const { person, server } = await openAccount();
  const section = region(name);
  const leave = [() => person.click(button('Abbrechen', section)), () => person.keyboard('{Escape}')];
  for (const act of leave) {
    await person.click(button(`${name} ändern`, section));
    await fillFields(person, { [label]: 'regen-am-dienstag' }, section);
    await act();
    await expectFocus(button(`${name} ändern`, section));
    expect(within(section).queryByLabelText(label)).toBeNull();
    await person.click(button(`${name} ändern`, section));
    expect(field(label, section).value).toBe(before);
    await person.click(button('Abbrechen', section));
  }
  const changes = ['account.changeName', 'account.requestEmailChange', 'account.changePassword'] as const;
  expect(changes.flatMap((path) => server.calls(path))).toEqual([]);
});

test('a wrong current password shows an error at its field and keeps the new one', async () => {
  const { person } = await openAccount({ 'account.changePassword': refused('WRONG_PASSWORD') });
  const section = region('Passwort');
  await person.click(button('Passwort ändern', section));
  await expectFocus(field('Aktuelles Passwort', section));
  const values = { 'Aktuelles Passwort': 'nicht-das-passwort', 'Neues Passwort': 'regen-am-dienstag' };
  await fillFields(person, values, section);
  await person.click(button('Passwort ändern', section));
  await expectFieldMessage(field('Aktuelles Passwort', section), 'Das aktuelle Passwort ist falsch.');
  await expectFocus(field('Aktuelles Passwort', section));
  expect(field('Neues Passwort', section).value).toBe('regen-am-dienstag');
});

test("the person's own address and a wrong password show errors at their fields", async () => {
  const { person, server } = await openAccount({ 'account.requestEmailChange': refused('WRONG_PASSWORD') });
  const section = region('E-Mail');
  await person.click(button('E-Mail ändern', section));
  await expectFocus(field('Neue E-Mail', section));
  await fillFields(person, { 'Neue E-Mail': overview.email, Passwort: 'nicht-das-passwort' }, section);
  server.answer({ 'account.requestEmailChange': refused('EMAIL_TAKEN') });
  await person.click(button('E-Mail ändern', section));
  await expectFieldMessage(field('Neue E-Mail', section), 'Diese Adresse gehört schon zu Ihrem Konto.');
  server.answer({ 'account.requestEmailChange': refused('WRONG_PASSWORD') });
  await fillFields(person, { 'Neue E-Mail': 'noch-eine@neu.example' }, section);
  await person.click(button('E-Mail ändern', section));
  await expectFieldMessage(field('Passwort', section), 'Das aktuelle Passwort ist falsch.');
});

test('obstacles to another account type are listed with links when asked for', async () => {
  const { person } = await openAccount({
    'account.overview': { ...overview, accountType: { userType: 'applicant', obstacles: ['found'] } },
  });
  const section = region('Kontoart');
  await person.click(button('In ein Unternehmenskonto ändern', section));
  const link = within(section).getByRole('link', { name: 'Zu „Anonym gefunden werden“' });
  expect(link.getAttribute('href')).toBe('/account?tab=found');
  expect(within(section).queryByRole('button')).toBeNull();
});

test('a new obstacle is named in the dialog', async () => {
  const { person } = await openAccount({
    'account.changeType': refused('ACCOUNT_TYPE_IN_USE', { details: { obstacles: ['found'] } }),
  });
  await person.click(button('In ein Unternehmenskonto ändern', region('Kontoart')));
  const question = await dialog('Kontoart ändern');
  await person.click(button('Kontoart ändern', question));
  await findWithText('alert', 'solange etwas von ihr abhängt: Angaben unter „Anonym gefunden werden“.', question);
});

test('ending all other sessions asks first and reports their number', async () => {
  const { person, server } = await openAccount({ 'account.endOtherSessions': undefined });
  await person.click(button('Alle anderen abmelden'));
  const question = await dialog('Alle anderen Geräte abmelden');
  within(question).getByText('2 andere Geräte werden sofort abgemeldet. Dieses bleibt angemeldet.');
  await person.click(button('Abbrechen', question));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('list', { name: 'Angemeldete Geräte' })).getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('list', { name: '1 weiteres Gerät' })).getAllByRole('listitem')).toHaveLength(1);
  expect(server.calls('account.endOtherSessions')).toEqual([]);
  await person.click(button('Alle anderen abmelden'));
  server.answer({ 'account.overview': { ...overview, sessions: [session('a', true)] } });
  await person.click(button('Alle anderen abmelden', await dialog('Alle anderen Geräte abmelden')));
  await screen.findByText('Sie sind nur hier angemeldet.');
});

test('another device names its place by the connection in use, and the current one shows no address', async () => {
  const elsewhere = { ...session('c', false), address: '198.51.100.7' };
  await openAccount({
    'account.overview': { ...overview, sessions: [session('a', true), session('b', false), elsewhere] },
  });
  const rows = within(region('Angemeldete Geräte')).getAllByRole('listitem');
  const [current = '', same = '', other = ''] = rows.map(({ textContent }) => textContent);
  expect(current).toContain('Dieses Gerät');
  expect(current + same).not.toContain('192.0.2.1');
  expect(same).toContain('Am selben Internetanschluss wie dieses Gerät');
  expect(other).toContain('An einem anderen Internetanschluss (198.51.100.7)');
});

test('the effects of deleting the account are listed before it is confirmed', async () => {
  const { person } = await openAccount();
  await person.click(button('Konto löschen', region('Konto löschen')));
  const form = await dialog('Konto löschen');
  expect(within(form).getAllByRole('listitem')).toHaveLength(3);
  expect(within(form).queryByText(/Organisation/)).toBeNull();
  within(form).getByLabelText('Zur Bestätigung KONTO LÖSCHEN eingeben');
});

const withTwoFactor = { ...overview, twoFactor: { isOn: true, recoveryCodesLeft: 10 } };

test('new recovery codes require password and code and are shown once', async () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `CODE-${index}`);
  const { person, server } = await openAccount({
    'account.overview': withTwoFactor,
    'account.renewRecoveryCodes': { recoveryCodes },
  });
  await person.click(button('Neue Codes erzeugen'));
  const form = await dialog('Neue Wiederherstellungscodes');
  await fillFields(person, { Passwort: 'ein-passwort', Code: '123456' }, form);
  await person.click(button('Neue Codes erzeugen', form));
  const list = await within(form).findByRole('list', { name: 'Wiederherstellungscodes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(recoveryCodes);
  expect(server.calls('account.renewRecoveryCodes')).toEqual([{ password: 'ein-passwort', code: '123456' }]);
});

test('turning off the second factor rejects a wrong password and a wrong code at their fields', async () => {
  const { person, server } = await openAccount({
    'account.overview': withTwoFactor,
    'account.disableTwoFactor': refused('WRONG_PASSWORD'),
  });
  await person.click(button('Ausschalten'));
  const form = await dialog('Zwei-Faktor-Anmeldung ausschalten');
  await fillFields(person, { Passwort: 'nicht-das-passwort', Code: '000000' }, form);
  await person.click(button('Ausschalten', form));
  await expectFieldMessage(field('Passwort', form), 'Das aktuelle Passwort ist falsch.');
  server.answer({ 'account.disableTwoFactor': refused('INVALID_CODE') });
  await person.click(button('Ausschalten', form));
  await expectFieldMessage(field('Code', form), 'Der Code ist falsch oder abgelaufen.');
  server.answer({ 'account.disableTwoFactor': undefined, 'account.overview': overview });
  await person.click(button('Ausschalten', form));
  await screen.findByText('Ausgeschaltet');
});
