import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueCsv } from '#shared/import/schema.ts';
import { testApp } from '../../testing/app.ts';
import {
  deleteCatalogues,
  importAndActivate,
  readStoredCatalogues,
  systemContext,
} from '../../testing/catalogue-imports.ts';
import { activateVersion, applyImport, planImport, shippedCatalogueCsv } from './service.ts';

const app = testApp({ mail: false });
const shipped = await shippedCatalogueCsv('test1');
const apply = (csv: Partial<CatalogueCsv> = {}, acceptWarnings = false) =>
  applyImport(systemContext(app()), { ...shipped, ...csv, testVariant: 'test1', acceptWarnings });
const use = (csv: Partial<CatalogueCsv> = {}) => importAndActivate(app(), { ...shipped, ...csv });
const plan = (csv: Partial<CatalogueCsv> = {}) => planImport(app(), { ...shipped, ...csv, testVariant: 'test1' });

const firstText = 'Ich erkläre Schwieriges in Worten, die mein Gegenüber aus dem Alltag kennt.';
const otherText = 'Ich erkläre Schwieriges in einfachen Worten, die mein Gegenüber gut versteht.';
const otherStatement = { statementsCsv: shipped.statementsCsv.replaceAll(firstText, otherText) };
const otherName = { softskillsCsv: shipped.softskillsCsv.replace('1,Kommunikation,', '1,Verständigung,') };

const everything = () => readStoredCatalogues(app());

const removeEverything = () => deleteCatalogues(app());

beforeEach(removeEverything);

describe('the first import', () => {
  test('is planned as new and writes nothing before it is applied', async () => {
    const { counts, rows, ...rest } = await plan();
    const nothing = { changed: 0, unchanged: 0, removed: 0, error: 0 };
    expect(counts).toEqual({
      softskill: { new: 30, ...nothing },
      statement: { new: 180, ...nothing },
      group: { new: 30, ...nothing },
    });
    expect(rows[30]).toEqual({ kind: 'statement', id: 1, line: 2, status: 'new', changes: [] });
    expect(rest).toEqual({
      testVariant: 'test1',
      errors: [],
      errorTotal: 0,
      findings: [],
      newVersionNumber: 1,
      same: null,
      isApplicable: true,
      needsAcceptance: false,
    });
    expect(await everything()).toEqual({ skills: [], versions: [] });
  });

  test('creates version 1 completely next to the active one, and activation creates the skills', async () => {
    const { version: made, ...outcome } = await apply();
    expect(outcome).toMatchObject({ status: 'imported', message: 'Daten erfolgreich importiert!' });
    expect(made).toMatchObject({ number: 1, status: 'draft' });
    const draft = await everything();
    expect(draft.skills).toEqual([]);
    expect(draft.versions).toMatchObject([{ status: 'draft', activatedAt: null }]);
    await activateVersion(systemContext(app()), made.versionId);
    const { skills, versions } = await everything();
    expect(skills).toHaveLength(30);
    expect(skills[2]).toMatchObject({
      id: 3,
      slug: 'kundenorientierung',
      name: 'Kundenorientierung',
      relatedId1: 5,
      relatedId2: 29,
      position: 2,
    });
    const [version] = versions;
    expect(versions).toHaveLength(1);
    expect(version).toMatchObject({ testVariant: 'test1', number: 1, status: 'active', findings: [] });
    expect(version?.activatedAt).toEqual(app().clock.now());
    expect(version?.statements).toHaveLength(180);
    expect(version?.statements[0]).toMatchObject({ id: 1, text: firstText, softskillId: 1 });
    expect(version?.groups.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(version?.groups[1]).toMatchObject({
      slug: 'gs-2',
      label: 'gs-2',
      testVariant: 'test1',
      statement1Id: 7,
      statement2Id: 74,
      statement3Id: 159,
      statement4Id: 4,
    });
    expect(version?.additional).toHaveLength(30);
    expect(version?.additional[29]).toMatchObject({ softskillId: 30, statement1Id: 179, statement2Id: 180 });
  });
});

describe('an import over an existing catalogue', () => {
  beforeEach(async () => {
    await use();
  });

  test('with the same rows changes nothing and says so', async () => {
    const before = await everything();
    expect(await apply()).toMatchObject({
      status: 'unchanged',
      message: 'Die Daten stimmen mit dem Bestand überein. Es wurde nichts geändert.',
      version: { number: 1, status: 'active' },
    });
    expect(await everything()).toEqual(before);
  });

  test('with the same rows saved by Excel changes nothing', async () => {
    const asExcel = (csv: string) => stringify(parse(csv), { bom: true, delimiter: ';', record_delimiter: '\r\n' });
    const files = Object.fromEntries(Object.entries(shipped).map(([name, csv]) => [name, asExcel(csv)]));
    expect(await apply(files)).toMatchObject({ status: 'unchanged' });
  });

  test('with a changed statement creates version 2 and keeps version 1', async () => {
    const { versions: before } = await everything();
    const { rows } = await plan(otherStatement);
    expect(rows.filter(({ status }) => status !== 'unchanged')).toEqual([
      {
        kind: 'statement',
        id: 1,
        line: 2,
        status: 'changed',
        changes: [{ field: 'text', from: firstText, to: otherText }],
      },
    ]);
    const { version, status } = await apply(otherStatement);
    expect([status, version.number, version.status]).toEqual(['imported', 2, 'draft']);
    const beside = await everything();
    expect(beside.versions[0]).toEqual(before[0]);
    expect((await apply(otherStatement)).version).toEqual(version);
    await activateVersion(systemContext(app()), version.versionId);
    const { versions } = await everything();
    expect(versions.map(({ number, status }) => [number, status])).toEqual([
      [1, 'retired'],
      [2, 'active'],
    ]);
    expect(versions[0]).toEqual({ ...before[0], status: 'retired' });
    expect(versions[1]?.statements[0]?.text).toBe(otherText);
    expect(versions[1]?.groups).toHaveLength(30);
  });

  test('with a renamed skill creates a version; activating it changes the name but not the slug', async () => {
    const before = await everything();
    const { version } = await apply(otherName);
    expect((await everything()).skills).toEqual(before.skills);
    await activateVersion(systemContext(app()), version.versionId);
    const after = await everything();
    expect(after.skills[0]).toEqual({ ...before.skills[0], name: 'Verständigung' });
    expect(after.skills.slice(1)).toEqual(before.skills.slice(1));
    await activateVersion(systemContext(app()), before.versions[0]?.id ?? 0);
    const back = await everything();
    expect(back.skills).toEqual(before.skills);
    expect(back.versions.map(({ status }) => status)).toEqual(['active', 'retired']);
    expect(await apply(otherName)).toMatchObject({ status: 'unchanged', version: { number: 2, status: 'retired' } });
  });

  test('with another statement number shows the old one as removed', async () => {
    const statementsCsv = shipped.statementsCsv.replace('\n180,', '\n999,');
    const { rows } = await plan({ statementsCsv });
    expect(rows.filter(({ status }) => status !== 'unchanged')).toEqual([
      { kind: 'statement', id: 999, line: 181, status: 'new', changes: [] },
      { kind: 'statement', id: 180, line: null, status: 'removed', changes: [] },
    ]);
    await apply({ statementsCsv });
    const { versions } = await everything();
    expect(versions[1]?.additional[29]).toMatchObject({ statement1Id: 179, statement2Id: 999 });
  });

  test('with an error in the last row writes nothing', async () => {
    const before = await everything();
    const questionGroupsCsv = shipped.questionGroupsCsv.replace(/,\d+,\n$/, ',4711,\n');
    const error = {
      file: 'questionGroups',
      line: 31,
      column: 7,
      kind: 'UNKNOWN_STATEMENT',
      message: 'Eine Aussage mit der Nummer 4711 gibt es in statements.csv nicht.',
    };
    const files = { ...otherName, ...otherStatement, questionGroupsCsv };
    const { errors, counts, isApplicable } = await plan(files);
    expect({ errors, isApplicable }).toEqual({ errors: [error], isApplicable: false });
    expect(counts.group).toEqual({ new: 0, changed: 0, unchanged: 29, removed: 0, error: 1 });
    await expect(apply(files, true)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { errors: [error], errorTotal: 1 },
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a design', () => {
  const longText = `Ich ${'erkläre '.repeat(20)}Schwieriges.`;
  const uneven = { statementsCsv: shipped.statementsCsv.replaceAll(firstText, longText) };
  const uneasy = {
    severity: 'warning',
    rule: 'lengths-differ',
    groupPosition: 0,
    message: expect.stringMatching(/^Gruppe 1: die längste Aussage/),
    groups: ['gs-1'],
  };

  test('with warnings is imported only when they are accepted, and keeps them', async () => {
    expect(await plan(uneven)).toMatchObject({ findings: [uneasy], isApplicable: true, needsAcceptance: true });
    await expect(apply(uneven)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { findings: [uneasy], needsAcceptance: true },
    });
    expect(await everything()).toEqual({ skills: [], versions: [] });
    expect(await apply(uneven, true)).toMatchObject({ status: 'imported', findings: [uneasy], version: { number: 1 } });
    const { versions } = await everything();
    expect(versions[0]?.findings).toMatchObject([uneasy]);
    expect(await apply(uneven)).toMatchObject({ status: 'unchanged' });
  });

  test('with errors is refused, accepted or not, and changes nothing', async () => {
    await use();
    const before = await everything();
    const swapped = shipped.questionGroupsCsv
      .replace('1,68,153,178,', '1,68,153,4,')
      .replace('7,74,159,4,', '7,74,159,178,');
    const twice = {
      severity: 'error',
      rule: 'skill-repeated-in-group',
      groupPosition: 0,
      message: expect.stringMatching(/^Gruppe 1 enthält „Verständigung“ 2-mal/),
    };
    const files = { ...otherName, questionGroupsCsv: swapped };
    const { findings, ...planned } = await plan(files);
    expect(findings).toContainEqual(expect.objectContaining(twice));
    expect(planned).toMatchObject({ isApplicable: false, newVersionNumber: null, errors: [] });
    const refusal = { code: 'INVALID_INPUT', details: { findings, needsAcceptance: false } };
    await expect(apply(files)).rejects.toMatchObject(refusal);
    await expect(apply(files, true)).rejects.toMatchObject(refusal);
    expect(await everything()).toEqual(before);
  });
});

describe('parallel imports', () => {
  test('create one version for the same rows', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => apply()));
    expect(outcomes.filter(({ status }) => status === 'imported')).toHaveLength(1);
    expect((await everything()).versions).toHaveLength(1);
  });

  test('create one version each for different rows without gaps, and one is active in the end', async () => {
    const texts = Array.from({ length: 5 }, (_, number) => firstText.replace('kennt', `kennt ${number}`));
    const files = texts.map((text) => ({ statementsCsv: shipped.statementsCsv.replaceAll(firstText, text) }));
    const made = await Promise.all(files.map((file) => apply(file)));
    const { versions } = await everything();
    expect(versions.map(({ number, status }) => [number, status])).toEqual(
      [1, 2, 3, 4, 5].map((one) => [one, 'draft']),
    );
    await Promise.all(made.map(({ version }) => activateVersion(systemContext(app()), version.versionId)));
    const states = (await everything()).versions.map(({ status }) => status);
    expect(states.toSorted()).toEqual(['active', 'retired', 'retired', 'retired', 'retired']);
  });
});
