import { expect, test } from 'vitest';
import { adminOrganisationTexts } from '#shared/texts/admin/organisations.ts';
import { lockedTexts } from '#shared/texts/moderation/moderation.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { savedBy } from './downloads.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('an organisation is locked, responds, is unlocked and deleted', async () => {
  const crew = await makeCrew(app());
  const { name } = await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: crew.orgId } });
  const admin = await makePerson(app(), { platformRole: 'platform_admin' });
  const theirs = await openAs(crew.owner, '/company', 'phone');
  await theirs.getByRole('heading', { level: 1 }).waitFor();
  const staff = await openAs(admin, `/admin/organizations/${crew.orgId}`);
  await staff.getByRole('button', { name: 'Sperren', exact: true }).click();
  const lock = staff.getByRole('dialog', { name: adminOrganisationTexts.lockDialog.title(name) });
  await lock.getByLabel('Grund', { exact: true }).fill('Es gibt die Organisation nicht mehr.');
  await lock.getByRole('button', { name: 'Sperren', exact: true }).click();
  await staff.getByRole('button', { name: 'Entsperren', exact: true }).waitFor();

  await theirs.goto('/company');
  await expectHeading(theirs, lockedTexts.title);
  await theirs.getByText('Es gibt die Organisation nicht mehr.').waitFor();
  await theirs.getByRole('textbox', { name: 'Ihre Antwort' }).fill('Es gibt uns noch, unter neuer Adresse.');
  await theirs.getByRole('button', { name: 'Antwort senden' }).click();
  await theirs.getByText('Ihre Antwort vom').waitFor();
  await expectAccessible(theirs);

  await staff.reload();
  await staff.getByText('Es gibt uns noch, unter neuer Adresse.').waitFor();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Entsperren', exact: true }).click();
  const unlock = staff.getByRole('dialog', { name: adminOrganisationTexts.unlockDialog.title(name) });
  await unlock.getByLabel('Grund', { exact: true }).fill('Die neue Adresse ist belegt.');
  await unlock.getByRole('button', { name: 'Entsperren', exact: true }).click();
  await staff.getByRole('button', { name: 'Sperren', exact: true }).waitFor();

  await staff.getByRole('button', { name: 'Löschen', exact: true }).click();
  const remove = staff.getByRole('dialog', { name: adminOrganisationTexts.removeDialog.title(name) });
  await remove.getByLabel('Grund', { exact: true }).fill('Der Eigentümer hat darum gebeten.');
  await remove.getByLabel(adminOrganisationTexts.removeDialog.typed(name)).fill(name);
  await expectAccessible(staff);
  await remove.getByRole('button', { name: adminOrganisationTexts.removeDialog.confirm }).click();
  await expectAddress(staff, '/admin/organizations');
  expect(await app().db.prisma.organisation.count({ where: { id: crew.orgId } })).toBe(0);
  for (const page of [staff, theirs]) expectNoComplaints(page);
});

test('filters the audit log, opens an event, exports the list and verifies the chain', async () => {
  const admin = await makePerson(app(), { firstName: 'Zoe', platformRole: 'platform_admin' });
  const page = await openAs(admin, '/admin/audit');
  await expectHeading(page, 'Audit Logs');
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await page.getByText(/^Unversehrt/).waitFor();
  await page.getByLabel('Aktion').selectOption({ label: 'Audit Log geprüft' });
  await expectAddress(page, '/admin/audit?action=audit_checked');
  await page.getByRole('link', { name: 'Audit Log geprüft: unversehrt' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('unversehrt').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: 'Person' }).fill(admin.email);
  await page.getByRole('option', { name: new RegExp(admin.email) }).click();
  await page.getByRole('button', { name: /Person: Zoe/ }).waitFor();
  await expectAccessible(page);
  const file = await savedBy(page, page.getByRole('button', { name: 'Als CSV exportieren' }));
  expect(file.suggestedFilename()).toMatch(/^Audit Logs-\d{4}-\d{2}-\d{2}\.csv$/);
  expectNoComplaints(page);
});
