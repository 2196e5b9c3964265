import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeOrganisation, makePerson } from '../../server/testing/people.ts';
import { testBrowser } from './browser.ts';
import { choose, enter, makeNamed, membersPath, roleSelector } from './company.ts';
import { expectFailure } from './expectations.ts';
import { callTo, expectFailing } from './failures.ts';
import { expectFormError } from './forms.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

async function makeTeam() {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const owner = await makeNamed(app(), 'Olga Stein', { orgId, role: 'owner' });
  const second = await makeNamed(app(), 'Paul Eigen', { orgId, role: 'owner' });
  const viewer = await makeNamed(app(), 'Vera Blick', { orgId, role: 'viewer' });
  return { orgId, owner, second, viewer };
}

test('what fails on the members page is said in its own words, and the page stays usable', async () => {
  const { owner: person } = await makeTeam();
  const page = await open();
  await page.route(callTo('members.page'), (route) => route.abort());
  await enter(page, app(), { person, path: membersPath });
  await page.getByRole('heading', { name: 'Organisation konnte nicht geladen werden' }).waitFor();
  await page.unroute(callTo('members.page'));
  await page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' }).first().click();

  await expectFailing(page, {
    call: 'members.changeRole',
    act: () => choose(page, roleSelector(page, 'Vera Blick'), 'Bearbeiter'),
    sentence: 'Rolle konnte nicht geändert werden',
  });
  expect(await roleSelector(page, 'Vera Blick').inputValue()).toBe('Betrachter');

  const ask = () => page.getByRole('button', { name: 'Vera Blick entfernen' }).click();
  await ask();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Entfernen' });
  const sentence = 'Mitglied konnte nicht entfernt werden';
  await expectFailing(page, { call: 'members.remove', act: () => remove.click(), sentence });
  // It stands in the dialog until it works.
  await dialog.getByText(sentence).waitFor();
  await remove.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Vera Blick wurde aus der Organisation entfernt').waitFor();

  await page.getByRole('button', { name: 'Mitglied einladen' }).click();
  await dialog.getByLabel('E-Mail').fill('gast@example.org');
  await page.route(callTo('invitations.invite'), (route) => route.abort());
  await dialog.getByRole('button', { name: 'Einladung erstellen' }).click();
  await expectFormError(dialog, 'Einladung konnte nicht gesendet werden');
  expect(await dialog.getByLabel('E-Mail').inputValue()).toBe('gast@example.org');
});

test('whoever comes too late to the last owner reads that one has to stay', async () => {
  const { orgId, owner, second } = await makeTeam();
  const person = await makePerson(app(), { platformRole: 'platform_admin', member: { orgId, role: 'viewer' } });
  const page = await open();
  // Without the socket the page does not learn in time that there is only one owner left.
  await page.routeWebSocket('**/trpc', () => undefined);
  await enter(page, app(), { person, path: membersPath });
  const where = { userId: owner.userId };
  await roleSelector(page, 'Paul Eigen').waitFor();
  await app().db.prisma.organisationMember.update({ where, data: { role: 'admin' } });
  await choose(page, roleSelector(page, 'Paul Eigen'), 'Betrachter');
  await expectFailure(page, 'Der letzte Eigentümer kann nicht degradiert werden');

  await app().db.prisma.organisationMember.update({ where, data: { role: 'owner' } });
  await page.reload();
  await page.getByRole('button', { name: 'Paul Eigen entfernen' }).click();
  await app().db.prisma.organisationMember.update({ where, data: { role: 'admin' } });
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expectFailure(page, 'Der letzte Eigentümer kann nicht entfernt werden');
  const { role } = await app().db.prisma.organisationMember.findUniqueOrThrow({ where: { userId: second.userId } });
  expect(role).toBe('owner');
});

test('whose session has ended meanwhile reads that they are not signed in', async () => {
  const { owner: person } = await makeTeam();
  const page = await open();
  await page.routeWebSocket('**/trpc', () => undefined);
  await enter(page, app(), { person, path: membersPath });
  await roleSelector(page, 'Vera Blick').waitFor();
  await page.context().clearCookies();
  await choose(page, roleSelector(page, 'Vera Blick'), 'Bearbeiter');
  await expectFailure(page, 'Sie sind nicht angemeldet');
});

test('below the list stands what one may do with members', async () => {
  const { owner, viewer } = await makeTeam();
  for (const { person, sentence } of [
    { person: owner, sentence: /^Sie können Mitglieder einladen, ihre Rollen ändern und sie entfernen\./ },
    { person: viewer, sentence: /^Sie können die Mitglieder sehen\./ },
  ]) {
    const page = await open();
    await enter(page, app(), { person, path: membersPath });
    await page.getByText('Zugriffskontrolle aktiv').waitFor();
    await page.getByText(sentence).waitFor();
  }
});
