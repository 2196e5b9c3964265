import { expect, test } from 'vitest';
import type { ImportOutcome } from '#shared/import/plan.ts';
import { draftDays } from '#shared/import/versions.ts';
import { lockSettings } from '../../core/ai/ai-settings.ts';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { systemContext } from '../../testing/catalogue-imports.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { adminCaller } from '../../testing/settings.ts';
import { draftCleanup } from './drafts.ts';
import { lockImports } from './queries.ts';
import { applyImport, shippedCatalogueCsv } from './service.ts';

const app = testApp({ mail: false });

async function importDraft(name: string): Promise<ImportOutcome['version']> {
  const shipped = await shippedCatalogueCsv('test1');
  const softskillsCsv = shipped.softskillsCsv.replace('1,Kommunikation,', `1,${name},`);
  const wish = { testVariant: 'test1', acceptWarnings: true } as const;
  return (await applyImport(systemContext(app()), { ...shipped, softskillsCsv, ...wish })).version;
}

const listed = async () => {
  const lists = await (await adminCaller(app())).adminImport.versions();
  return lists.find(({ testVariant }) => testVariant === 'test1')?.versions ?? [];
};

test('discarding deletes and logs a draft; versions that were active stay, even in parallel', async () => {
  const { adminImport } = await adminCaller(app());
  const [{ versionId: draft }, { versionId: used }] = [
    await importDraft('Verständigung'),
    await importDraft('Austausch'),
  ];
  const remove = (versionId: number) => outcomeOf(adminImport.removeDraft({ versionId }));
  const [{ versionId: active } = { versionId: 0 }] = await listed();
  expect([await remove(draft), await remove(draft), await remove(active)]).toEqual([
    'accepted',
    'NOT_FOUND',
    'VERSION_USED',
  ]);
  expect(await app().db.prisma.statement.count({ where: { catalogueVersionId: draft } })).toBe(0);
  const events = await auditTrail(app(), { resourceType: 'catalogue', resourceId: String(draft) });
  expect(events.map(({ action, details }) => [action, details])).toContainEqual([
    'catalogue_draft_removed',
    { variant: 'test1', number: 2 },
  ]);
  const [removed, activated] = await Promise.all([remove(used), outcomeOf(adminImport.activate({ versionId: used }))]);
  expect([
    ['accepted', 'NOT_FOUND'],
    ['VERSION_USED', 'accepted'],
  ]).toContainEqual([removed, activated]);
});

test('numbers of discarded drafts are not reused', async () => {
  const { adminImport } = await adminCaller(app());
  const gone = await importDraft('Anrede');
  await adminImport.removeDraft({ versionId: gone.versionId });
  expect(await importDraft('Anrede')).toMatchObject({ number: gone.number + 1, status: 'draft' });
});

test('a role lost while waiting for the lock refuses imports and settings', async () => {
  const { versionId } = await importDraft('Wortwahl');
  const person = await makePerson(app(), { platformRole: 'platform_admin' });
  await makePerson(app(), { platformRole: 'platform_admin' });
  const { adminImport, adminSettings, ai } = await callerFor(app(), person);
  const { registration } = await adminSettings.all();
  const value = { ...registration.value, mode: 'invited' as const };
  const before = await app().db.prisma.catalogueVersion.findMany({ orderBy: { id: 'asc' } });
  const outcomes: Array<Promise<string>> = [];
  await app().db.prisma.$transaction(async (tx) => {
    await lockImports(tx);
    await lockSettings(tx);
    const wishes = [
      adminImport.takeShipped({ testVariant: 'test1', acceptWarnings: true }),
      adminImport.activate({ versionId }),
      adminImport.removeDraft({ versionId }),
      adminImport.deleteAll({ confirmation: 'LÖSCHEN' }),
      adminSettings.change({ section: 'registration', revision: registration.revision, value }),
      ai.changeSettings({ monthlyTokens: 5 }),
    ];
    outcomes.push(...wishes.map(outcomeOf));
    await expect.poll(waiting, { timeout: 8_000 }).toBe(wishes.length);
    await app().db.prisma.profile.update({ where: { userId: person.userId }, data: { platformRole: 'support' } });
  });
  expect(await Promise.all(outcomes)).toEqual(Array(6).fill('FORBIDDEN'));
  expect(await app().db.prisma.catalogueVersion.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  const left = await adminCaller(app());
  expect((await left.adminSettings.all()).registration.value).toEqual(registration.value);
  expect((await left.ai.settings()).monthlyTokens).toBeNull();
});

async function waiting(): Promise<number> {
  const { rows } = await app().db.sidePool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks
      where not granted and locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.waiting ?? 0;
}

test('unused drafts expire, each import restarts the period, and lists show the newest ones', async () => {
  const { adminImport } = await adminCaller(app());
  const [former] = await listed();
  const { catalogueNumber, catalogueVersion } = app().db.prisma;
  const drafts = () => catalogueVersion.count({ where: { status: 'draft' } });
  const earlier = await drafts();
  const { versionId: next } = await importDraft('Gespräch');
  await adminImport.activate({ versionId: next });
  const { versionId: wanted, number: last } = await importDraft('Redekunst');
  const more = Array.from({ length: 60 }, (_, index) => ({ testVariant: 'test1' as const, number: last + 1 + index }));
  await catalogueVersion.createMany({ data: more.map((row) => ({ ...row, touchedAt: app().clock.now() })) });
  await catalogueNumber.update({ where: { testVariant: 'test1' }, data: { highest: last + 60 } });
  const [first, ...others] = await listed();
  expect(first).toMatchObject({ versionId: next, status: 'active' });
  expect(others.map(({ versionId }) => versionId)).toContain(former?.versionId);
  expect(others.filter(({ status }) => status === 'draft').map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, index) => last + 60 - index),
  );
  app().clock.advance(days(draftDays - 1));
  expect(await importDraft('Redekunst')).toEqual({ versionId: wanted, number: last, status: 'draft' });
  app().clock.advance(days(1));
  await runCleanups(app(), [draftCleanup]);
  expect(await drafts()).toBe(earlier + 61);
  const { versionId: recent } = await importDraft('Zuhören');
  app().clock.advance(1);
  await runCleanups(app(), [draftCleanup]);
  expect(await drafts()).toBe(2);
  const swept = await auditTrail(app(), { action: 'catalogue_draft_removed', actorId: null });
  expect(swept).toHaveLength(earlier + 60);
  expect(swept.at(-1)).toMatchObject({ createdAt: app().clock.now(), address: '' });
  const numbers = swept.map(({ details }) => details);
  expect(numbers).toEqual(expect.arrayContaining(more.map(({ number }) => ({ variant: 'test1', number }))));
  const remaining = await catalogueVersion.findMany({ where: { testVariant: 'test1' }, select: { id: true } });
  expect(remaining.map(({ id }) => id)).toEqual(expect.arrayContaining([former?.versionId, next, wanted, recent]));
});
