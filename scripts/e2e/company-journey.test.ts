import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading, successMessage } from './expectations.ts';
import { publishAs } from './publishing.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

test('a company signs up, publishes a course with all four content types and previews it', async () => {
  const page = await open();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Vorname').fill('Gesa');
  await page.getByLabel('Nachname').fill('Grund');
  await page.getByRole('radio', { name: 'Unternehmen' }).check();
  await page.getByLabel('E-Mail').fill('gesa.grund@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('wolkenlos-am-montag');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await page.getByRole('textbox', { name: 'Organisationsname' }).fill('Backhaus Grund');
  await page.getByRole('button', { name: 'Organisation erstellen' }).click();
  await expectHeading(page, 'Dashboard');

  await page.goto('/company/course/new');
  await page.getByLabel('Titel').fill('Sauerteig führen');
  await page.getByRole('button', { name: 'Kurs erstellen' }).click();
  await successMessage(page, 'Kurs erstellt').waitFor();
  await page.getByRole('button', { name: 'Erstes Modul erstellen' }).click();
  await page.getByRole('button', { name: 'Lektion hinzufügen zu „Modul 1: Einführung“' }).click();
  await page.getByRole('button', { name: 'Text hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Text, Inhalt 1: Text', exact: true }).fill('Füttern Sie ihn jeden Morgen.');
  await page.getByRole('button', { name: 'Video hinzufügen' }).click();
  await page.getByLabel('Link zum Video').fill('https://vimeo.com/123456789');
  await page.getByLabel('Titel des Videos').fill('So riecht er, wenn er reif ist');
  await page.getByRole('button', { name: 'Quiz hinzufügen' }).click();
  await page.getByLabel('Frage').fill('Wie warm soll er stehen?');
  for (const [index, words] of ['10 Grad', '28 Grad', '45 Grad'].entries())
    await page.getByRole('textbox', { name: `Antwort ${index + 1}` }).fill(words);
  await page.getByRole('radio', { name: 'Antwort 2 ist richtig' }).click();
  await page.getByRole('radio', { name: 'Antwort 2 ist richtig', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Asset hinzufügen' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei auswählen' }).click();
  const plan = { name: 'Fütterungsplan.txt', mimeType: 'text/plain', buffer: Buffer.from('Montag: 50 g Roggen') };
  await (await chooser).setFiles(plan);
  await page.getByLabel('Bildunterschrift').fill('Der Plan zum Aushängen');
  await page.getByRole('status').getByText('Gespeichert', { exact: true }).waitFor();
  await publishAs(page, 1);

  await page.getByRole('link', { name: 'Vorschau' }).click();
  await expectHeading(page, 'Sauerteig führen');
  const article = page.getByRole('article');
  await article.getByText('Füttern Sie ihn jeden Morgen.').waitFor();
  await article.getByText('So riecht er, wenn er reif ist').first().waitFor();
  await article.getByText('Wie warm soll er stehen?').waitFor();
  await article.getByText('Der Plan zum Aushängen').waitFor();
  expect(await article.getByText('Fütterungsplan.txt').count()).toBeGreaterThan(0);
  expectNoComplaints(page);
});
