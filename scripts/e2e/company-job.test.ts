import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeJob } from '../../server/testing/jobs.ts';
import { saved, unsaved } from './authors.ts';
import { expectNoComplaints, testBrowser, timeoutMs } from './browser.ts';
import { enter, makeNamed } from './company.ts';
import { addSkill, callerOf, field, jobListPath, makeOwner } from './company-job.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { expectFocus } from './forms.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

test('what could not be saved survives the page, and nobody overwrites unseen what somebody else has saved meanwhile', async () => {
  const { orgId, owner, caller } = await makeOwner(app());
  const { jobId, draft } = await makeJob({ caller }, { title: 'Koch (m/w/d)' });
  const other = await callerOf(app(), await makeNamed(app(), 'Ben Grob', { orgId, role: 'editor' }));
  const saveAsOther = async (changes: Partial<typeof draft>) => {
    const { revision, draft: newest } = await other.caller.jobs.job({ jobId });
    await other.caller.jobs.save({ jobId, revision, draft: { ...newest, ...changes } });
  };
  const page = await open();
  await enter(page, app(), { person: owner, path: `/company/job/${jobId}` });
  await expectHeading(page, 'Koch (m/w/d)');
  // Nothing is unsaved here: what he does appears by itself.
  await saveAsOther({ title: 'Köchin oder Koch' });
  await page.getByText('Ben Grob hat diese Stelle gerade geändert. Sie sehen die neue Fassung.').waitFor();
  expect(await field(page, 'Titel').inputValue()).toBe('Köchin oder Koch');

  await page.route('**/trpc/jobs.save*', (route) => route.abort());
  await field(page, 'Titel').fill('Küchenleitung');
  await unsaved(page);
  await page.getByRole('alert').filter({ hasText: 'Speichern fehlgeschlagen' }).waitFor();
  await page.reload();
  await expect.poll(() => field(page, 'Titel').inputValue(), { timeout: timeoutMs }).toBe('Küchenleitung');
  await saveAsOther({ title: 'Küchenchef', hoursTo: 35 });
  await page.unroute('**/trpc/jobs.save*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const conflict = page.getByRole('alert').filter({ hasText: 'Diese Stelle wurde inzwischen von Ben Grob geändert' });
  await conflict.getByText('Von beiden geändert: Titel.').waitFor();
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await saved(page);
  expect((await caller.jobs.job({ jobId })).draft).toMatchObject({ title: 'Küchenleitung', hoursTo: 35 });

  await page.route('**/trpc/jobs.save*', (route) => route.abort());
  await field(page, 'Titel').fill('Küchenhilfe');
  await unsaved(page);
  await saveAsOther({ title: 'Köchin' });
  await page.unroute('**/trpc/jobs.save*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await conflict.getByRole('button', { name: 'Neuere Fassung laden' }).click();
  await expectHeading(page, 'Köchin');
  await saved(page);
  expect((await caller.jobs.job({ jobId })).draft.title).toBe('Köchin');

  // A wrong amount that is not in sight any more is still named.
  await page.getByRole('group', { name: 'Spanne' }).getByLabel('Von').fill('20000000');
  await page.getByText('Höchstens 10.000.000.').first().waitFor();
  await page.getByRole('radiogroup', { name: 'Angabe zur Vergütung' }).getByText('Keine Angabe').click();
  const hidden = page.getByRole('alert').filter({ hasText: 'Ausgeblendete Angaben sind nicht gespeichert' });
  await hidden.getByText('Vergütung von:').waitFor();
  await hidden.getByRole('button', { name: 'Ausgeblendete Angaben leeren' }).click();
  await expectFocus(field(page, 'Begründung'));
  await saved(page);

  // Deleted while something is unsaved: it stays in sight.
  await page.route('**/trpc/jobs.save*', (route) => route.abort());
  await field(page, 'Titel').fill('Köchin im Nachtdienst');
  await unsaved(page);
  await caller.jobs.remove({ jobId });
  await page.getByRole('alert').filter({ hasText: 'Diese Stelle wurde gelöscht' }).waitFor();
  expect(await field(page, 'Titel').inputValue()).toBe('Köchin im Nachtdienst');
  await expectAddress(page, `/company/job/${jobId}`);
  expectNoComplaints(page);
});

test('questions and skills keep the keyboard, a removed question comes back, and a problem leads into its text', async () => {
  const { owner, caller } = await makeOwner(app());
  const { jobId } = await makeJob({ caller }, { title: 'Koch (m/w/d)', description: '', skills: [] });
  const page = await open();
  await enter(page, app(), { person: owner, path: `/company/job/${jobId}` });
  const adding = page.getByRole('button', { name: 'Frage hinzufügen' });
  for (const words of ['Warum?', 'Wann?']) {
    await adding.press('Enter');
    await page.keyboard.type(words);
  }
  await page.getByRole('button', { name: 'Frage 1 entfernen' }).press('Enter');
  await expectFocus(adding);
  expect(await field(page, 'Frage 1').inputValue()).toBe('Wann?');
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expectFocus(field(page, 'Frage 1'));
  await saved(page);
  expect((await caller.jobs.job({ jobId })).draft.questions).toEqual(['Warum?', 'Wann?']);
  for (const skill of ['Kommunikation', 'Resilienz']) await addSkill(page, skill);
  await page.getByRole('button', { name: 'Kommunikation entfernen' }).press('Enter');
  await expectFocus(page.getByRole('button', { name: 'Resilienz entfernen' }));
  await page.keyboard.press('Enter');
  await expectFocus(page.getByRole('combobox', { name: 'Fähigkeit hinzufügen' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Stelle veröffentlichen' });
  await expectFocus(dialog.getByRole('button', { name: 'Abbrechen' }));
  await dialog.getByRole('button', { name: 'Zum Feld „Beschreibung“' }).click();
  await expectFocus(field(page, 'Beschreibung'));
  // Nothing is unsaved: a job that somebody deletes leads back to the list.
  await caller.jobs.remove({ jobId });
  await expectAddress(page, jobListPath);
  expectNoComplaints(page);
});
