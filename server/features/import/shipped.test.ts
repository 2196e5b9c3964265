import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { deleteCatalogues, importAndActivate, readStoredCatalogues } from '../../testing/catalogue-imports.ts';
import { importShippedCatalogues, shippedCatalogueCsv } from './service.ts';

const app = testApp({ mail: false });
const shipped = await shippedCatalogueCsv('test1');

const firstText = 'Ich erkläre Schwieriges in Worten, die mein Gegenüber aus dem Alltag kennt.';
const otherText = 'Ich erkläre Schwieriges in einfachen Worten, die mein Gegenüber gut versteht.';

const everything = () => readStoredCatalogues(app());

beforeEach(() => deleteCatalogues(app()));

test('the first start imports the shipped catalogues, even in two parallel processes', async () => {
  await Promise.all([importShippedCatalogues(app()), importShippedCatalogues(app())]);
  const { skills, versions } = await everything();
  expect(skills).toHaveLength(30);
  expect(versions.map(({ testVariant, number, status }) => [testVariant, number, status])).toEqual([
    ['test1', 1, 'active'],
    ['test2', 1, 'active'],
  ]);
  expect(versions.map(({ findings }) => findings)).toEqual([[], []]);
  expect(versions[1]?.statements[0]?.id).toBe(1001);
});

test('a start keeps a variant that has a version', async () => {
  await importAndActivate(app(), { ...shipped, statementsCsv: shipped.statementsCsv.replaceAll(firstText, otherText) });
  await importShippedCatalogues(app());
  const { versions } = await everything();
  expect(versions.map(({ testVariant, number }) => [testVariant, number])).toEqual([
    ['test1', 1],
    ['test2', 1],
  ]);
  expect(versions[0]?.statements[0]?.text).toBe(otherText);
});

test('importing the shipped catalogues takes few SQL statements', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await importShippedCatalogues(app());
  const texts = query.mock.calls.map(([call]: unknown[]) => JSON.stringify(call) ?? '');
  const own = texts.filter((text) => /softskills|statements|question_groups|catalogue_versions/.test(text));
  expect(own.length).toBeGreaterThan(10);
  expect(own.length).toBeLessThan(35);
});

test('a start without changes keeps the stored shipped catalogues', async () => {
  await importShippedCatalogues(app());
  const before = await everything();
  await importShippedCatalogues(app());
  expect(await everything()).toEqual(before);
});
