import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { membersPage, organisation, renderAsMember } from '../../testing/company.ts';
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
import { type Answers, refused, unreachable } from '../../testing/server-stub.ts';

async function openSettings(role: OrganisationRole, answers: Answers = {}) {
  const opened = await renderAsMember('/company/settings', role, answers);
  await expectHeading('Einstellungen');
  if (role !== 'editor') await waitFor(() => expect(field('Name').value).toBe('Haus am See'));
  return opened;
}

test('an empty name shows an error at its field and is not sent', async () => {
  const { person, server } = await openSettings('admin');
  await fillFields(person, { Name: '  ' });
  await person.click(button('Einstellungen speichern'));
  await expectFieldMessage(field('Name'), 'Bitte geben Sie einen Organisationsnamen ein');
  expect(server.calls('organisations.updateSettings')).toEqual([]);
});

test('people without the permission to edit see read-only settings', async () => {
  await openSettings('editor');
  await screen.findByText('Sie sehen die Einstellungen, ändern können sie Administratoren und Eigentümer.');
  for (const name of ['Einstellungen speichern', 'Organisation löschen', 'Eigentum übertragen'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a change that cannot be saved stays, with an error in the bar until it is saved', async () => {
  const { person, server } = await openSettings('owner', { 'organisations.updateSettings': unreachable });
  await fillFields(person, { Name: 'Haus am Meer' });
  await screen.findByText('Nicht gespeicherte Änderungen');
  await person.click(button('Einstellungen speichern'));
  await findWithText('alert', 'Einstellungen konnten nicht gespeichert werden');
  expect(field('Name').value).toBe('Haus am Meer');
  expect(server.calls('organisations.updateSettings')).toMatchObject([{ name: 'Haus am Meer', basedOnVersion: 1 }]);
});

const saveBar = () => document.querySelector('[data-shown]');

test('the save bar shows only for unsaved changes and takes the focus after saving', async () => {
  const { person, server } = await openSettings('owner', { 'organisations.updateSettings': unreachable });
  expect(saveBar()).toBeNull();
  await fillFields(person, { Name: 'Haus am Meer' });
  await waitFor(() => expect(saveBar()).not.toBeNull());
  await fillFields(person, { Name: 'Haus am See' });
  await waitFor(() => expect(saveBar()).toBeNull());

  await fillFields(person, { Name: 'Haus am Meer' });
  await person.click(button('Änderungen verwerfen'));
  const question = await screen.findByRole('dialog', { name: 'Änderungen verwerfen' });
  await person.click(button('Änderungen verwerfen', question));
  await waitFor(() => expect(saveBar()).toBeNull());
  expect(field('Name').value).toBe('Haus am See');

  await fillFields(person, { Name: 'Haus am Meer' });
  button('Einstellungen speichern').focus();
  await person.keyboard('{Enter}');
  const sentence = 'Einstellungen konnten nicht gespeichert werden';
  await findWithText('alert', sentence);
  server.answer({ 'organisations.updateSettings': undefined as never });
  button('Einstellungen speichern').focus();
  await person.keyboard('{Enter}');
  const saved = await findWithText('status', 'Einstellungen gespeichert');
  await expectNoneWithText('alert', sentence);
  await expectFocus(saved);
});

test('settings saved by another user show a conflict and allow keeping or reloading', async () => {
  const newer = { ...organisation, description: 'Von Olga', version: 2 };
  const { person, server } = await openSettings('admin', {
    'organisations.updateSettings': refused('STALE_CHANGE'),
  });
  server.answer({ 'organisations.current': newer });
  await fillFields(person, { Beschreibung: 'Von Adam' });
  await person.click(button('Einstellungen speichern'));
  const title = 'Jemand anderes hat inzwischen gespeichert';
  await findWithText('alert', title);
  expect(field('Beschreibung').value).toBe('Von Adam');
  await person.click(button('Meine Angaben behalten'));
  await expectNoneWithText('alert', title);
  expect(field('Beschreibung').value).toBe('Von Adam');
  await person.click(button('Einstellungen speichern'));
  await findWithText('alert', title);
  expect(server.calls('organisations.updateSettings')).toMatchObject([
    { description: 'Von Adam', basedOnVersion: 1 },
    { description: 'Von Adam', basedOnVersion: 2 },
  ]);
  await person.click(button('Neueren Stand laden'));
  await expectNoneWithText('alert', title);
  expect(field('Beschreibung').value).toBe('Von Olga');
});

test('an organisation is deleted only with its exact name', async () => {
  const { person, server } = await openSettings('owner', { 'organisations.delete': unreachable });
  await person.click(button('Organisation löschen'));
  const dialog = await screen.findByRole('dialog', { name: 'Organisation löschen' });
  const submit = button('Organisation löschen', dialog);
  const label = 'Tippen Sie zur Bestätigung den Namen: Haus am See';
  for (const wrong of ['', 'haus am see', 'Haus am']) {
    await fillFields(person, { [label]: wrong }, dialog);
    expect(isDisabled(submit)).toBe(true);
  }
  await person.keyboard('{Enter}');
  expect(server.calls('organisations.delete')).toEqual([]);
  await fillFields(person, { [label]: 'Haus am See' }, dialog);
  expect(isDisabled(submit)).toBe(false);
  await person.click(submit);
  await waitFor(() => expect(server.calls('organisations.delete')).toHaveLength(1));
});

test('owners cannot leave before they transfer ownership', async () => {
  await openSettings('owner', {
    'members.page': membersPage([
      ['Olga Stein', 'owner'],
      ['Adam Krug', 'editor'],
    ]),
  });
  await screen.findByText(/Übertragen Sie zuerst das Eigentum, danach können Sie gehen\./);
  expect(isDisabled(button('Organisation verlassen'))).toBe(true);
});

test('members of other roles can leave', async () => {
  await openSettings('editor');
  expect(isDisabled(await screen.findByRole('button', { name: 'Organisation verlassen' }))).toBe(false);
});
