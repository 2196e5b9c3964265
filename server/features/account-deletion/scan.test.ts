import { expect, test } from 'vitest';
import { graceDays } from '#shared/account-deletion/schema.ts';
import { deletionWord } from '#shared/texts/account-deletion/account-deletion.ts';
import { days } from '../../core/runtime/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
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
    const text = isBytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rows } = await db.pool.query<{ word: string }>(
      `select distinct word from "${schema}"."${table}", unnest($1::text[]) word where strpos(lower(${text}), lower(word)) > 0`,
      [words],
    );
    found.push(...rows.map(({ word }) => `${schema}.${table}.${column}: ${word}`));
  }
  return found;
}

async function filesWith({ storage }: TestApp, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list('')) if (words.some((word) => key.includes(word))) found.push(key);
  return found;
}

async function deleteAccount({ caller }: Life): Promise<void> {
  await caller.accountDeletion.request({ confirmation: deletionWord, password: testPassword });
  app().clock.advance(days(graceDays) + 1_000);
  await eraseDueAccounts(app());
}

test('an applicant occurs nowhere after the pass, and the audit chain is whole', async () => {
  const town = await makeTown(app());
  const person = await liveAsApplicant(app(), town, 'quendolin');
  await chainEvents(app());
  expect(new Set((await placesWith(app(), person.words)).map((place) => place.split(':')[0])).size).toBeGreaterThan(30);
  await deleteAccount(person);
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
  await deleteAccount(person);
  expect(await placesWith(app(), person.words)).toEqual([]);
  expect(await app().db.prisma.courseComment.count()).toBe(before);
  await chainEvents(app());
  expect((await verifyChain(app().db)).broken).toBeNull();
});

test('the proof names the days and counts, and no person; a hash finds the account in an older backup', async () => {
  const [proof] = await app().db.prisma.deletionProof.findMany();
  expect(proof).toMatchObject({
    cause: 'person',
    counts: expect.objectContaining({ profiles: 1, consents: expect.any(Number) }),
  });
  expect(Object.keys(proof ?? {}).sort()).toEqual(['accountHash', 'cause', 'counts', 'erasedOn', 'id', 'requestedOn']);
});
