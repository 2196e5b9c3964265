import { readFile } from 'node:fs/promises';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { legalSlugs } from '#shared/consents/state.ts';
import type { App } from '../core/app.ts';
import type { SignedInContext } from '../core/trpc/context.ts';
import { applyImport, shippedCatalogueCsv } from '../features/import/service.ts';
import { publish } from '../features/publishing/service.ts';
import { createCaller } from '../router.ts';
import { demoLocked } from './accounts.ts';
import { type DemoCourse, writeCourse } from './courses.ts';
import { demoLegalPage } from './legal.ts';
import { demoUser, memberOn, type On, userAt } from './people.ts';

const stairs: DemoCourse = {
  file: 'stairs',
  visibility: 'public',
  skills: ['Problemlösung', 'Zeitmanagement', 'Kommunikation'],
};

export async function addDemoStaffWork(app: App): Promise<void> {
  const staff = await demoUser(app, 'admin@demo.example');
  if (staff === null) return;
  const admin: SessionUser = { ...staff, platformRole: 'platform_admin' };
  const adminOn = (daysAgo: number) => userAt(app, admin, { days: daysAgo, minutes: 44 });
  await Promise.all([
    introduceOperator(adminOn(150)),
    lockAccount(adminOn(11)),
    takeCourseDown(app, adminOn(4)),
    importStatements(userAt(app, admin, { days: 0 })),
  ]);
}

/** Without an operator, visitors read gaps in the legal pages and find no address for questions. */
async function introduceOperator(ctx: SignedInContext): Promise<void> {
  const { adminSettings, pages } = createCaller(ctx);
  const { value, revision } = (await adminSettings.all()).mail;
  await adminSettings.change({ section: 'mail', value: { ...value, contact: 'hilfe@demo.example' }, revision });
  const markdown = await readFile(new URL('./imprint.md', import.meta.url), 'utf8');
  const description = 'Wer diese Vorführung von Passgenau betreibt. Alle Angaben sind erfunden.';
  await pages.save({ slug: 'imprint', title: 'Impressum', description, markdown, basedOnVersion: 0 });
  for (const slug of legalSlugs) await pages.save({ slug, ...(await demoLegalPage(slug)), basedOnVersion: 0 });
}

async function lockAccount(ctx: SignedInContext): Promise<void> {
  const person = await demoUser(ctx.app, demoLocked.email);
  const reason = 'Dieses Konto wurde unter dem Namen einer anderen Person angelegt. Sie hat uns das nachgewiesen.';
  if (person !== null) await createCaller(ctx).adminUsers.lock({ userId: person.userId, reason });
}

async function takeCourseDown(app: App, ctx: SignedInContext): Promise<void> {
  const on: On | null = await memberOn(app, 'cornelia.brandt@demo.example');
  if (on === null) return;
  const resourceId = await writeCourse(on(19), stairs);
  await publish(on(18), resourceId);
  const reason =
    'Die Lektion „Steigung und Auftritt“ gibt zwei Seiten aus einem Fachbuch wörtlich wieder. Der Verlag hat das nicht erlaubt (§§ 16, 19a UrhG).';
  await createCaller(ctx).adminModeration.takeDown({ kind: 'course', resourceId, ground: 'illegal', reason });
  const { moderation } = createCaller(on(3));
  const { decisions } = await moderation.ofResource({ resourceId });
  await moderation.answer({
    decisionId: decisions[0]?.decisionId ?? '',
    text: 'Die zwei Seiten sind aus der Lektion heraus. Was jetzt dort steht, haben wir selbst geschrieben.',
  });
}

const reworded = [
  [
    'Im Gespräch mache ich kleine Pausen, damit mein Gegenüber nachfragen kann.',
    'Im Gespräch lasse ich kleine Pausen, in denen mein Gegenüber nachfragen kann.',
  ],
  [
    'Was wir ausgehandelt haben, halte ich gleich für beide Seiten fest.',
    'Was wir ausgehandelt haben, schreibe ich gleich für beide Seiten auf.',
  ],
  [
    'In der Pause setze ich mich zu Leuten, die ich nur vom Sehen kenne.',
    'In der Pause setze ich mich zu Leuten, mit denen ich sonst wenig rede.',
  ],
  [
    'Nach der Arbeit schalte ich Geräte aus, um über Nacht Strom zu sparen.',
    'Nach Feierabend trenne ich Geräte vom Netz, um über Nacht Strom zu sparen.',
  ],
] as const;

async function importStatements(ctx: SignedInContext): Promise<void> {
  const shipped = await shippedCatalogueCsv('test1');
  const statementsCsv = reworded.reduce((csv, [from, to]) => csv.replaceAll(from, to), shipped.statementsCsv);
  await applyImport(ctx, { ...shipped, statementsCsv, testVariant: 'test1', acceptWarnings: true });
}
