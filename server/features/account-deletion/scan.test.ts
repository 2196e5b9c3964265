import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { graceDays } from '#shared/account-deletion/schema.ts';
import { personalData } from '#shared/personal-data.ts';
import { deletionWord } from '#shared/texts/account-deletion/account-deletion.ts';
import { days } from '../../core/runtime/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addPasskey, makeBrowser } from '../../testing/passkeys.ts';
import { testPassword } from '../../testing/people.ts';
import { type Life, liveAsApplicant, liveAsMember, makeTown } from '../../testing/whole-life.ts';
import { chainEvents } from '../audit/chain.ts';
import { verifyChain } from '../audit/verify.ts';
import { eraseDueAccounts } from './erase.ts';

const app = testApp({ mail: false });

/** Every column that can contain text or bytes, of every schema. */
async function placesWith({ db }: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await db.pool.query<{ schema: string; table: string; column: string; isBytes: boolean }>(
    `select c.table_schema as schema, c.table_name as "table", c.column_name as "column", c.udt_name = 'bytea' as "isBytes"
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema, table, column, isBytes } of columns) {
    const content = isBytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rows } = await db.pool.query<{ word: string }>(
      `select distinct word from "${schema}"."${table}", unnest($1::text[]) word where strpos(lower(${content}), lower(word)) > 0`,
      [words],
    );
    found.push(...rows.map(({ word }) => `${schema}.${table}.${column}: ${word}`));
  }
  return found;
}

async function filesWith({ storage }: TestApp, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list('')) {
    const file = await storage.open(key);
    const content = file === null ? '' : `${key} ${await text(file.stream)}`.toLowerCase();
    if (words.some((word) => content.includes(word.toLowerCase()))) found.push(key);
  }
  return found;
}

async function archivesIn({ storage }: TestApp): Promise<number> {
  let count = 0;
  for await (const { key } of storage.list('own-data/')) if (key.endsWith('.zip')) count++;
  return count;
}

/** Makes the ZIP of the person's data, as their page does. */
async function makeArchive({ caller }: Life): Promise<void> {
  await caller.ownData.start();
  await vi.waitFor(async () => expect((await caller.ownData.state()).ready).toHaveLength(1), { timeout: 20_000 });
}

/** Tables without a row of either person, and why the scan is complete without them. */
const unfilled: Readonly<Record<string, string>> = {
  account_deletions: 'begins with the request',
  deletion_proofs: 'begins with the pass',
  passkey_challenges: 'a few minutes old at most; goes with the account',
  company_imprints: 'legal facts of the organisation',
  installation_settings: 'names staff as editors, cleared by class',
};

const tablesIn = (places: readonly string[]) => places.map((place) => place.split('.')[1] ?? '');

async function deleteAccount({ caller }: Life): Promise<void> {
  await caller.accountDeletion.request({ confirmation: deletionWord, password: testPassword });
  app().clock.advance(days(graceDays) + 1_000);
  await eraseDueAccounts(app());
}

const filled = new Set<string>();

test('an applicant occurs nowhere after the pass, and the audit chain is whole', async () => {
  const town = await makeTown(app());
  const person = await liveAsApplicant(app(), town, 'quendolin');
  await addPasskey(app(), await makeBrowser(app(), person), 'quendolins Telefon');
  await makeArchive(person);
  await chainEvents(app());
  for (const table of tablesIn(await placesWith(app(), person.words))) filled.add(table);
  expect(await archivesIn(app())).toBe(1);
  await deleteAccount(person);
  expect(await archivesIn(app())).toBe(0);
  expect(await placesWith(app(), person.words)).toEqual([]);
  expect(await filesWith(app(), person.words)).toEqual([]);
  const [mark = '', , ...secrets] = person.words;
  const lines = app().logged().split('\n');
  expect(lines.filter((line) => [mark, ...secrets].some((word) => line.includes(word)))).toEqual([]);
  await chainEvents(app());
  expect((await verifyChain(app().db)).broken).toBeNull();
});

test('a member occurs nowhere after the pass, and what they wrote stays', async () => {
  const town = await makeTown(app());
  const person = await liveAsMember(app(), town, 'zwetschgenreuth');
  const before = await app().db.prisma.courseComment.count();
  for (const table of tablesIn(await placesWith(app(), person.words))) filled.add(table);
  await deleteAccount(person);
  expect(await placesWith(app(), person.words)).toEqual([]);
  expect(await app().db.prisma.courseComment.count()).toBe(before);
  await chainEvents(app());
  expect((await verifyChain(app().db)).broken).toBeNull();
});

test('every table with personal data had a row of one of them, except where a reason is given', () => {
  const personal = Object.entries(personalData)
    .filter(([, { exported, erased, anonymised, kept }]) => (exported ?? erased ?? anonymised ?? kept) !== undefined)
    .map(([table]) => table);
  expect(personal.filter((table) => !filled.has(table)).sort()).toEqual(Object.keys(unfilled).sort());
});

test('the proof names the days and counts, and no person; a hash finds the account in an older backup', async () => {
  const [proof] = await app().db.prisma.deletionProof.findMany();
  expect(proof).toMatchObject({
    cause: 'person',
    counts: expect.objectContaining({ profiles: 1, consents: expect.any(Number) }),
  });
  expect(Object.keys(proof ?? {}).sort()).toEqual(['accountHash', 'cause', 'counts', 'erasedOn', 'id', 'requestedOn']);
});
