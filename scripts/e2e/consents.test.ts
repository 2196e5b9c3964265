import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeOrganisation, makePerson } from '../../server/testing/people.ts';
import { makeApplicant } from '../../server/testing/results.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a person gives, sees and withdraws a consent, and is asked about new terms once', async () => {
  await makeOrganisation(app());
  const person = await makeApplicant(app(), { name: 'Ada Adler' });
  const page = await openAs(person, '/discover');
  await page.getByRole('switch').click();
  await page.getByText('Gespeichert').waitFor();
  await page.goto('/account');
  await page.getByRole('link', { name: 'Einwilligungen ansehen' }).click();
  const current = page.getByRole('list', { name: 'Das haben Sie erlaubt' });
  await current.getByText('Ich möchte einmal in der Woche eine E-Mail').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Zurücknehmen: Wöchentliche/ }).click();
  await page.getByText('Zurzeit haben Sie nichts erlaubt.').waitFor();
  await page
    .getByRole('list', { name: 'Früher erlaubt' })
    .getByText(/Zurückgenommen am/)
    .waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await current.getByText('Wöchentliche E-Mail mit neuen Stellen').waitFor();

  const admin = await openAs(
    await makePerson(app(), { platformRole: 'platform_admin' }),
    '/admin/settings?tab=pages&page=terms',
  );
  await admin.getByLabel('Markdown').fill('## Konto\n\nSie müssen 18 Jahre alt sein.');
  await admin.getByLabel('Was hat sich geändert?').fill('Das Mindestalter steht jetzt fest.');
  await admin.getByRole('button', { name: 'Speichern', exact: true }).click();
  await admin.getByText('Seite gespeichert').waitFor();

  await page.goto('/discover');
  await page.getByText('Die Nutzungsbedingungen haben sich geändert.').waitFor();
  await page.getByRole('button', { name: 'Ansehen und entscheiden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nutzungsbedingungen' });
  await dialog.getByText('Das Mindestalter steht jetzt fest.').waitFor();
  await dialog.getByRole('button', { name: 'Ganzen Text lesen' }).click();
  await dialog.getByRole('heading', { name: 'Konto' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zustimmen', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('haben sich geändert').count()).toBe(0);
  await page.goto('/account?tab=consents');
  await page
    .getByRole('list', { name: 'Früher erlaubt' })
    .getByText(/Erneuert am/)
    .waitFor();
  expectNoComplaints(page);
});
