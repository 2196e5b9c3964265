import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation, makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { choose, expectRows, membersPath, roleSelector, rowOf, statusOf } from './company.ts';
import { expectAddress, expectFailure, expectHeading, successMessage } from './expectations.ts';
import { enter, opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a stale page refuses to remove the last owner and shows the current state', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const second = await makeMember(app(), { name: 'Paul Eigen', orgId, role: 'owner' });
  const page = await open();
  await page.routeWebSocket('**/trpc', () => undefined);
  await enter(page, app(), { person, path: membersPath });
  await roleSelector(page, 'Paul Eigen').waitFor();
  const demoted = { where: { userId: person.userId }, data: { role: 'admin' as const } };
  await app().db.prisma.organisationMember.update(demoted);
  await choose(page, roleSelector(page, 'Paul Eigen'), 'Betrachter');
  await expectFailure(page, 'Dafür fehlt Ihnen die Berechtigung.');
  await page.getByRole('button', { name: 'Rolle von Paul Eigen: Eigentümer. Warum nicht änderbar?' }).waitFor();
  const platform = await makePerson(app(), { platformRole: 'platform_admin', member: { orgId, role: 'viewer' } });
  const admin = await openAs(platform, membersPath);
  const demotion = { call: 'members.changeRole', input: { userId: second.userId, role: 'viewer' } };
  expect(await statusOf(admin, app(), demotion)).toBe(409);
  expectNoComplaints(page);
});

async function fill(orgId: string, count: number): Promise<void> {
  await app().db.pool.query(
    `with made as (insert into users (email, password_hash) select 'leute-' || n || '@example.org', '-' from generate_series(1, $2::int) n returning id, email),
          named as (insert into profiles (user_id, org_id, first_name, last_name, email, user_type)
                    select id, $1::uuid, 'Person', split_part(split_part(email, '@', 1), '-', 2), email, 'company' from made)
     insert into org_members (org_id, user_id, role, created_at)
     select $1::uuid, id, 'editor', now() - split_part(split_part(email, '@', 1), '-', 2)::int * interval '1 day' from made`,
    [orgId, count],
  );
}

test('loads members in batches of fifty, and the search finds members that are not loaded', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  await fill(orgId, 119);
  const page = await openAs(person, membersPath);
  await page.getByText('120 Mitglieder').waitFor();
  await expectRows(page, 50);
  const more = page.getByRole('button', { name: 'Mehr laden' });
  await more.click();
  await expectRows(page, 100);
  await more.click();
  await expectRows(page, 120);
  expect(await more.count()).toBe(0);
  const names = await page.getByRole('table', { name: 'Mitglieder' }).locator('tbody').getByRole('row').allInnerTexts();
  expect(new Set(names).size).toBe(120);

  const fresh = await openAs(person, membersPath);
  await expectRows(fresh, 50);
  const search = fresh.getByRole('searchbox', { name: 'Mitglieder suchen' });
  await search.fill('person 119');
  await expectRows(fresh, 1);
  await rowOf(fresh, 'leute-119@example.org').waitFor();
  await search.fill('leute-11');
  await expectRows(fresh, 11);
  await search.fill('100%');
  await fresh.getByText('Keine Mitglieder gefunden').waitFor();
  await fresh.getByRole('button', { name: 'Suche leeren' }).click();
  await expectRows(fresh, 50);
  for (const one of [page, fresh]) expectNoComplaints(one);
});

test('the team page searches, counts, explains roles, shows rights, changes a role and removes members', async () => {
  const orgId = await makeOrganisation(app());
  const person = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  for (const name of ['Vera Blick', 'Viktor Schau']) await makeMember(app(), { name, orgId, role: 'viewer' });
  await makeMember(app(), { name: 'Emil Fort', orgId, role: 'editor' });
  const page = await openAs(person, '/company/team');
  await expectHeading(page, 'Team');
  const card = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const figures = () => page.locator('dl').first().locator('div').allTextContents();
  await card('Vera Blick').waitFor();
  expect(await figures()).toEqual(['Mitglieder4', 'Eigentümer1', 'Administratoren0', 'Bearbeiter1']);
  const legend = page.getByRole('region', { name: 'Was die Rollen bedeuten' });
  await legend.getByText('Volle Kontrolle über Organisation, Team und alle Inhalte.').waitFor();

  await page.getByRole('button', { name: 'Aktionen für Vera Blick' }).click();
  await page.getByRole('menuitem', { name: 'Berechtigungen anzeigen' }).click();
  const rights = page.getByRole('dialog', { name: 'Berechtigungen von Vera Blick' });
  const right = (words: string) => rights.getByRole('listitem').filter({ hasText: words });
  await right('Organisation, Mitglieder und Einstellungen ansehen').getByText('Erlaubt', { exact: true }).waitFor();
  await right('Einladen, Rollen ändern').getByText('Nicht erlaubt', { exact: true }).waitFor();
  await right('Kurse der Organisation ansehen').getByText('Erlaubt', { exact: true }).waitFor();
  await right('Kurse erstellen und bearbeiten').getByText('Nicht erlaubt', { exact: true }).waitFor();
  await right('Kurse veröffentlichen und löschen').getByText('Nicht erlaubt', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await rights.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Aktionen für Emil Fort' }).click();
  await page.getByRole('menuitem', { name: 'Berechtigungen anzeigen' }).click();
  const editorRights = page.getByRole('dialog', { name: 'Berechtigungen von Emil Fort' });
  for (const words of ['Kurse erstellen und bearbeiten', 'Kurse veröffentlichen', 'Stellen veröffentlichen'])
    await editorRights.getByRole('listitem').filter({ hasText: words }).getByText('Erlaubt', { exact: true }).waitFor();
  const candidates = editorRights.getByRole('region', { name: 'Kandidaten und Bewerbungen' });
  await candidates.getByText('Nicht erlaubt', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await editorRights.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Aktionen für Vera Blick' }).click();
  await page.getByRole('menuitem', { name: 'Rolle ändern' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Rolle ändern' }).click();
  const change = page.getByRole('dialog', { name: 'Rolle von Vera Blick ändern' });
  await choose(page, change.getByRole('combobox', { name: 'Rolle' }), 'Administrator');
  await change.getByRole('button', { name: 'Rolle ändern' }).click();
  await successMessage(page, 'Rolle wurde zu "Administrator" geändert').waitFor();
  await card('Vera Blick').getByText('Administrator', { exact: true }).waitFor();
  expect(await figures()).toEqual(['Mitglieder4', 'Eigentümer1', 'Administrator1', 'Bearbeiter1']);

  await page.getByRole('button', { name: 'Aktionen für Emil Fort' }).click();
  await page.getByRole('menuitem', { name: 'Mitglied entfernen' }).click();
  await page.getByRole('dialog', { name: 'Mitglied entfernen' }).getByRole('button', { name: 'Entfernen' }).click();
  await card('Emil Fort').waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Team durchsuchen' }).fill('viktor');
  await card('Vera Blick').waitFor({ state: 'detached' });
  await card('Viktor Schau').waitFor();
  await page.getByRole('button', { name: 'Aktionen für Viktor Schau' }).waitFor();
  await expectAddress(page, '/company/team');
  expectNoComplaints(page);
});
