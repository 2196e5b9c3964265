import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CatalogueCsv } from '#shared/import/schema.ts';
import { adminImportTexts as texts } from '#shared/texts/admin/import.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { applyImport, shippedCatalogueCsv } from '../../server/features/import/service.ts';
import { testApp } from '../../server/testing/app.ts';
import { importAndActivate, systemContext } from '../../server/testing/catalogue-imports.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
let shipped: CatalogueCsv;
let active: number;
let next: number;
beforeAll(async () => {
  shipped = await shippedCatalogueCsv('test1');
});
beforeEach(async () => {
  active = (await importAndActivate(app(), shipped)).version.number;
  const { catalogueNumber } = app().db.prisma;
  next = (await catalogueNumber.findUniqueOrThrow({ where: { testVariant: 'test1' } })).highest + 1;
});

const withName = (name: string): CatalogueCsv => ({
  ...shipped,
  softskillsCsv: shipped.softskillsCsv.replace('Kommunikation', name),
});

async function openImport(device: 'desktop' | 'phone', platformRole: 'platform_admin' | 'support'): Promise<Page> {
  const page = await openAs(await makePerson(app(), { platformRole }), '/admin/import', device);
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
const versionsOf = (page: Page) =>
  page.getByRole('region', { name: `${texts.versions.title}: ${texts.variants.test1}`, exact: true });
const version = (page: Page, number: number) =>
  versionsOf(page).getByRole('region', { name: texts.versions.name(number), exact: true });
const dryRun = (page: Page) => page.getByRole('button', { name: texts.plan.run }).click();

async function importAs(page: Page, number: number, csv: CatalogueCsv): Promise<void> {
  await give(page, csv);
  await dryRun(page);
  await page.getByText(texts.plan.newVersion(number)).waitFor();
  await accept(page);
  await page.getByText(texts.take.next(number)).waitFor();
}

async function accept(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: texts.findings.accept });
  if ((await box.count()) > 0) await box.check();
  await page.getByRole('button', { name: texts.take.run, exact: true }).click();
}

async function askToDiscard(page: Page, number: number): Promise<Locator> {
  await version(page, number)
    .getByRole('button', { name: texts.versions.discardLabel(number) })
    .click();
  const dialog = page.getByRole('dialog', { name: texts.versions.discardConfirm.title(number) });
  return dialog.getByRole('button', { name: texts.versions.discardConfirm.confirm });
}

async function expectGone(page: Page, number: number): Promise<void> {
  await version(page, number).waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(versionsOf(page).getByRole('heading', { level: 2 }));
}

test('a catalogue import shows errors with their place; a valid one can be activated, reverted or discarded', async () => {
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

  await give(page, withName('Verständigung'));
  await dryRun(page);
  await page.getByText(texts.plan.newVersion(next)).waitFor();
  await page.getByText('Name: Kommunikation → Verständigung').waitFor();
  await accept(page);
  await page.getByText(texts.take.next(next)).waitFor();
  await expectAccessible(page);

  await versionsOf(page)
    .getByRole('button', { name: texts.versions.activateLabel(next) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: texts.versions.confirm.confirm }).click();
  await version(page, next).getByText(texts.versions.states.active, { exact: true }).waitFor();
  const skill = () => app().db.prisma.softskill.count({ where: { name: 'Verständigung' } });
  expect(await skill()).toBe(1);
  await versionsOf(page)
    .getByRole('button', { name: texts.versions.goBackLabel(active) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: texts.versions.confirm.confirm }).click();
  await version(page, active).getByText(texts.versions.states.active, { exact: true }).waitFor();
  expect(await skill()).toBe(0);

  await page.getByRole('button', { name: texts.take.again }).click();
  await importAs(page, next + 1, withName('Austausch'));
  await (await askToDiscard(page, next + 1)).click();
  await page.getByText(texts.versions.discarded(next + 1)).waitFor();
  await expectGone(page, next + 1);

  await page.getByRole('button', { name: texts.take.again }).click();
  await importAs(page, next + 2, withName('Austausch'));
  const discard = await askToDiscard(page, next + 2);
  await app().db.prisma.catalogueVersion.deleteMany({ where: { testVariant: 'test1', number: next + 2 } });
  await discard.click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: shellTexts.cancel }).click();
  await expectGone(page, next + 2);
  expectNoComplaints(page);
});

test('support sees the versions and cannot change them', async () => {
  const wish = { testVariant: 'test1', acceptWarnings: true } as const;
  const { version: draft } = await applyImport(systemContext(app()), { ...withName('Wortwahl'), ...wish });
  const page = await openImport('desktop', 'support');
  for (const number of [active, draft.number])
    await version(page, number)
      .getByRole('button', { name: texts.versions.show(number) })
      .waitFor();
  const changing = page.getByRole('button', { name: /aktivieren|zurück|löschen|verwerfen|importieren|Probelauf/i });
  expect(await changing.count()).toBe(0);
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('deletes everything only after the typed word, and restores it from the shipped files', async () => {
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
  await page.getByText('Alle Daten gelöscht', { exact: true }).waitFor();
  await page.getByText(/^Gelöscht: /).waitFor();
  expect(await app().db.prisma.softskill.count()).toBe(0);
  await page.getByRole('button', { name: texts.versions.takeShipped }).first().click();
  await dryRun(page);
  await page.getByText(texts.plan.title).waitFor();
  await expectFocus(page.getByRole('status').filter({ hasText: texts.plan.title }));
  await accept(page);
  await page.getByRole('button', { name: texts.take.again }).waitFor();
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
});
