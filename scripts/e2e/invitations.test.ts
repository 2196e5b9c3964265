import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { tokenIn } from '../../server/testing/mailbox.ts';
import { findRole, makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation, makePerson, type Person } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { choose, membersPath, rowOf } from './company.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { opensAs, signInByForm } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

type Invited = { orgId: string; owner: Person; guest: Person; token: string };

async function makeInvited(): Promise<Invited> {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const guest = await makePerson(app(), { userType: 'company' });
  await owner.caller.invitations.invite({ email: guest.email, role: 'admin' });
  return { orgId, owner, guest, token: tokenIn(await app().mailbox.mailTo(guest.email)) };
}

test('a different person cannot join; signing in as the invited one leads into the organisation', async () => {
  const { guest, token } = await makeInvited();
  const stranger = await makePerson(app(), { userType: 'company', email: 'fremd@example.org' });
  const page = await openAs(stranger, `/invitation/${token}`);
  await page.getByRole('heading', { name: 'Diese Einladung gilt jemand anderem' }).waitFor();
  await page.getByText('Sie sind angemeldet als fremd@example.org.').waitFor();
  await page.getByText('Diese Einladung gilt einer anderen E-Mail-Adresse.').waitFor();
  expect(await page.getByRole('button', { name: 'Einladung annehmen' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Abmelden und anders anmelden' }).click();
  await expectAddress(page, `/auth?next=${encodeURIComponent(`/invitation/${token}`)}`);
  await signInByForm(page, guest.email);
  await expectAddress(page, `/invitation/${token}`);
  await page.getByRole('button', { name: 'Einladung annehmen' }).click();
  await successMessage(page, 'Willkommen bei Haus am See').waitFor();
  expect(await findRole(app(), guest.userId)).toBe('admin');
  expect(await findRole(app(), stranger.userId)).toBeNull();
  expectNoComplaints(page);
});

test('an open invitation is resent with a new link and withdrawn', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const page = await openAs(await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' }), membersPath);
  await rowOf(page, 'Olga Stein').waitFor();
  const email = 'immer.wieder@example.org';
  await page.getByRole('button', { name: 'Mitglied einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mitglied einladen' });
  await dialog.getByLabel('E-Mail').fill(email);
  await choose(page, dialog.getByRole('combobox', { name: 'Rolle' }), 'Administrator');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  const row = page.getByRole('region', { name: 'Offene Einladungen' }).getByRole('listitem').filter({ hasText: email });
  await row.getByText('Administrator').waitFor();
  const first = tokenIn(await app().mailbox.mailTo(email));

  await row.getByRole('button', { name: `Einladung an ${email} erneut senden` }).click();
  await row.getByText('Einladung erneut gesendet').waitFor();
  const second = tokenIn(await app().mailbox.mailTo(email, 2));
  const guest = await open('phone');
  await guest.goto(`/invitation/${first}`);
  await guest.getByRole('alert').filter({ hasText: 'Dieser Link ist ungültig' }).waitFor();
  await guest.goto(`/invitation/${second}`);
  await expectHeading(guest, 'Einladung zu Haus am See');

  await row.getByRole('button', { name: `Einladung an ${email} zurückziehen` }).click();
  await successMessage(page, 'Einladung zurückgezogen').waitFor();
  await row.waitFor({ state: 'detached' });
  await guest.reload();
  await guest.getByRole('alert').filter({ hasText: 'Diese Einladung wurde zurückgezogen.' }).waitFor();
  for (const one of [page, guest]) expectNoComplaints(one);
});
