import { afterAll, beforeEach, expect, test } from 'vitest';
import { reserveTokens, settleReservation } from '../../server/core/ai/budget.ts';
import { openAiEndpoint } from '../../server/testing/ai-endpoint.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation, makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const endpoint = await openAiEndpoint();
const app = testApp({ mail: false, server: true, settings: endpoint.settings });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
afterAll(endpoint.close);

beforeEach(() => {
  endpoint.reset();
  endpoint.answer(() => ({ colour_name: 'Rot', is_warm: true }));
});

const path = '/admin/settings?tab=ai';

test('an admin checks the connection and limits usage, and the organisation sees the remaining quota', async () => {
  const orgId = await makeOrganisation(app(), 'Nordlicht Pflege');
  await settleReservation(app(), await reserveTokens(app(), orgId, 50_000), 42_500);
  const admin = await openAs(await makePerson(app(), { platformRole: 'platform_admin' }), path);
  await admin.getByText('test-model').waitFor();
  await admin.getByText('Noch nicht geprüft.').waitFor();
  expect(await admin.content()).not.toContain(endpoint.settings.AI_API_KEY);

  endpoint.misbehave('keyRefused', 1);
  const check = admin.getByRole('button', { name: 'Verbindung prüfen' });
  await check.click();
  await admin.getByText('Der Dienst lehnt den Zugang ab. Prüfen Sie AI_API_KEY.').waitFor();
  endpoint.misbehave('noJsonSchema');
  await check.click();
  await admin.getByText('Verbunden', { exact: true }).waitFor();
  await admin.getByText('Das Modell antwortet in JSON.').waitFor();

  await admin.getByRole('row', { name: 'Nordlicht Pflege 42.500 1' }).waitFor();
  const tokens = admin.getByLabel('Tokens je Organisation und Monat');
  await tokens.fill('50000');
  await admin.getByRole('button', { name: 'Kontingent speichern' }).click();
  await admin.getByText('Gespeichert', { exact: true }).waitFor();
  await expectAccessible(admin);
  expectNoComplaints(admin);
  await admin.reload();
  await admin.getByText('Verbunden', { exact: true }).waitFor();
  expect(await tokens.inputValue()).toBe('50.000');

  const author = await openAs(
    await makeMember(app(), { name: 'Leyla Kern', orgId, role: 'editor' }),
    '/company/settings',
    'phone',
  );
  const section = author.getByRole('region', { name: 'KI-Kontingent' });
  await section.getByText(/^42\.500 von 50\.000 Tokens im .* verbraucht$/).waitFor();
  await section.getByText('Es bleiben 7.500 Tokens.').waitFor();
  await section.getByRole('progressbar', { name: 'Verbrauchtes KI-Kontingent' }).waitFor();
  await section.scrollIntoViewIfNeeded();
  await expectAccessible(author);
  expectNoComplaints(author);
});
