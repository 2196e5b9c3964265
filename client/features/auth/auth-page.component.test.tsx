import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import {
  button,
  expectAddress,
  expectFieldMessage,
  expectFocus,
  expectHeading,
  expectNoneWithText,
  field,
  fillFields,
  findWithText,
} from '../../testing/page-actions.ts';
import { applicant, member, staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, refused } from '../../testing/server-stub.ts';

const account = { 'E-Mail': 'jana@example.org', Passwort: 'wolkenlos-am-montag' };
const newPerson = { Vorname: 'Jana', Nachname: 'Petersen', ...account };

const openPage = (path: string, answers: Answers = {}) => renderAt(path, { answers, allowsUnanswered: true });

async function signIn(person: UserEvent, values: Record<string, string> = account): Promise<void> {
  await screen.findByLabelText('E-Mail');
  await fillFields(person, values);
  await person.click(button('Anmelden'));
}

const signInAnswers = (user: SessionUser): Answers => {
  let isSignedIn = false;
  return {
    'auth.me': () => (isSignedIn ? user : null),
    'auth.signIn': () => {
      isSignedIn = true;
      return { status: 'signedIn', offersPasskey: false };
    },
    'auth.signUp': () => {
      isSignedIn = true;
      return { confirmation: 'none' };
    },
  };
};

/** The placeholder of the form has the same fields. */
const expectSignUpForm = () =>
  waitFor(() => expect(screen.getByLabelText('Vorname').closest('fieldset[inert]')).toBeNull());

test('the sign-up form reports errors at their fields and sends nothing', async () => {
  const { person, server } = await openPage('/auth?tab=signup');
  await person.click(await screen.findByRole('button', { name: 'Registrieren' }));
  await expectFieldMessage(field('Vorname'), 'Bitte ausfüllen.');
  await expectFieldMessage(field('Nachname'), 'Bitte ausfüllen.');
  await expectFieldMessage(field('E-Mail'), 'Bitte ausfüllen.');
  await expectFieldMessage(field('Passwort'), 'Bitte ausfüllen, mindestens 10 Zeichen.');
  await fillFields(person, { 'E-Mail': 'jana@ohne-punkt' });
  await person.click(button('Registrieren'));
  await expectFieldMessage(field('E-Mail'), 'Ungültige E-Mail-Adresse');
  expect(server.calls('auth.signUp')).toEqual([]);
});

test('a common password shows an error at its field and keeps all typed values', async () => {
  const { person } = await openPage('/auth?tab=signup', { 'auth.signUp': refused('COMMON_PASSWORD') });
  await expectSignUpForm();
  const typed = { ...newPerson, Passwort: '1234567890' };
  await fillFields(person, typed);
  await person.click(button('Registrieren'));
  const sentence = 'Dieses Passwort steht auf Listen häufiger Passwörter. Wählen Sie ein anderes.';
  await expectFieldMessage(field('Passwort'), sentence);
  await expectFocus(field('Passwort'));
  for (const [label, text] of Object.entries(typed)) expect(field(label).value).toBe(text);
});

test.each([
  ['Bewerber', '/', applicant()],
  ['Unternehmen', '/company/dashboard', member('owner', { organisation: null })],
] as const)('without mail, signing up as %s signs in at once and leads to %s', async (kind, home, user) => {
  const { person } = await openPage('/auth?tab=signup', signInAnswers(user));
  await person.click(await screen.findByRole('radio', { name: kind }));
  await fillFields(person, newPerson);
  await person.click(button('Registrieren'));
  await findWithText('status', 'Registrierung erfolgreich');
  await expectAddress(home);
});

test('signing up with the address of an existing account starts no session', async () => {
  const { person } = await openPage('/auth?tab=signup', { 'auth.signUp': refused('INVALID_CREDENTIALS') });
  await expectSignUpForm();
  await fillFields(person, newPerson);
  await person.click(button('Registrieren'));
  await findWithText('alert', 'E-Mail oder Passwort ist falsch.');
  await expectAddress('/auth?tab=signup');
});

test('the sign-in form reports errors at their fields', async () => {
  const { person, server } = await openPage('/auth');
  await person.click(await screen.findByRole('button', { name: 'Anmelden' }));
  await expectFieldMessage(field('E-Mail'), 'Bitte ausfüllen.');
  await expectFocus(field('E-Mail'));
  await expectFieldMessage(field('Passwort'), 'Bitte ausfüllen.');
  await signIn(person, { 'E-Mail': 'jana', Passwort: 'x'.repeat(257) });
  await expectFieldMessage(field('E-Mail'), 'Ungültige E-Mail-Adresse');
  await expectFieldMessage(field('Passwort'), 'Höchstens 256 Zeichen.');
  expect(server.calls('auth.signIn')).toEqual([]);
});

test('a wrong password is reported until the form changes, and typed values stay', async () => {
  const { person, server } = await openPage('/auth', { 'auth.signIn': refused('INVALID_CREDENTIALS') });
  await signIn(person);
  await findWithText('alert', 'E-Mail oder Passwort ist falsch.');
  for (const [label, text] of Object.entries(account)) expect(field(label).value).toBe(text);
  await person.type(field('Passwort'), 'x');
  await expectNoneWithText('alert', /./);
  await person.keyboard('{Enter}');
  await findWithText('alert', 'E-Mail oder Passwort ist falsch.');
  await expectFocus(field('Passwort'));
  server.answer(signInAnswers(applicant()));
  await signIn(person);
  await expectAddress('/');
});

test('an unconfirmed address cannot sign in', async () => {
  const { person } = await openPage('/auth', { 'auth.signIn': refused('EMAIL_NOT_CONFIRMED') });
  await signIn(person);
  await findWithText('alert', 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.');
  await expectAddress('/auth');
});

test.each([
  ['/auth?tab=signup', 'Ihr Ergebnis behalten'],
  ['/auth?tab=signup&type=company', 'Unternehmen registrieren'],
])('with a finished test in this browser, %s is titled "%s"', async (path, title) => {
  localStorage.setItem('latest_test_token', 'a'.repeat(20));
  await openPage(path);
  await expectHeading(title);
});

test.each([
  ['/auth?tab=signup', 'Kostenloses Konto'],
  ['/auth?tab=signup&type=company', 'Unternehmen registrieren'],
  ['/auth', 'Willkommen zurück'],
])('without a result, %s is titled "%s"', async (path, title) => {
  await openPage(path);
  await expectHeading(title);
});

test.each([
  ['/results', 0],
  [`/job/${'1'.repeat(8)}?release=apply`, 0],
  ['/courses', 2],
])('on the way to %s, signing up offers %i kinds of accounts', async (next, count) => {
  const { person, server } = await openPage(`/auth?tab=signup&type=company&next=${encodeURIComponent(next)}`, {
    'auth.signUp': { confirmation: 'mail' },
  });
  await expectSignUpForm();
  expect(screen.queryAllByRole('radio')).toHaveLength(count);
  await fillFields(person, newPerson);
  await person.click(button('Registrieren'));
  await findWithText('status', 'Registrierung erfolgreich');
  expect(server.calls('auth.signUp').map(({ userType }) => userType)).toEqual([count === 0 ? 'applicant' : 'company']);
});

test('the sign-in page links to the start page', async () => {
  const { person } = await openPage('/auth');
  await person.click(await screen.findByRole('link', { name: 'Zurück zur Startseite' }));
  await expectAddress('/');
});

test('the second factor rejects a malformed and a wrong code at its field and accepts the right one', async () => {
  const { person, server } = await openPage('/auth?next=%2Faccount', {
    'auth.signIn': { status: 'secondFactorRequired', challenge: 'zeichen', hasPasskey: false },
    'auth.verifySecondFactor': refused('INVALID_CODE'),
  });
  await signIn(person);
  await screen.findByLabelText('Code');
  for (const [code, sentence] of [
    ['12345', 'Das Format stimmt nicht.'],
    ['000000', 'Der Code ist falsch oder abgelaufen.'],
  ] as const) {
    await fillFields(person, { Code: code });
    await person.click(button('Code prüfen'));
    await expectFieldMessage(field('Code'), sentence);
  }
  await expectFocus(field('Code'));
  expect(server.calls('auth.verifySecondFactor')).toMatchObject([{ challenge: 'zeichen', code: '000000' }]);
  await person.click(button('Zurück zur Anmeldung'));
  await screen.findByLabelText('E-Mail');
});

test('with registration by invitation, the sign-up tab says so and shows no form', async () => {
  await openPage('/auth?tab=signup', {
    'auth.options': { sendsMail: true, registration: { mode: 'invited', domains: [] }, passkeyOrigin: null },
  });
  await screen.findByText(/^Ein Konto gibt es hier nur auf Einladung\./);
  expect(screen.queryByLabelText('Vorname')).toBeNull();
});

test('with registration by domain, the sign-up tab names the domains', async () => {
  await openPage('/auth?tab=signup', {
    'auth.options': {
      sendsMail: true,
      registration: { mode: 'domains', domains: ['firma.example'] },
      passkeyOrigin: null,
    },
  });
  await screen.findByText(/Nur Adressen mit @firma\.example\./);
});

test.each([
  ['an applicant', '/discover?seite=2', '/discover?seite=2', applicant()],
  ['an applicant', '/company/team', '/', applicant()],
  ['support', '/admin/audit', '/admin/audit', staff('support')],
] as const)(
  'after signing in, %s who first requested %s arrives at %s',
  async (_role, requestedPath, arrival, user) => {
    const { person } = await openPage(requestedPath, signInAnswers(user));
    await expectAddress(`/auth?next=${encodeURIComponent(requestedPath)}`);
    await signIn(person);
    await findWithText('status', 'Erfolgreich angemeldet');
    await expectAddress(arrival);
  },
);

test('switching tabs keeps the page that was requested first', async () => {
  const { person } = await openPage('/profile', signInAnswers(applicant()));
  await person.click(await screen.findByRole('tab', { name: 'Registrieren' }));
  await screen.findByRole('tab', { name: 'Registrieren', selected: true });
  await person.click(screen.getByRole('tab', { name: 'Anmelden' }));
  await screen.findByRole('tab', { name: 'Anmelden', selected: true });
  await signIn(person);
  await expectAddress('/profile');
});

test('a foreign URL in `next` redirects to the start page', async () => {
  const { person } = await openPage(`/auth?next=${encodeURIComponent('//evil.example')}`, signInAnswers(applicant()));
  await signIn(person);
  await expectHeading('Guten Tag, Anna');
  await expectAddress('/');
});
