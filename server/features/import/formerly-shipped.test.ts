import { beforeEach, expect, test } from 'vitest';
import type { CatalogueCsv } from '#shared/import/schema.ts';
import { testApp } from '../../testing/app.ts';
import { deleteCatalogues, importAndActivate } from '../../testing/catalogue-imports.ts';
import { adminCaller } from '../../testing/settings.ts';
import { fingerprintOf, formerFingerprints } from './formerly-shipped.ts';
import { findStoredCatalogue } from './queries.ts';
import { importShippedCatalogues, shippedCatalogueCsv } from './service.ts';

const app = testApp({ mail: false });
const shipped = await shippedCatalogueCsv('test1');
const statements = ({ statementsCsv }: CatalogueCsv) => statementsCsv.replaceAll('andere', 'die anderen');
const before: CatalogueCsv = { ...shipped, statementsCsv: statements(shipped) };
const renamed = { ...before, softskillsCsv: shipped.softskillsCsv.replace('1,Kommunikation,', '1,Verständigung,') };

const use = (csv: CatalogueCsv) => importAndActivate(app(), csv);
const stored = () => findStoredCatalogue(app().db.prisma, 'test1');
const versions = () =>
  app().db.prisma.catalogueVersion.findMany({
    where: { testVariant: 'test1' },
    orderBy: { number: 'asc' },
    select: { number: true, status: true },
  });

beforeEach(() => deleteCatalogues(app()));

test('replaces a formerly shipped catalogue once', async () => {
  await use(before);
  const former = { test1: [fingerprintOf(await stored())], test2: [] };
  await Promise.all([importShippedCatalogues(app(), former), importShippedCatalogues(app(), former)]);
  expect(await versions()).toEqual([
    { number: 1, status: 'retired' },
    { number: 2, status: 'active' },
  ]);
  expect(fingerprintOf(await stored())).not.toBe(former.test1[0]);
  const auditEvents = await app().db.prisma.auditEvent.findMany({
    where: { action: { in: ['catalogue_imported', 'catalogue_activated'] }, actorId: null },
    select: { action: true, details: true },
    orderBy: { id: 'asc' },
  });
  expect(auditEvents.slice(-2)).toEqual([
    { action: 'catalogue_imported', details: { variant: 'test1', number: 2 } },
    { action: 'catalogue_activated', details: { variant: 'test1', from: 1, to: 2 } },
  ]);
  const { id } = await app().db.prisma.catalogueVersion.findFirstOrThrow({
    where: { testVariant: 'test1', number: 1 },
  });
  await (await adminCaller(app())).adminImport.activate({ versionId: id });
  await importShippedCatalogues(app(), former);
  expect(fingerprintOf(await stored())).toBe(former.test1[0]);
});

test('keeps a formerly shipped catalogue that was changed', async () => {
  await use(before);
  const former = { test1: [fingerprintOf(await stored())], test2: [] };
  await use(renamed);
  await importShippedCatalogues(app(), former);
  expect(await versions()).toEqual([
    { number: 1, status: 'retired' },
    { number: 2, status: 'active' },
  ]);
});

test('the shipped catalogues are not among the former ones', async () => {
  await importShippedCatalogues(app());
  for (const testVariant of ['test1', 'test2'] as const) {
    const catalogue = await findStoredCatalogue(app().db.prisma, testVariant);
    expect(formerFingerprints[testVariant]).not.toContain(fingerprintOf(catalogue));
  }
});
