import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPasskey } from '#shared/account/schema.ts';
import { button, expectHeading, field, fillFields, findWithText } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, refused } from '../../testing/server-stub.ts';

const credentials = { get: vi.fn(), create: vi.fn() };

const browserInterface = Object.assign(() => undefined, {
  isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  isConditionalMediationAvailable: async () => false,
});

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', browserInterface);
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  credentials.get.mockReset();
  credentials.create.mockReset();
});

const optionsAt = (passkeyOrigin: string | null): Output<'auth.options'> => ({
  sendsMail: true,
  registration: { mode: 'open', domains: [] },
  passkeyOrigin,
});
const here = { 'auth.options': optionsAt(window.location.origin) };

const challenge = { challenge: 'YWJj', rpId: 'localhost', timeout: 300_000, userVerification: 'required' } as const;
const buffer = (text: string) => new TextEncoder().encode(text).buffer;
const assertion = {
  id: 'YQ',
  rawId: buffer('a'),
  type: 'public-key',
  response: {
    ...{ authenticatorData: buffer('b'), clientDataJSON: buffer('c'), signature: buffer('d') },
    userHandle: buffer('e'),
  },
  getClientExtensionResults: () => ({}),
};
const sent = { id: 'YQ', authenticatorData: 'Yg', clientDataJSON: 'Yw', signature: 'ZA', userHandle: 'ZQ' };

const signInLabel = 'Mit Gesichtserkennung, Fingerabdruck oder PIN anmelden';

test('signs in with the answer of the device', async () => {
  let isSignedIn = false;
  const { person, server } = await renderAt('/auth?next=%2Faccount', {
    answers: {
      ...here,
      'auth.me': () => (isSignedIn ? applicant() : null),
      'auth.startPasskey': challenge,
      'auth.signInWithPasskey': () => {
        isSignedIn = true;
        return { status: 'signedIn' };
      },
    },
    allowsUnanswered: true,
  });
  credentials.get.mockResolvedValue(assertion);
  await person.click(await screen.findByRole('button', { name: signInLabel }));
  await expectHeading('Konto');
  expect(server.calls('auth.signInWithPasskey')).toEqual([{ passkey: sent }]);
});

test.each([
  ['NotAllowedError', /Abgebrochen\. Ist auf diesem Gerät noch nichts eingerichtet/],
  ['SecurityError', /Dieses Gerät oder dieser Browser kann das nicht/],
  ['UnknownError', /Das Gerät hat einen Fehler gemeldet/],
])('says in a sentence what went wrong after %s', async (name, sentence) => {
  const { person, server } = await renderAt('/auth', { answers: { ...here, 'auth.startPasskey': challenge } });
  credentials.get.mockRejectedValue(new DOMException('', name));
  await person.click(await screen.findByRole('button', { name: signInLabel }));
  await findWithText('alert', sentence);
  expect(server.calls('auth.signInWithPasskey')).toEqual([]);
});

test('shows the refusal of the server', async () => {
  const { person } = await renderAt('/auth', {
    answers: { ...here, 'auth.startPasskey': challenge, 'auth.signInWithPasskey': refused('PASSKEY_REFUSED') },
  });
  credentials.get.mockResolvedValue(assertion);
  await person.click(await screen.findByRole('button', { name: signInLabel }));
  await findWithText('alert', /Dieser Passkey gilt hier nicht oder nicht mehr/);
});

test.each([
  ['an address without passkeys', null],
  ['another address than the product’s', 'https://passgenau.example'],
])('at %s neither the sign-in page nor the account offers them', async (_, origin) => {
  const answers: Answers = {
    'auth.options': optionsAt(origin),
    'accountDeletion.preview': { soleOwnerOf: null, isLastAdmin: false },
    'account.overview': overview([]),
  };
  const signIn = await renderAt('/auth', { answers });
  await screen.findByRole('button', { name: 'Anmelden' });
  await waitFor(() => expect(screen.queryByRole('button', { name: signInLabel })).toBeNull());
  signIn.close();
  await renderAt('/account', { user: applicant(), answers });
  await screen.findByRole('region', { name: 'Zwei-Faktor-Anmeldung' });
  expect(screen.queryByRole('region', { name: 'Anmelden ohne Passwort' })).toBeNull();
});

const own = (name: string, more: Partial<OwnPasskey> = {}): OwnPasskey => ({
  passkeyId: name,
  name,
  device: 'Safari auf iOS',
  isBackedUp: false,
  createdAt: new Date('2026-11-20T09:30:00Z'),
  lastUsedAt: null,
  ...more,
});

function overview(passkeys: OwnPasskey[]): Output<'account.overview'> {
  return {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna.berg@example.org',
    accountType: null,
    pendingEmail: null,
    twoFactor: { isOn: false, recoveryCodesLeft: 0 },
    passkeys,
    sessions: [],
  };
}

const section = () => screen.findByRole('region', { name: 'Anmelden ohne Passwort' });
const openAccount = (passkeys: OwnPasskey[], answers: Answers = {}) =>
  renderAt('/account', {
    user: applicant(),
    answers: {
      ...here,
      'accountDeletion.preview': { soleOwnerOf: null, isLastAdmin: false },
      'account.overview': overview(passkeys),
      ...answers,
    },
  });

test('the list shows device, dates and whether other devices have the passkey', async () => {
  await openAccount([own('Telefon', { isBackedUp: true, lastUsedAt: new Date() }), own('Rechner')]);
  const [first, second] = within(await section()).getAllByRole('listitem');
  expect(first?.textContent).toContain(
    'TelefonAuf Ihren Geräten verfügbarEingerichtet am 20.11.2026 mit Safari auf iOS',
  );
  expect(first?.textContent).toContain('zuletzt benutzt gerade eben');
  expect(second?.textContent).toContain('noch nicht benutzt');
});

test('an unsupported browser says so, and ten passkeys are the limit', async () => {
  const full = await openAccount(Array.from({ length: 10 }, (_, index) => own(`Nummer ${index}`)));
  within(await section()).getByText(/^Mehr als 10 gehen nicht/);
  full.close();
  vi.stubGlobal('PublicKeyCredential', undefined);
  await openAccount([]);
  within(await section()).getByText(/^Dieser Browser kann das nicht/);
  expect(within(await section()).queryByRole('button')).toBeNull();
});

const creation: Output<'account.startAddingPasskey'> = {
  options: {
    ...{ challenge: 'YWJj', timeout: 300_000, pubKeyCredParams: [] },
    ...{ rp: { name: 'Passgenau', id: 'localhost' }, user: { id: 'YQ', name: 'a', displayName: 'A' } },
  },
  suggestedName: 'Chrome auf Windows',
};

test('setting up asks for the password, suggests a name, and keeps the dialog after cancelling', async () => {
  const { person, server } = await openAccount([], { 'account.startAddingPasskey': refused('WRONG_PASSWORD') });
  await person.click(button('Einrichten', await section()));
  const dialog = await screen.findByRole('dialog', { name: 'Anmelden ohne Passwort einrichten' });
  await fillFields(person, { Passwort: 'nicht-das-passwort' }, dialog);
  await person.click(button('Weiter', dialog));
  await within(dialog).findByText('Das aktuelle Passwort ist falsch.');
  server.answer({ 'account.startAddingPasskey': creation });
  await fillFields(person, { Passwort: 'ein-passwort' }, dialog);
  await person.click(button('Weiter', dialog));
  await within(dialog).findByLabelText('Name für dieses Gerät');
  expect(field('Name für dieses Gerät', dialog).value).toBe('Chrome auf Windows');
  credentials.create.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await person.click(button('Jetzt einrichten', dialog));
  await findWithText('alert', /Abgebrochen\. Es wurde nichts eingerichtet\./);
  credentials.create.mockRejectedValue(new DOMException('', 'InvalidStateError'));
  await person.click(button('Jetzt einrichten', dialog));
  await findWithText('alert', /schon eingerichtet/);
  expect(server.calls('account.addPasskey')).toEqual([]);
});

test('a passkey of the account confirms the removal in place of the password', async () => {
  const { person, server } = await openAccount([own('Telefon')], {
    'account.startProof': challenge,
    'account.removePasskey': undefined,
  });
  await person.click(button('Entfernen: Telefon', await section()));
  const dialog = await screen.findByRole('dialog', { name: '„Telefon“ entfernen' });
  credentials.get.mockResolvedValue(assertion);
  server.answer({ 'account.overview': overview([]) });
  await person.click(button('Mit Gesichtserkennung, Fingerabdruck oder PIN bestätigen', dialog));
  await screen.findByText('Entfernt');
  expect(server.calls('account.removePasskey')).toEqual([{ passkeyId: 'Telefon', proof: { passkey: sent } }]);
});

test('it confirms the deletion of the account, too, once the word is typed', async () => {
  const eraseAt = new Date('2026-12-12T09:00:00Z');
  const { person, server } = await openAccount([own('Telefon')], {
    'accountDeletion.preview': { soleOwnerOf: null, isLastAdmin: false },
    'account.startProof': challenge,
    'accountDeletion.request': { eraseAt, undoUrl: null },
  });
  const deletion = await screen.findByRole('region', { name: 'Konto löschen' });
  await person.click(await within(deletion).findByRole('button', { name: 'Konto löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Konto löschen' });
  const confirm = () => person.click(button('Mit Gesichtserkennung, Fingerabdruck oder PIN bestätigen', dialog));
  credentials.get.mockResolvedValue(assertion);
  await confirm();
  await within(dialog).findByText('Geben Sie KONTO LÖSCHEN ein.');
  expect(server.calls('account.startProof')).toEqual([]);
  await fillFields(person, { 'Zur Bestätigung KONTO LÖSCHEN eingeben': 'KONTO LÖSCHEN' }, dialog);
  server.answer({ 'auth.me': null });
  await confirm();
  await expectHeading('Ihr Konto ist geschlossen');
  expect(server.calls('accountDeletion.request')).toEqual([{ confirmation: 'KONTO LÖSCHEN', passkey: sent }]);
});
