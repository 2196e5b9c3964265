import { beforeAll, expect, test } from 'vitest';
import { personalData } from '#shared/personal-data.ts';
import { areaTexts } from '#shared/texts/own-data/areas.ts';
import { columnTexts } from '#shared/texts/own-data/columns.ts';
import { testApp } from '../../testing/app.ts';
import { type Archive, exportedTables, fillEveryTable, makeArchiveOf, markerOf } from '../../testing/own-data.ts';
import { makePerson } from '../../testing/people.ts';
import { areaNames, areas, exportedColumns } from './areas.ts';

const app = testApp({ mail: false });
const tables = Object.values(areas).flat();
let archive: Archive;

beforeAll(async () => {
  const person = await makePerson(app(), { email: 'quirin@example.org' });
  await fillEveryTable(app(), person);
  archive = await makeArchiveOf(app(), person);
});

type Rows = Readonly<Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>>>;
const dataOf = (area: (typeof areaNames)[number]): Rows => JSON.parse(archive[`${areaTexts[area].file}.json`] ?? '{}');
const rowsOf = (table: string) => areaNames.flatMap((area) => dataOf(area)[table] ?? []);

test('every table with exported columns belongs to exactly one area', () => {
  const inAreas = tables.map(({ name }) => name);
  expect(exportedTables.filter((table) => inAreas.filter((name) => name === table).length !== 1)).toEqual([]);
  expect(inAreas.filter((name) => personalData[name] === undefined)).toEqual([]);
});

test('every exported column of a person with rows in all tables is in the export', () => {
  const missing = exportedTables.flatMap((table) => {
    const [row = {}] = rowsOf(table);
    return exportedColumns(table).flatMap((column) => ((row[column] ?? null) === null ? [`${table}.${column}`] : []));
  });
  expect(missing).toEqual([]);
});

test('the own actions, messages, files and contributions without an exported column are in it, too', () => {
  for (const { name } of tables) expect([name, rowsOf(name).length]).toEqual([name, 1]);
});

test('every table and column has a German name', () => {
  const named = areaNames.flatMap((area) => Object.keys(areaTexts[area].tables));
  expect(tables.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  const columns = tables.flatMap(({ name }) => Object.keys(rowsOf(name)[0] ?? {}));
  expect(columns.filter((column) => columnTexts[column] === undefined)).toEqual([]);
});

test('pages show texts as text: no element of a page comes from a stored value', () => {
  const pages = Object.entries(archive).filter(([name]) => name.endsWith('.html'));
  expect(pages).toHaveLength(areaNames.length + 1);
  for (const [name, page] of pages) {
    expect([name, /<script|<img|<iframe|<link|src=|javascript:/i.test(page)]).toEqual([name, false]);
    expect(page).toContain(`default-src 'none'`);
  }
  const messages = archive[`${areaTexts.messages.file}.html`] ?? '';
  expect(messages).toContain(
    markerOf('messages.text').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  );
});

test('people of companies appear without their names and ids', () => {
  expect(rowsOf('messages')[0]).toMatchObject({ author: `Eine Person von ${markerOf('orgs.name')}` });
  expect(rowsOf('candidate_entries')[0]).toMatchObject({ author: `Eine Person von ${markerOf('orgs.name')}` });
  for (const table of ['messages', 'candidate_entries', 'contact_requests', 'person_events'])
    expect(Object.keys(rowsOf(table)[0] ?? {}).filter((column) => /author_id|actor_id/.test(column))).toEqual([]);
});

test('secrets are in no file', () => {
  const secret = /password_hash|token_hash|totp_secret|test_token|code_hash|"seed"|salt/;
  for (const [name, content] of Object.entries(archive))
    expect([name, secret.exec(content)?.[0]]).toEqual([name, undefined]);
});
