import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeJobDraft } from '../../server/testing/jobs.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { writeJobsCsv } from '../../shared/jobs/import-file.ts';
import { toJobRecord } from '../../shared/jobs/import-record.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectFocus } from './forms.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a CSV file shows its changes, is imported as a whole, and changes nothing the second time', async () => {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const page = await openAs(owner, '/company/jobs');
  const dialog = page.getByRole('dialog', { name: 'Stellen aus einer CSV-Datei' });
  const choosing = page.getByRole('button', { name: 'CSV importieren' });
  const csv = (text: string) => ({ name: 'stellen.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const take = (text: string) => dialog.locator('input[type="file"]').first().setInputFiles(csv(text));
  const rows = (...titlesOf: string[]) =>
    writeJobsCsv(
      titlesOf.map((title, index) => toJobRecord(`nr-${index + 1}`, makeJobDraft({ title, skills: [] }), new Map())),
    );
  await choosing.click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Datei auswählen' }).click();
  await (await chooser).setFiles(csv(rows('Koch (m/w/d)', 'Küchenhilfe').replace('37073', '00000')));
  await dialog.getByText(/^Zeile 2, Spalte 4: /).waitFor();
  await expectFocus(dialog.getByRole('status'));
  expect(await dialog.getByRole('button', { name: 'Alles übernehmen' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await take(rows('Koch (m/w/d)', 'Küchenhilfe (m/w/d)'));
  await dialog.getByText('2 neu').waitFor();
  expect(await app().db.prisma.job.count({ where: { orgId } })).toBe(0);
  await dialog.getByRole('button', { name: 'Alles übernehmen' }).click();
  await dialog.getByText('2 neu angelegt, 0 geändert, 0 unverändert.').waitFor();
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  const titles = async () =>
    (await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toSorted();
  await expect.poll(titles).toEqual(['Koch (m/w/d)', 'Küchenhilfe (m/w/d)']);
  await choosing.click();
  await take(rows('Koch (m/w/d)', 'Leitung der Küche (m/w/d)'));
  await dialog.getByText('titel: Küchenhilfe (m/w/d) → Leitung der Küche (m/w/d)').waitFor();
  await dialog.getByRole('button', { name: 'Alles übernehmen' }).click();
  await dialog.getByText('0 neu angelegt, 1 geändert, 1 unverändert.').waitFor();
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  await choosing.click();
  await take(rows('Koch (m/w/d)', 'Leitung der Küche (m/w/d)'));
  await dialog.getByText('Alle Zeilen stehen schon so in Ihren Stellen.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Alles übernehmen' }).count()).toBe(0);
  expect(await app().db.prisma.job.count({ where: { orgId } })).toBe(2);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/jobs.planImport*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await choosing.click();
  await take(rows('Koch (m/w/d)', 'Leitung der Küche (m/w/d)'));
  await dialog.getByText('Die Datei wird geprüft …').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await choosing.click();
  await expectFocus(dialog.getByRole('button', { name: 'Datei auswählen' }));
  const answered = page.waitForResponse('**/trpc/jobs.planImport*');
  release();
  await (await answered).finished();
  await expectFocus(dialog.getByRole('button', { name: 'Datei auswählen' }));
  await take(rows('Koch (m/w/d)'));
  await dialog.getByText('Alle Zeilen stehen schon so in Ihren Stellen.').waitFor();
  expectNoComplaints(page);
});
