import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import {
  button,
  expectFailure,
  expectFieldMessage,
  expectHeading,
  field,
  fill,
  findWithText,
} from '../../testing/page-actions.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, refused, unreachable } from '../../testing/server-stub.ts';

const heading = 'Zuerst braucht Ihr Unternehmen einen Platz';
const submit = 'Organisation erstellen';
const founder: SessionUser = member('owner', { organisation: null });

const openFounding = (path = '/company', answers: Answers = {}) =>
  renderAt(path, { user: founder, answers, allowsUnanswered: true });
const nameField = () => field('Organisationsname');

const companyPaths = [
  ...['/company', '/company/dashboard', '/company/courses', '/company/course/new', '/company/course/17'],
  ...['/company/course/17/preview', '/company/jobs', '/company/job/new', '/company/job/17'],
  ...['/company/org/members', '/company/team', '/company/results', '/company/settings'],
];

test.each(companyPaths)('without an organisation, %s shows the form to found one', async (path) => {
  await openFounding(path);
  await expectHeading(heading);
  nameField();
  expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
});

test('an empty name shows an error at its field and is not sent', async () => {
  const { person, server } = await openFounding();
  await expectHeading(heading);
  expect(nameField().placeholder).toBe('z.B. Mein Unternehmen');
  for (const empty of ['', '   ']) {
    await fill(person, nameField(), empty);
    await person.click(button(submit));
    await expectFieldMessage(nameField(), 'Bitte geben Sie einen Organisationsnamen ein');
  }
  expect(server.calls('organisations.create')).toEqual([]);
});

test('a failure keeps the name, and the next attempt creates the organisation', async () => {
  const { person, server } = await openFounding('/company', { 'organisations.create': unreachable });
  await expectHeading(heading);
  await fill(person, nameField(), 'Werkstatt Nord');
  await screen.findByText('/company-page/werkstatt-nord');
  await person.click(button(submit));
  await expectFailure('Fehler beim Erstellen der Organisation');
  expect(nameField().value).toBe('Werkstatt Nord');
  server.answer({
    'organisations.create': { organisationId: 'x', slug: 'werkstatt-nord-2' } as never,
    'auth.me': member(),
  });
  await person.click(button(submit));
  await findWithText('status', 'Organisation erfolgreich erstellt!');
  await expectHeading('Dashboard');
  expect(server.calls('organisations.create')).toEqual([{ name: 'Werkstatt Nord' }, { name: 'Werkstatt Nord' }]);
});

test('an organisation founded in another window replaces the form', async () => {
  const { person, server } = await openFounding('/company', {
    'organisations.create': refused('ALREADY_IN_ORGANISATION'),
  });
  await expectHeading(heading);
  await fill(person, nameField(), 'Zum zweiten Mal');
  server.answer({ 'auth.me': member() });
  await person.click(button(submit));
  await expectHeading('Dashboard');
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('Haus am See'));
});
