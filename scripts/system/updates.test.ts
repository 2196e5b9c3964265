import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectBackup } from '../../server/core/backup/inspect.ts';
import { earlierProgram } from './earlier-states.ts';
import { makeDataFolder, type Product, proveBackup, startProduct, stop } from './product.ts';
import { canSignIn, newAddress, password, queryIn, signUp } from './sign-ups.ts';
import { openVisitor } from './visitor.ts';

const settings = { TRUST_PROXY: '0', LOG_LEVEL: 'error' };
const company = 'miriam.okonkwo@demo.example';

/** Columns that no update changes. */
const columns: Record<string, string> = {
  users: 'id, email, password_hash',
  orgs: 'id, name',
  courses: 'id, title, description',
  content_blocks: 'id, position, json_content',
  softskill_group_decisions: 'run_id, group_index, statement_order',
  softskill_test_results: 'id, run_id, user_id',
  value_test_results: 'id, run_id, user_id',
  certificates: 'id, person_name, course_title',
  stored_files: 'id',
  jobs: 'id, title, content',
  applications: 'id',
  releases: 'id',
};

type Content = Record<string, { rows: number; hash: string }>;

async function readContent(dataDir: string): Promise<Content> {
  const tables = await queryIn<{ name: string }>(
    dataDir,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const known = Object.keys(columns).filter((table) => tables.some(({ name }) => name === table));
  const sql = known.map(
    (
      table,
    ) => `select '${table}' as name, count(*)::int as rows, md5(coalesce(string_agg(line, '' order by line), '')) as hash
                  from (select row(${columns[table]})::text as line from ${table}) as lines`,
  );
  const rows = await queryIn<{ name: string; rows: number; hash: string }>(dataDir, sql.join(' union all '));
  return Object.fromEntries(rows.map(({ name, ...content }) => [name, content]));
}

/** A person signs up and begins a test; a company writes a course and, where the state knows jobs, a job. */
async function useEarlier(product: Product, { hasJobs }: { hasJobs: boolean }) {
  const email = newAddress();
  expect(await signUp(product, email)).toBe(true);
  const person = await openVisitor(product, { email, password });
  const run = await person.call<{ token: string; partOne: Array<{ statements: Array<{ id: number }> }> }>(
    'softskillTest.start',
    { variant: 'test1' },
  );
  const order = run.partOne[0]?.statements.map(({ id }) => id) ?? [];
  await person.call('softskillTest.answer', { token: run.token, groupIndex: 0, order, durationMs: 9_000 });
  const owner = await openVisitor(product, { email: company, password: printedPassword(product) });
  await owner.call('courses.create', { title: 'Kurs von damals' });
  if (hasJobs) await owner.call('jobs.create', { title: 'Stelle von damals' });
  return { email, token: run.token, order };
}

/** No agreement is invented for accounts older than the record of consents. */
async function expectAskedOnce({ call, read }: Awaited<ReturnType<typeof openVisitor>>): Promise<void> {
  const states = () => read<Array<{ kind: string; agreed: unknown; isOpen: boolean }>>('consents.legal', {});
  const open = { agreed: null, isOpen: true };
  const first = await states();
  expect(first).toMatchObject([
    { kind: 'terms', ...open },
    { kind: 'privacy', ...open },
  ]);
  for (const { kind } of first) {
    const { document } = await read<{ document: number }>('consents.question', { kind });
    await call('consents.answer', { kind, document, answer: 'agreed' });
  }
  expect((await states()).map(({ isOpen }) => isOpen)).toEqual([false, false]);
}

const printedPassword = ({ stdout }: Pick<Product, 'stdout'>): string =>
  new RegExp(`${company}\\s+(\\S+)`).exec(stdout())?.[1] ?? '';

test.each([
  { commit: '3e4cbb3', hasJobs: false },
  { commit: '8ab0030', hasJobs: false },
  { commit: 'b78c264', hasJobs: true },
  { commit: 'f0d0839d', hasJobs: true },
])('the data of the state $commit is backed up and complete after the update', async ({ commit, hasJobs }) => {
  const dataDir = await makeDataFolder();
  const earlier = await startProduct({ DATA_DIR: dataDir, ...settings }, await earlierProgram(commit));
  const { email, token, order } = await useEarlier(earlier, { hasJobs });
  const before = await readContent(dataDir);
  expect(before['courses']?.rows).toBeGreaterThan(4);
  await stop(earlier);

  const product = await startProduct({ DATA_DIR: dataDir, ...settings });
  expect(await readContent(dataDir)).toMatchObject(before);
  expect(await canSignIn(product, email)).toBe(true);
  const person = await openVisitor(product, { email, password });
  const run = await person.read<{ answers: unknown }>('softskillTest.state', { token });
  expect(JSON.stringify(run)).toContain(JSON.stringify(order));
  await expectAskedOnce(person);
  const courses = await (await fetch(`${product.baseUrl}/api/courses`)).text();
  expect(courses).toContain('"courseId"');

  const [backup = ''] = await readdir(join(dataDir, 'backups'));
  const path = join(dataDir, 'backups', backup);
  const { tables } = await inspectBackup({ path, passphrase: null });
  const saved = tables.filter(({ name }) => name in before).map(({ name, rows }) => [name, rows]);
  expect(Object.fromEntries(saved)).toEqual(
    Object.fromEntries(Object.entries(before).map(([name, { rows }]) => [name, rows])),
  );
  // The first state has no settings, so its backup is not recorded.
  const { backupAgeSeconds } = await (await fetch(`${product.baseUrl}/readyz`)).json();
  expect(backupAgeSeconds !== null).toBe(commit !== '3e4cbb3');
  expect(await proveBackup([path], { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: '' });
});
