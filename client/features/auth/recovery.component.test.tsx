import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { contentPageTexts } from '#shared/texts/pages/content-pages.ts';
import {
  button,
  expectAddress,
  expectFieldMessage,
  expectHeading,
  field,
  fillFields,
  findWithText,
} from '../../testing/page-actions.ts';
import { applicant, staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, refused } from '../../testing/server-stub.ts';

const openPage = (path: string, answers: Answers = {}) => renderAt(path, { answers, allowsUnanswered: true });
const { ways } = authTexts.forgotPage;
const noMail = { sendsMail: false, registration: { mode: 'open' as const, domains: [] }, passkeyOrigin: null };

test('a malformed address shows an error at its field', async () => {
  const { person, server } = await openPage('/reset-password');
  await screen.findByLabelText('E-Mail');
  await fillFields(person, { 'E-Mail': 'jana' });
  await person.click(button('Link anfordern'));
  await expectFieldMessage(field('E-Mail'), 'Ungültige E-Mail-Adresse');
  expect(server.calls('auth.requestPasswordReset')).toEqual([]);
});

test('the response does not reveal whether an account exists', async () => {
  const { person } = await openPage('/reset-password', { 'auth.requestPasswordReset': undefined });
  await screen.findByLabelText('E-Mail');
  await fillFields(person, { 'E-Mail': 'niemand@example.org' });
  await person.click(button('Link anfordern'));
  await screen.findByText('Gibt es zu niemand@example.org ein Konto, ist der Link unterwegs. Er gilt eine Stunde.');
});

test('an invalid recovery link leads to a new request', async () => {
  const { person } = await openPage('/reset-password/zeichen', { 'auth.linkState': { state: 'invalid' } });
  await expectHeading('Der Link gilt nicht mehr');
  await person.click(screen.getByRole('link', { name: 'Neuen Link anfordern' }));
  await expectHeading('Passwort zurücksetzen');
});

test('a used recovery link says so', async () => {
  await openPage('/reset-password/zeichen', { 'auth.linkState': { state: 'done' } });
  await expectHeading('Link schon benutzt');
});

test('the form for a new password rejects a short one and reports a link used meanwhile', async () => {
  const { person } = await openPage('/reset-password/zeichen', {
    'auth.linkState': { state: 'open', email: 'jana@example.org' },
    'auth.resetPassword': refused('LINK_INVALID'),
  });
  await screen.findByLabelText('Neues Passwort');
  await fillFields(person, { 'Neues Passwort': 'kurz' });
  await person.click(button('Passwort speichern'));
  await expectFieldMessage(field('Neues Passwort'), 'Mindestens 10 Zeichen.');
  await fillFields(person, { 'Neues Passwort': 'regen-am-dienstag' });
  await person.click(button('Passwort speichern'));
  await findWithText('alert', 'Dieser Link ist ungültig, abgelaufen oder schon benutzt.');
});

test('an unknown confirmation link says so and leads to the sign-in', async () => {
  const { person } = await openPage('/verify-email/zeichen', { 'auth.linkState': { state: 'invalid' } });
  await expectHeading('Der Link gilt nicht mehr');
  await person.click(await screen.findByRole('link', { name: 'Zur Anmeldung' }));
  await expectAddress('/auth');
});

test('without mail the page for a forgotten password offers no form', async () => {
  const { person } = await openPage('/reset-password?next=%2Faccount', { 'auth.options': noMail });
  await screen.findByText(/^Diese Seite verschickt keine E-Mails\./);
  screen.getByText(ways.ask.text);
  screen.getByText(contentPageTexts.noContact);
  expect(screen.queryByText(ways.passkey.text)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }));
  await expectAddress('/auth?next=%2Faccount');
});

test('without mail the page for a forgotten password names the way by passkey where there is one', async () => {
  await openPage('/reset-password', { 'auth.options': { ...noMail, passkeyOrigin: 'https://passgenau.example' } });
  await screen.findByText(ways.passkey.text);
});

test('without mail the page for a forgotten password offers the address for questions', async () => {
  await openPage('/reset-password', { 'auth.options': { ...noMail, contact: 'hilfe@firma.de' } });
  const link = await screen.findByRole('link', { name: 'hilfe@firma.de' });
  expect(link.getAttribute('href')).toBe('mailto:hilfe@firma.de');
  expect(screen.queryByText(contentPageTexts.noContact)).toBeNull();
});

test('without mail, a platform admin is led to the outbox', async () => {
  const { person, server } = await renderAt('/reset-password', {
    user: staff(),
    answers: { 'auth.options': noMail, 'auth.requestPasswordReset': undefined },
    allowsUnanswered: true,
  });
  await screen.findByLabelText('E-Mail');
  await fillFields(person, { 'E-Mail': applicant().email });
  await person.click(button('Link anfordern'));
  await expectHeading('Link im Postausgang');
  expect(server.calls('auth.requestPasswordReset')).toMatchObject([{ email: applicant().email }]);
  await person.click(screen.getByRole('link', { name: 'Zum Postausgang' }));
  await expectAddress('/admin/settings?tab=outbox');
});
