import type { SessionUser } from '#shared/auth/session-user.ts';
import type { App } from '../core/app.ts';
import { createCaller } from '../router.ts';
import { demoUser, userAt, visitorAt } from './people.ts';

const visitor = { name: 'Renate Vogelsang', email: 'renate.vogelsang@demo.example' };
const neighbour = { name: 'Ole Harms', email: 'ole.harms@demo.example' };

export async function addDemoPortal(app: App): Promise<void> {
  const staff = await demoUser(app, 'admin@demo.example');
  const owner = await demoUser(app, 'cornelia.brandt@demo.example');
  const [openJobId, reportedJobId] = [
    await jobOf(app, 'jonas.adeyemi@demo.example'),
    await jobOf(app, 'cornelia.brandt@demo.example'),
  ];
  if (staff === null || owner === null || openJobId === null || reportedJobId === null) return;
  const admin: SessionUser = { ...staff, platformRole: 'platform_admin' };
  const adminOn = (daysAgo: number) => createCaller(userAt(app, admin, { days: daysAgo }));
  const reports = (daysAgo: number) => createCaller(visitorAt(app, { days: daysAgo }, '192.0.2.77')).reports;
  const said = { goodFaith: true } as const;

  await reports(9).send({
    ...said,
    ...{ kind: 'job', resourceId: reportedJobId, category: 'discrimination', ...visitor },
    reason: 'In der Anzeige stand am Montag noch, dass nur junge Männer gesucht werden. Das verstößt gegen das AGG.',
  });
  const { adminReports, adminModeration } = adminOn(8);
  const reportId = (await adminReports.page({})).rows[0]?.reportId ?? '';
  await adminReports.begin({ reportId });
  const reason =
    'Bis heute Mittag stand in der Beschreibung „nur junge Männer“. Eine solche Auswahl verbietet § 11 AGG.';
  await adminModeration.takeDown({ kind: 'job', resourceId: reportedJobId, ground: 'illegal', reason });
  const company = createCaller(userAt(app, owner, { days: 7 })).moderation;
  const { decisions } = await company.ofResource({ resourceId: reportedJobId });
  await company.answer({
    decisionId: decisions[0]?.decisionId ?? '',
    text: 'Der Satz kam aus einer alten Vorlage. Wir haben ihn gestrichen und unsere anderen Anzeigen durchgesehen.',
  });
  const put = adminOn(6);
  await put.adminModeration.putBack({ kind: 'job', resourceId: reportedJobId, reason: 'Der Satz ist gestrichen.' });
  await put.adminReports.decide({
    reportId,
    state: 'acted',
    answer: 'Wir haben die Anzeige gesperrt, bis der Satz gestrichen war. Danke für den Hinweis.',
  });
  await reports(1).send({
    ...said,
    ...{ kind: 'job', resourceId: openJobId, category: 'fraud', ...neighbour },
    reason:
      'Auf der Messe hieß es, dass es diese Stelle nur noch im Ausland gibt. Die Anzeige nennt aber Kassel als Ort.',
  });
}

async function jobOf(app: App, email: string): Promise<string | null> {
  const user = await demoUser(app, email);
  const orgId = user?.organisation?.organisationId;
  if (orgId === undefined) return null;
  const job = await app.db.prisma.publishedJob.findFirst({
    where: { orgId },
    orderBy: { publishedAt: 'desc' },
    select: { jobId: true },
  });
  return job?.jobId ?? null;
}
