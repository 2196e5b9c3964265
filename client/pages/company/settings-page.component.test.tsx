import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { button, expectFieldMessage, expectHeading, field, fillIn, findSaying } from '../../testing/acting.ts';
import { organisation } from '../../testing/company.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, unreachable } from '../../testing/server-stub.ts';

async function openSettings(role: OrganisationRole, answers: Answers = {}) {
  const opened = await renderAt('/company/settings', {
    user: member(role),
    answers: { 'organisations.current': organisation, ...answers },
    isPatient: true,
  });
  await expectHeading('Einstellungen');
  if (role !== 'editor') await waitFor(() => expect(field('Name').value).toBe('Haus am See'));
  return opened;
}

test('an empty name is refused at its field and not sent', async () => {
  const { person, server } = await openSettings('admin');
  await fillIn(person, { Name: '  ' });
  await person.click(button('Einstellungen speichern'));
  await expectFieldMessage(field('Name'), 'Bitte geben Sie einen Organisationsnamen ein');
  expect(server.calls('organisations.updateSettings')).toEqual([]);
});

test('people without the right to edit see read-only settings', async () => {
  await openSettings('editor');
  await screen.findByText('Sie sehen die Einstellungen, ändern können sie Administratoren und Eigentümer.');
  for (const name of ['Einstellungen speichern', 'Organisation löschen', 'Eigentum übertragen'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a change that cannot be saved stays, and the bar says so until it is saved', async () => {
  const { person, server } = await openSettings('owner', { 'organisations.updateSettings': unreachable });
  await fillIn(person, { Name: 'Haus am Meer' });
  await screen.findByText('Nicht gespeicherte Änderungen');
  await person.click(button('Einstellungen speichern'));
  await findSaying('alert', 'Einstellungen konnten nicht gespeichert werden');
  expect(field('Name').value).toBe('Haus am Meer');
  expect(server.calls('organisations.updateSettings')).toMatchObject([{ name: 'Haus am Meer', basedOnVersion: 1 }]);
});
