import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { tokenIn } from '../../server/testing/mailbox.ts';
import { findRole, makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation, testPassword } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { choose, foundingHeading, membersPath, roleSelector, rowOf, statusOf } from './company.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { enter, opensAs } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
test("an invited person signs up through the mailed link, joins and appears on the owner's open page", async () => {
  const orgId = await makeOrganisation(app(), 'Stein und Partner');
  const owner = await openAs(await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' }), membersPath);
  await owner.getByRole('button', { name: 'Mitglied einladen' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Mitglied einladen' });
  await dialog.getByLabel('E-Mail').fill('nina.neu@example.org');
  await choose(owner, dialog.getByRole('combobox', { name: 'Rolle' }), 'Bearbeiter');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await successMessage(owner, 'Einladung gesendet').waitFor();
  const waiting = owner.getByRole('region', { name: 'Offene Einladungen' });
  await waiting.getByText('nina.neu@example.org').waitFor();

  const mail = await app().mailbox.mailTo('nina.neu@example.org');
  expect(mail.subject).toBe('Einladung zu Stein und Partner');
  const guest = await open('phone');
  await guest.goto(`/invitation/${tokenIn(mail)}`);
  await expectHeading(guest, 'Einladung zu Stein und Partner');
  await guest.getByText('Olga Stein lädt Sie ein, bei Stein und Partner mitzuarbeiten.').waitFor();
  await guest.getByLabel('Vorname').fill('Nina');
  await guest.getByLabel('Nachname').fill('Neu');
  await guest.getByLabel('Passwort', { exact: true }).fill(testPassword);
  await guest.getByRole('button', { name: 'Konto anlegen und beitreten' }).click();
  await successMessage(guest, 'Willkommen bei Stein und Partner').waitFor();
  await expectAddress(guest, '/company/dashboard');

  await rowOf(owner, 'Nina Neu').getByText('nina.neu@example.org').waitFor();
  expect(await roleSelector(owner, 'Nina Neu').inputValue()).toBe('Bearbeiter');
  await owner.getByText('2 Mitglieder').waitFor();
  await waiting.waitFor({ state: 'hidden' });
  for (const page of [owner, guest]) expectNoComplaints(page);
});

test('a role change reaches the other person at once, with its permissions', async () => {
  const orgId = await makeOrganisation(app());
  const viewer = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  const owner = await openAs(await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' }), membersPath);
  const other = await openAs(viewer, membersPath);
  const invite = other.getByRole('button', { name: 'Mitglied einladen' });
  await rowOf(other, 'Vera Blick').getByText('(Sie)').waitFor();
  await other.getByText('Sie können die Mitglieder sehen.').waitFor();
  expect(await invite.count()).toBe(0);
  const invitation = { call: 'invitations.invite', input: { email: 'gast@example.org', role: 'viewer' } };
  expect(await statusOf(other, app(), invitation)).toBe(403);

  await choose(owner, roleSelector(owner, 'Vera Blick'), 'Administrator');
  await successMessage(owner, 'Rolle wurde zu "Administrator" geändert').waitFor();
  await rowOf(other, 'Vera Blick').getByText('Administrator').waitFor();
  await invite.waitFor();
  await other.getByText('Sie können Mitglieder einladen, ihre Rollen ändern und sie entfernen.').waitFor();
  expect(await statusOf(other, app(), invitation)).toBe(200);
  await owner.getByRole('region', { name: 'Offene Einladungen' }).getByText('Eingeladen von Vera Blick').waitFor();

  await choose(owner, roleSelector(owner, 'Vera Blick'), 'Betrachter');
  await invite.waitFor({ state: 'hidden' });
  await rowOf(other, 'Vera Blick').getByText('Betrachter').waitFor();
  expect(await statusOf(other, app(), invitation)).toBe(403);
  for (const page of [owner, other]) expectNoComplaints(page);
});

test.each([
  ['company', '/company/settings', foundingHeading],
  ['applicant', '/', 'Guten Tag, Vera'],
] as const)(
  'a removed %s leaves the company area at once and is refused from then on',
  async (userType, address, heading) => {
    const orgId = await makeOrganisation(app(), 'Haus am See');
    const person = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'admin', userType });
    const owner = await openAs(await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' }), membersPath);
    const other = await openAs(person, '/company/settings', 'phone');
    await expectHeading(other, 'Einstellungen');
    expect(await statusOf(other, app(), { call: 'members.page' })).toBe(200);

    await owner.getByRole('button', { name: 'Vera Blick entfernen' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Mitglied entfernen' });
    await dialog.getByText('Vera Blick verliert sofort den Zugang zu Haus am See.').waitFor();
    await dialog.getByRole('button', { name: 'Entfernen' }).click();
    await successMessage(owner, 'Vera Blick wurde aus der Organisation entfernt').waitFor();
    await rowOf(owner, 'Vera Blick').waitFor({ state: 'detached' });

    await expectHeading(other, heading);
    await expectAddress(other, address);
    await other.getByRole('alert').filter({ hasText: 'Sie gehören nicht mehr zu Haus am See.' }).waitFor();
    expect(await statusOf(other, app(), { call: 'members.page' })).toBe(403);
    expect(await findRole(app(), person.userId)).toBeNull();
    for (const page of [owner, other]) expectNoComplaints(page);
  },
);

test('a page that was offline shows missed changes after reconnecting', async () => {
  const orgId = await makeOrganisation(app());
  await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  await makeMember(app(), { name: 'Emil Fort', orgId, role: 'viewer' });
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const [here, away] = [await openAs(owner, membersPath), await openAs(owner, membersPath)];
  for (const page of [here, away]) await rowOf(page, 'Emil Fort').waitFor();
  await away.context().setOffline(true);
  await closeSockets();
  await away.getByText('Verbindung unterbrochen').waitFor();
  await choose(here, roleSelector(here, 'Vera Blick'), 'Administrator');
  await successMessage(here, 'Rolle wurde zu "Administrator" geändert').waitFor();
  await here.getByRole('button', { name: 'Emil Fort entfernen' }).click();
  await here.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await rowOf(here, 'Emil Fort').waitFor({ state: 'detached' });
  expect(await rowOf(away, 'Emil Fort').count()).toBe(1);
  expect(await roleSelector(away, 'Vera Blick').inputValue()).toBe('Betrachter');

  await away.context().setOffline(false);
  await rowOf(away, 'Emil Fort').waitFor({ state: 'detached', timeout: 30_000 });
  await expect.poll(() => roleSelector(away, 'Vera Blick').inputValue()).toBe('Administrator');
  await away.getByText('Verbindung unterbrochen').waitFor({ state: 'detached' });
  expectNoComplaints(here);
});

test('replaces a silent connection that was not closed, and shows the current state', async () => {
  const orgId = await makeOrganisation(app());
  const vera = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const page = await open();
  let isSilent = false;
  let connections = 0;
  await page.clock.install();
  await page.routeWebSocket('**/trpc', (socket) => {
    const server = socket.connectToServer();
    const isFirst = connections++ === 0;
    const isCut = () => isFirst && isSilent;
    socket.onMessage((message) => isCut() || server.send(message));
    server.onMessage((message) => isCut() || socket.send(message));
  });
  await enter(page, app(), { person: owner, path: membersPath });
  await roleSelector(page, 'Vera Blick').waitFor();
  isSilent = true;
  await owner.caller.members.changeRole({ userId: vera.userId, role: 'editor' });
  expect(await roleSelector(page, 'Vera Blick').inputValue()).toBe('Betrachter');
  // The heartbeat starts after 25 seconds and waits ten more for the answer.
  await page.clock.runFor(26_000);
  await page.clock.runFor(10_000);
  await expect.poll(() => roleSelector(page, 'Vera Blick').inputValue()).toBe('Bearbeiter');
  expectNoComplaints(page);
});

/** An offline browser keeps its socket open; the server closes all sockets when it loses its database listener. */
const closeSockets = () =>
  app().db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen passgenau' and datname = current_database()",
  );
