import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeJobWithMembers } from '../../server/testing/applications.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a reported job is taken down, appealed, restored and the report decided', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const admin = await makePerson(app(), { platformRole: 'platform_admin' });
  const { title } = await app().db.prisma.publishedJob.findUniqueOrThrow({ where: { jobId }, select: { title: true } });

  const visitor = await openAs(null, `/job/${jobId}`);
  await visitor.getByRole('button', { name: 'Melden' }).click();
  const report = visitor.getByRole('dialog', { name: 'Stelle melden' });
  await report.getByLabel('Worum geht es?').selectOption('Diskriminierung');
  await report.getByLabel('Begründung').fill('Gesucht werden nur junge Männer, das verbietet das AGG.');
  await report.getByLabel('Ihr Name').fill('Rita Vogel');
  await report.getByLabel('Ihre E-Mail-Adresse').fill('rita.vogel@example.org');
  await report.getByRole('checkbox').check();
  await report.getByRole('button', { name: 'Meldung absenden' }).click();
  await report.getByText('Ihre Meldung ist angekommen').waitFor();
  await expectAccessible(visitor);

  const staff = await openAs(admin, '/admin/reports');
  await staff.getByRole('link', { name: title }).click();
  await staff.getByRole('button', { name: 'Prüfung beginnen' }).click();
  await staff.getByText('in Prüfung').first().waitFor();
  await staff.getByRole('link', { name: 'Zur Stelle im Portal' }).click();
  await expectAddress(staff, `/admin/jobs/${jobId}`);
  await staff.getByRole('button', { name: 'Sperren', exact: true }).click();
  const takeDown = staff.getByRole('dialog', { name: 'Stelle sperren' });
  await takeDown.waitFor();
  await expectAccessible(staff);
  await takeDown.getByRole('button', { name: 'Sperren', exact: true }).click();
  await takeDown.getByText('Nennen Sie einen Grund mit mindestens 5 Zeichen.').waitFor();
  await takeDown.getByLabel('Grund', { exact: true }).fill('In der Anzeige werden nur junge Männer gesucht.');
  await takeDown.getByRole('button', { name: 'Sperren', exact: true }).click();
  await staff.getByRole('button', { name: 'Entsperren' }).waitFor();
  await expectAccessible(staff);

  await visitor.goto(`/job/${jobId}`);
  await expectHeading(visitor, 'Stelle nicht gefunden');
  const company = await openAs(crew.owner, `/company/job/${jobId}`);
  await company.getByText('In der Anzeige werden nur junge Männer gesucht.').waitFor();
  await company.getByLabel('Ihre Antwort').fill('Der Satz ist gestrichen.');
  await company.getByRole('button', { name: 'Antwort senden' }).click();
  await company.getByText('Ihre Antwort vom').waitFor();

  await staff.reload();
  await staff.getByText('Der Satz ist gestrichen.').waitFor();
  await staff.getByRole('button', { name: 'Entsperren' }).click();
  const putBack = staff.getByRole('dialog', { name: 'Stelle entsperren' });
  await putBack.getByLabel('Grund', { exact: true }).fill('Der Satz steht nicht mehr da.');
  await putBack.getByRole('button', { name: 'Entsperren' }).click();
  await staff.getByRole('button', { name: 'Sperren', exact: true }).waitFor();
  await visitor.goto(`/job/${jobId}`);
  await expectHeading(visitor, title);

  await staff.goto('/admin/reports');
  await staff.getByRole('link', { name: title }).click();
  await staff.getByRole('button', { name: 'Entscheiden' }).click();
  const decide = staff.getByRole('dialog', { name: 'Über die Meldung entscheiden' });
  await decide.waitFor();
  await expectAccessible(staff);
  await decide.getByRole('radio', { name: 'Maßnahme getroffen' }).check();
  await decide
    .getByLabel('Begründung an die meldende Person')
    .fill('Der Satz wurde gestrichen. Danke für den Hinweis.');
  await decide.getByRole('button', { name: 'Entscheidung senden' }).click();
  await decide.waitFor({ state: 'hidden' });
  await staff.getByText('Der Satz wurde gestrichen. Danke für den Hinweis.').waitFor();
  const mailCount = await app().db.prisma.outboxMail.count({ where: { recipient: 'rita.vogel@example.org' } });
  expect(mailCount).toBe(2);
  for (const page of [visitor, staff, company]) expectNoComplaints(page);
});
