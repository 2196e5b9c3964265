import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { membersPage, organisation } from '../../testing/company.ts';
import {
  button,
  choose,
  expectFailure,
  expectFieldMessage,
  expectHeading,
  expectNoneWithText,
  fill,
  findWithText,
  isDisabled,
  optionsOf,
} from '../../testing/page-actions.ts';
import { member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, refused, unreachable } from '../../testing/server-stub.ts';

afterEach(() => vi.useRealTimers());

const team = membersPage([
  ['Olga Stein', 'owner'],
  ['Paul Eigen', 'owner'],
  ['Vera Blick', 'viewer'],
]);

const openMembers = (role: OrganisationRole, answers: Answers = {}) =>
  renderAt('/company/org/members', {
    user: member(role),
    answers: {
      'organisations.current': organisation,
      'members.page': team,
      'invitations.page': { invitations: [], total: 0, nextCursor: null },
      ...answers,
    },
  });

const rowOf = async (name: string) =>
  findWithText('row', name, await screen.findByRole('table', { name: 'Mitglieder' }));
const roleOf = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name: `Rolle von ${name}` });
const dialog = () => screen.findByRole('dialog');

test('a row shows initials, name, address, joining date and marks the viewer', async () => {
  const people = membersPage([
    ['Olga Stein', 'owner'],
    ['nur.adresse@example.org', 'viewer'],
  ]);
  await openMembers('owner', { 'members.page': people });
  await expectHeading('Haus am See');
  const [olga, nameless] = [await rowOf('Olga Stein'), await rowOf('nur.adresse')];
  expect(olga.textContent).toMatch(/^OSOlga Stein \(Sie\)/);
  expect(nameless.textContent).toMatch(/^Nnur\.adresse@example\.org/);
  for (const row of [olga, nameless])
    expect(within(row).getByRole('time').getAttribute('datetime')).toBe('2026-11-20T09:30:00.000Z');
});

test('the only owner has a dialog instead of the role selector', async () => {
  const people = membersPage([
    ['Adam Krug', 'admin'],
    ['Olga Stein', 'owner'],
    ['Vera Blick', 'viewer'],
  ]);
  const { person } = await openMembers('admin', { 'members.page': people });
  await rowOf('Olga Stein');
  await person.click(button('Rolle von Olga Stein: Eigentümer. Warum nicht änderbar?'));
  const why = await screen.findByRole('dialog', { name: 'Aktion nicht möglich' });
  within(why).getByText('Es muss mindestens ein Eigentümer in der Organisation bleiben');
  await person.click(button('Verstanden', why));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const name of ['Olga Stein', 'Adam Krug']) {
    expect(screen.queryByRole('combobox', { name: `Rolle von ${name}` })).toBeNull();
    expect(screen.queryByRole('button', { name: `${name} entfernen` })).toBeNull();
  }
  expect(await optionsOf(person, await roleOf('Vera Blick'))).toEqual(['Betrachter', 'Bearbeiter', 'Administrator']);
});

test('a list that fails to load can be retried', async () => {
  const { person, server } = await openMembers('owner', { 'members.page': unreachable });
  await screen.findByRole('heading', { name: 'Organisation konnte nicht geladen werden' });
  server.answer({ 'members.page': team });
  await person.click(button('Erneut versuchen'));
  await rowOf('Vera Blick');
});

test('a role that cannot be changed stays, with an error in its row until dismissed or changed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { person, server } = await openMembers('owner', { 'members.changeRole': unreachable });
  await choose(person, await roleOf('Vera Blick'), 'Bearbeiter');
  const failure = await expectFailure('Rolle konnte nicht geändert werden', { place: await rowOf('Vera Blick') });
  expect((await roleOf('Vera Blick')).value).toBe('Betrachter');
  vi.advanceTimersByTime(600_000);
  await expectFailure('Rolle konnte nicht geändert werden', { place: await rowOf('Vera Blick') });
  await person.click(button('Meldung schließen', failure));
  await expectNoneWithText('alert', 'Rolle konnte nicht geändert werden');
  server.answer({ 'members.changeRole': undefined });
  await choose(person, await roleOf('Vera Blick'), 'Bearbeiter');
  await findWithText('status', 'Rolle wurde zu "Bearbeiter" geändert', await rowOf('Vera Blick'));
  expect(server.calls('members.changeRole').at(-1)).toEqual({ userId: team.members[2]?.userId, role: 'editor' });
});

test.each([
  ['LAST_OWNER_DEMOTION', 'Der letzte Eigentümer kann nicht degradiert werden'],
  ['NOT_SIGNED_IN', 'Sie sind nicht angemeldet'],
] as const)('a role change refused with %s explains the reason', async (code, sentence) => {
  const { person } = await openMembers('owner', { 'members.changeRole': refused(code) });
  await choose(person, await roleOf('Paul Eigen'), 'Betrachter');
  await expectFailure(sentence);
});

test('a member who cannot be removed stays, with an error in the dialog until it works', async () => {
  const { person, server } = await openMembers('owner', { 'members.remove': unreachable });
  await rowOf('Vera Blick');
  await person.click(button('Vera Blick entfernen'));
  const question = await dialog();
  await person.click(button('Entfernen', question));
  await expectFailure('Mitglied konnte nicht entfernt werden', { place: question });
  server.answer({ 'members.remove': refused('LAST_OWNER_REMOVAL') });
  await person.click(button('Entfernen', question));
  await expectFailure('Der letzte Eigentümer kann nicht entfernt werden', { place: question });
  server.answer({ 'members.remove': undefined });
  await person.click(button('Entfernen', question));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Vera Blick wurde aus der Organisation entfernt');
});

test('a cancelled removal keeps the member and returns the focus to its button', async () => {
  const { person, server } = await openMembers('owner');
  await rowOf('Vera Blick');
  const remove = button('Vera Blick entfernen');
  for (const _ of ['first', 'second']) {
    await person.click(remove);
    await person.click(button('Abbrechen', await dialog()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(remove));
  }
  expect(server.calls('members.remove')).toEqual([]);
});

test.each([
  ['owner', /^Sie können Mitglieder einladen, ihre Rollen ändern und sie entfernen\./],
  ['viewer', /^Sie können die Mitglieder sehen\./],
] as const)('a member of role %s sees their permissions below the list', async (role, sentence) => {
  await openMembers(role);
  await screen.findByText('Zugriffskontrolle aktiv');
  screen.getByText(sentence);
});

test('the invite form rejects bad addresses and members, and keeps its input after an error', async () => {
  const { person, server } = await openMembers('owner', { 'invitations.invite': refused('ALREADY_MEMBER') });
  await person.click(await screen.findByRole('button', { name: 'Mitglied einladen' }));
  const form = await screen.findByRole('dialog', { name: 'Mitglied einladen' });
  const email = within(form).getByLabelText<HTMLInputElement>('E-Mail');
  const send = button('Einladung senden', form);
  expect(isDisabled(send)).toBe(true);
  await fill(person, email, '  ');
  expect(isDisabled(send)).toBe(true);
  for (const bad of ['nina', 'nina@ohne-punkt', 'nina@@example.org']) {
    await fill(person, email, bad);
    await person.click(send);
    await expectFieldMessage(email, 'Ungültige E-Mail-Adresse');
  }
  expect(server.calls('invitations.invite')).toEqual([]);
  await fill(person, email, 'ADAM@EXAMPLE.ORG');
  await person.click(send);
  await expectFieldMessage(email, 'Benutzer ist bereits Mitglied der Organisation');
  server.answer({ 'invitations.invite': unreachable });
  await fill(person, email, 'gast@example.org');
  await person.click(send);
  await findWithText('alert', 'Einladung konnte nicht gesendet werden', form);
  expect(email.value).toBe('gast@example.org');
});

test.each([
  ['owner', ['Betrachter', 'Bearbeiter', 'Administrator', 'Eigentümer']],
  ['admin', ['Betrachter', 'Bearbeiter', 'Administrator']],
] as const)('a member of role %s may give these roles to invited people', async (role, offered) => {
  const { person } = await openMembers(role);
  await person.click(await screen.findByRole('button', { name: 'Mitglied einladen' }));
  const select = within(await dialog()).getByRole<HTMLInputElement>('combobox', { name: 'Rolle' });
  expect(select.value).toBe('Betrachter');
  expect(await optionsOf(person, select)).toEqual(offered);
});
