import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson } from '../../server/testing/people.ts';
import { type Device, expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { statusOf } from './company.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { opensAs, signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

async function openSettings(address: string, device: Device = 'desktop'): Promise<Page> {
  const page = await openAs(await makePerson(app(), { platformRole: 'platform_admin' }), address, device);
  await expectHeading(page, 'System Settings');
  return page;
}

test('a footer page is edited, shown to a visitor and reset to the shipped text', async () => {
  const page = await openSettings('/admin/settings');
  const visitor = await open('phone');
  await visitor.goto('/help');
  const article = visitor.getByRole('article');
  await article.getByRole('heading', { level: 1 }).waitFor();
  const shipped = await article.textContent();

  await page.getByRole('navigation', { name: 'Seiten der Fußzeile' }).getByRole('link', { name: 'Hilfe' }).click();
  await page.getByText('Ausgelieferter Text', { exact: true }).waitFor();
  const save = page.getByRole('button', { name: 'Speichern' });
  expect(await save.isVisible()).toBe(false);
  await page.getByLabel('Titel').fill('Hilfe von Menschen');
  await page.getByLabel('Markdown').fill('## Sprechzeiten\n\nMontags bis **donnerstags**.');
  await page.getByText('Nicht gespeicherte Änderungen').waitFor();
  await save.click();
  await successMessage(page, 'Seite gespeichert').waitFor();
  await save.waitFor({ state: 'hidden' });
  await page.getByText(/^Geändert am /).waitFor();
  await visitor.reload();
  await expectHeading(visitor, 'Hilfe von Menschen');
  await article.getByRole('heading', { level: 2, name: 'Sprechzeiten' }).waitFor();
  await article.locator('strong', { hasText: 'donnerstags' }).waitFor();
  await article.getByText(/^Stand: /).waitFor();

  await page.getByRole('button', { name: 'Ausgelieferten Text wiederherstellen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ausgelieferten Text wiederherstellen' });
  await dialog.getByText('Der geänderte Text der Seite „Hilfe“ wird gelöscht.').waitFor();
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).click();
  await successMessage(page, 'Ausgelieferter Text wiederhergestellt').waitFor();
  await page.getByText('Ausgelieferter Text', { exact: true }).waitFor();
  expect(await page.getByLabel('Titel').inputValue()).not.toBe('Hilfe von Menschen');
  await visitor.reload();
  await article.waitFor();
  await expect.poll(() => article.textContent()).toBe(shipped);
  expectNoComplaints(page);
  expectNoComplaints(visitor);
});

test('Markdown cannot bring a script into the page', async () => {
  const page = await openSettings('/admin/settings?page=blog');
  await page
    .getByLabel('Markdown')
    .fill('Text <script>document.title="evil"</script><img src=x onerror="document.title=1">');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await successMessage(page, 'Seite gespeichert').waitFor();
  const visitor = await open();
  await visitor.goto('/blog');
  await visitor.getByRole('article').getByText('Text').waitFor();
  expect(await visitor.getByRole('article').locator('script, [onerror]').count()).toBe(0);
  expect(await visitor.title()).toContain('Passgenau');
  expectNoComplaints(visitor);
});

test('support reads the settings without changing them, and has no access to pages, mails and the language model', async () => {
  const page = await open();
  await signInDirectly(page, app(), await makePerson(app(), { platformRole: 'support' }));
  for (const address of ['/admin/settings', '/admin/settings?tab=outbox']) {
    await page.goto(address);
    await page.getByText('Nur Plattform-Admins ändern diese Einstellungen.').waitFor();
    expect(await page.getByRole('tab', { name: /Seiten|Postausgang|KI-Dienst/ }).count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Absender' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Speichern' }).count()).toBe(0);
  }
  expectNoComplaints(page);
});

test.each(['desktop', 'phone'] as const)(
  'on a %s the outbox shows an unsent mail, and its link works',
  async (device) => {
    const { email } = await makePerson(app());
    const visitor = await open();
    expect(await statusOf(visitor, app(), { call: 'auth.requestPasswordReset', input: { email } })).toBe(200);
    await expect.poll(() => app().db.prisma.outboxMail.count({ where: { recipient: email } })).toBe(1);

    const page = await openSettings('/admin/settings', device);
    if (device === 'phone') await page.getByRole('combobox', { name: 'Bereich' }).selectOption('outbox');
    else await page.getByRole('tab', { name: 'Postausgang' }).click();
    await expectAddress(page, '/admin/settings?tab=outbox');
    await page.getByText('Diese Installation verschickt keine E-Mails').waitFor();
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByText('bleibt im Postausgang').waitFor();
    await row.getByRole('button', { name: `Neues Passwort wählen, an ${email}` }).click();
    const drawer = page.getByRole('dialog', { name: 'Neues Passwort wählen' });
    const link = drawer.getByRole('link');
    await link.waitFor();
    await expectAccessible(page);
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/\/reset-password\/[\w-]+$/);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await visitor.goto(address);
    await expectHeading(visitor, 'Neues Passwort wählen');
    expectNoComplaints(page);
    expectNoComplaints(visitor);
  },
);
