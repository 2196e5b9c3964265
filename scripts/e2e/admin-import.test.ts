/** A new catalogue, from three files to a version that is active, and back; then everything goes. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { CatalogueCsv } from '#shared/import/schema.ts';
import { adminImportTexts as texts } from '#shared/texts/admin-import.ts';
import { shippedCatalogueCsv } from '../../server/features/import/service.ts';
import { testApp } from '../../server/testing/app.ts';
import { useCatalogue } from '../../server/testing/imports.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
let shipped: CatalogueCsv;
beforeAll(async () => {
  shipped = await shippedCatalogueCsv('test1');
  await useCatalogue(app(), shipped);
});

async function openImport(device: 'desktop' | 'phone', platformRole: 'platform_admin' | 'support'): Promise<Page> {
  const page = await open(device);
  await signInDirectly(page, app(), await makePerson(app(), { platformRole }));
  await page.goto('/admin/import');
  await expectHeading(page, texts.title);
  return page;
}

const filesOf = ({ softskillsCsv, statementsCsv, questionGroupsCsv }: CatalogueCsv) =>
  Object.entries({
    'softskills.csv': softskillsCsv,
    'statements.csv': statementsCsv,
    'question-groups.csv': questionGroupsCsv,
  }).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }));

const give = (page: Page, csv: CatalogueCsv) => page.locator('input[type="file"]').setInputFiles(filesOf(csv));
/** Of the variant that the files here are for. */
const versionsOf = (page: Page) =>
  page.getByRole('region', { name: `${texts.versions.title}: ${texts.variants.test1}`, exact: true });
const version = (page: Page, number: number) =>
  versionsOf(page).getByRole('region', { name: texts.versions.name(number), exact: true });
const dryRun = (page: Page) => page.getByRole('button', { name: texts.plan.run }).click();

test('what is wrong is named with its place, what is right becomes a version that one goes to and back from', async () => {
  const page = await openImport('desktop', 'platform_admin');
  const { statementsCsv } = shipped;
  const [, second = ''] = statementsCsv.split('\n');
  const unknown = second.replace(/^([^,;]+)([,;])/, 'x$2');
  await give(page, { ...shipped, statementsCsv: statementsCsv.replace(second, unknown) });
  await dryRun(page);
  await page.getByText(texts.plan.refused).waitFor();
  const wrong = page.getByRole('table').first().getByRole('row').nth(1);
  await expect
    .poll(() => wrong.getByRole('cell').allInnerTexts())
    .toEqual(['statements.csv', '2', '1', expect.any(String)]);
  expect(await page.getByRole('button', { name: texts.take.run, exact: true }).count()).toBe(0);
  await expectAccessible(page);

  await give(page, { ...shipped, softskillsCsv: shipped.softskillsCsv.replace('Kommunikation', 'Verständigung') });
  await dryRun(page);
  await page.getByText(texts.plan.newVersion(2)).waitFor();
  await page.getByText('Name: Kommunikation → Verständigung').waitFor();
  const accept = page.getByRole('checkbox', { name: texts.findings.accept });
  if ((await accept.count()) > 0) await accept.check();
  await page.getByRole('button', { name: texts.take.run, exact: true }).click();
  await page.getByText(texts.take.next(2)).waitFor();
  await expectAccessible(page);

  await versionsOf(page)
    .getByRole('button', { name: texts.versions.activateLabel(2) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: texts.versions.confirm.confirm }).click();
  await version(page, 2).getByText(texts.versions.states.active, { exact: true }).waitFor();
  const skill = () => app().db.prisma.softskill.count({ where: { name: 'Verständigung' } });
  expect(await skill()).toBe(1);
  await versionsOf(page)
    .getByRole('button', { name: texts.versions.goBackLabel(1) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: texts.versions.confirm.confirm }).click();
  await version(page, 1).getByText(texts.versions.states.active, { exact: true }).waitFor();
  expect(await skill()).toBe(0);
  expectNoComplaints(page);
});

test('support looks at the versions and changes none', async () => {
  const page = await openImport('desktop', 'support');
  await version(page, 1)
    .getByRole('button', { name: texts.versions.show(1) })
    .waitFor();
  const changing = page.getByRole('button', { name: /aktivieren|zurück|löschen|importieren|Probelauf/i });
  expect(await changing.count()).toBe(0);
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('everything goes only with the typed word, and comes back from the shipped files', async () => {
  const page = await openImport('phone', 'platform_admin');
  await page.getByRole('button', { name: texts.danger.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.danger.title });
  await dialog.getByText(/^Aussagen: /).waitFor();
  const confirm = dialog.getByRole('button', { name: texts.danger.confirm });
  await dialog.getByRole('textbox').fill('löschen');
  expect(await confirm.isEnabled()).toBe(false);
  await dialog.getByRole('textbox').fill('LÖSCHEN');
  await expectAccessible(page);
  await confirm.click();
  await page.getByText(/^Gelöscht: /).waitFor();
  expect(await app().db.prisma.softskill.count()).toBe(0);
  await page.getByRole('button', { name: texts.versions.takeShipped }).first().click();
  await dryRun(page);
  await page.getByText(texts.plan.title).waitFor();
  await expectFocus(page.getByRole('status').filter({ hasText: texts.plan.title }));
  const accept = page.getByRole('checkbox', { name: texts.findings.accept });
  if ((await accept.count()) > 0) await accept.check();
  await page.getByRole('button', { name: texts.take.run, exact: true }).click();
  await page.getByRole('button', { name: texts.take.again }).waitFor();
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
});
