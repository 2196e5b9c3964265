import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BrokenRow, ChainProblem } from '#shared/admin/audit.ts';
import { inTransaction } from '../../core/database/db.ts';
import { hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { chainEvents } from './chain.ts';
import { checkChain } from './check.ts';
import { logSystemEvent } from './service.ts';
import { verifyChain } from './verify.ts';

const app = testApp({ mail: false });
const size = 12;
let ids: string[] = [];

beforeAll(async () => {
  for (let number = 0; number < size; number++) {
    await inTransaction(app().db, (tx) =>
      logSystemEvent(app(), tx, {
        action: 'test_mail_sent',
        resourceId: `mail-${number}`,
        orgId: '0a4f5a94-8f5a-4a52-9c14-53c6b6b1c001',
        details: {},
        names: { recipient: `${number}@example.org` },
      }),
    );
    app().clock.advance(hours(2));
    if (number % 2 === 1) await chainEvents(app());
  }
  const links = await app().db.prisma.auditLink.findMany({ orderBy: { position: 'asc' } });
  ids = links.map(({ eventId }) => eventId.toString());
  for (const table of tables) await app().db.pool.query(`create table kept_${table} as table ${table}`);
});
const tables = ['audit_events', 'audit_names', 'audit_chain', 'audit_unchained', 'audit_checks', 'audit_head'];

async function bypassTriggers(...statements: string[]): Promise<void> {
  const client = await app().db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const sql of statements) await client.query(sql);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
beforeEach(() =>
  bypassTriggers(
    ...tables.flatMap((table) => [`delete from ${table}`, `insert into ${table} select * from kept_${table}`]),
  ),
);

const found = async (): Promise<BrokenRow | null> => (await verifyChain(app().db)).broken;
const event = (place: number) => ids[place - 1] ?? '';
const at = (place: number, problem: ChainProblem): BrokenRow => ({
  position: String(place),
  eventId: event(place),
  problem,
});

test('an untouched log is intact', async () => {
  const checked = await verifyChain(app().db);
  expect(checked).toMatchObject({ links: 12n, headPosition: 12n, broken: null });
  expect(checked.headHash).toEqual(
    Buffer.from((await app().db.prisma.auditLink.findUniqueOrThrow({ where: { position: 12n } })).hash),
  );
});

const uuid = `'0a4f5a94-8f5a-4a52-9c14-53c6b6b1cfff'`;
const tampered: Record<string, Record<string, string>> = {
  audit_events: {
    actor_id: uuid,
    org_id: 'null',
    action: `'job_deleted'`,
    resource_type: `'job'`,
    resource_id: `resource_id || '0'`,
    details: `'{"a": 1}'`,
    created_at: `created_at + interval '1 millisecond'`,
  },
  audit_names: { address: `'192.0.2.1'`, names: `'{"recipient": "x"}'`, salt: `salt || 'x'` },
  audit_chain: {
    event_id: '999999',
    names_hash: `'\\x00'`,
    hash: `sha256(hash)`,
    chained_at: `chained_at + interval '1 millisecond'`,
  },
};
const columnsOf = Object.entries(tampered).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, value]) => ({ table, column, value })),
);

test.each(columnsOf)('a changed $table.$column is detected in every row', async ({ table, column, value }) => {
  for (const place of [1, 7, 12]) {
    const key = table === 'audit_events' ? 'id' : 'event_id';
    await bypassTriggers(
      `delete from ${table}`,
      `insert into ${table} select * from kept_${table}`,
      `update ${table} set ${column} = ${value} where ${key} = ${event(place)}`,
    );
    const broken = await found();
    if (column === 'event_id') expect(broken).toEqual({ position: null, eventId: event(place), problem: 'unlinked' });
    else expect(broken).toEqual(at(place, table === 'audit_names' ? 'names_changed' : 'changed'));
  }
});

test('covers every column; columns that identify a row are covered by moving and removing it', async () => {
  const { rows } = await app().db.pool.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in ('audit_events', 'audit_names', 'audit_chain')`,
  );
  const tried = [...columnsOf.map(({ table, column }) => `${table}.${column}`)];
  const keys = ['audit_events.id', 'audit_names.event_id', 'audit_chain.position'];
  expect(rows.map(({ column }) => column).sort()).toEqual([...tried, ...keys].sort());
});

const done: ReadonlyArray<readonly [string, () => string[], () => BrokenRow]> = [
  ['an event is removed', () => [`delete from audit_events where id = ${event(4)}`], () => at(4, 'event_missing')],
  ['names are removed', () => [`delete from audit_names where event_id = ${event(4)}`], () => at(4, 'names_missing')],
  ['a link is removed', () => ['delete from audit_chain where position = 4'], () => at(4, 'link_missing')],
  [
    'event, names and link are removed',
    () => gone(event(4)),
    () => ({ position: '4', eventId: null, problem: 'link_missing' }),
  ],
  [
    'the gap is closed by moving up what follows',
    () => [
      ...gone(event(4)),
      'update audit_chain set position = -position where position > 4',
      'update audit_chain set position = -position - 1 where position < 0',
    ],
    () => ({ position: '4', eventId: event(5), problem: 'changed' }),
  ],
  [
    'an event moves to another number',
    () => [`update audit_events set id = 999 where id = ${event(4)}`],
    () => at(4, 'event_missing'),
  ],
  [
    'names move to another event',
    () => [`update audit_names set event_id = 999 where event_id = ${event(4)}`],
    () => at(4, 'names_missing'),
  ],
  ['an event is put in', () => [put('500000')], () => ({ position: null, eventId: '500000', problem: 'unlinked' })],
  [
    'names are put in',
    () => [`insert into audit_names (event_id, address) values (500000, '')`],
    () => ({ position: null, eventId: '500000', problem: 'event_missing' }),
  ],
  [
    'a link is put in before the beginning',
    () => [
      put('500000'),
      `insert into audit_chain select 0, 500000, names_hash, hash, chained_at from audit_chain where position = 1`,
    ],
    () => ({ position: '0', eventId: '500000', problem: 'link_added' }),
  ],
  [
    'a link is put in behind the end',
    () => [
      put('500000'),
      `insert into audit_chain select 13, 500000, names_hash, hash, chained_at from audit_chain where position = 12`,
    ],
    () => ({ position: '13', eventId: '500000', problem: 'changed' }),
  ],
  [
    'two links change places',
    () => [
      'update audit_chain set position = -position where position in (4, 9)',
      'update audit_chain set position = 13 + position where position < 0',
    ],
    () => ({ position: '4', eventId: event(9), problem: 'changed' }),
  ],
  [
    'two events change places',
    () => [
      `update audit_events set id = -id where id in (${event(4)}, ${event(5)})`,
      `update audit_events set id = case -id when ${event(4)} then ${event(5)} else ${event(4)} end where id < 0`,
    ],
    () => at(4, 'changed'),
  ],
  [
    'what waits is taken apart',
    () => [`insert into audit_unchained values (500000)`],
    () => ({ position: null, eventId: '500000', problem: 'event_missing' }),
  ],
];
test.each(done)('detects %s', async (_, statements, broken) => {
  await bypassTriggers(...statements());
  expect(await found()).toMatchObject(broken());
});

const gone = (id: string): string[] => [
  `delete from audit_chain where event_id = ${id}`,
  `delete from audit_names where event_id = ${id}`,
  `delete from audit_events where id = ${id}`,
];
const put = (id: string): string =>
  `with made as (insert into audit_events (id, action, resource_type, resource_id) values (${id}, 'job_deleted', 'job', 'x') returning id)
   insert into audit_names (event_id, address) select id, '' from made`;

test.each([
  ['(select min(created_at) from audit_events)', 'backdated'],
  [`'2999-01-01'`, 'dated_ahead'],
])('an event with the time %s that is inserted into the queue is chained and detected', async (time, problem) => {
  const late = `update audit_events set created_at = ${time} where id = 500000`;
  await bypassTriggers(put('500000'), late, 'insert into audit_unchained values (500000)');
  expect(await chainEvents(app())).toBe(1);
  expect(await found()).toEqual({ position: '13', eventId: '500000', problem });
});

test('an event that is queued again after it was chained blocks nothing', async () => {
  await bypassTriggers(`insert into audit_unchained values (${event(3)})`);
  await inTransaction(app().db, (tx) =>
    logSystemEvent(app(), tx, { action: 'ai_budget_changed', resourceId: 'x', details: { from: 1, to: 2 }, names: {} }),
  );
  expect(await chainEvents(app())).toBe(1);
  expect(await found()).toBeNull();
});

test('detects a log that was truncated or rewritten consistently since the last check', async () => {
  await checkChain(app(), { actorId: null, address: '' });
  const end = (await app().db.prisma.auditCheck.findFirstOrThrow({ orderBy: { id: 'desc' } })).headPosition;
  expect(end).toBe(12n);
  const last = 'delete from audit_unchained';
  const waiting = 'in (select event_id from audit_unchained)';
  await bypassTriggers(
    `delete from audit_names where event_id ${waiting}`,
    `delete from audit_events where id ${waiting}`,
    last,
  );
  await bypassTriggers(...gone(event(12)), ...gone(event(11)));
  expect(await found()).toEqual({ position: '11', eventId: null, problem: 'cut_off' });

  const both = `in (${event(11)}, ${event(12)})`;
  await bypassTriggers(
    `insert into audit_events select * from kept_audit_events where id ${both}`,
    `update audit_events set resource_id = 'other' where id = ${event(11)}`,
    `insert into audit_names select * from kept_audit_names where event_id ${both}`,
    `insert into audit_unchained select id from audit_events where id ${both}`,
  );
  expect(await chainEvents(app())).toBe(2);
  expect(await found()).toEqual(at(12, 'rewritten'));
});

test('a hash from a mail detects a rewrite that includes all checks', async () => {
  const { headHash } = await verifyChain(app().db);
  const mark = { position: 12n, hash: headHash };
  expect((await verifyChain(app().db, { mark })).broken).toBeNull();
  expect((await verifyChain(app().db, { mark: { ...mark, hash: Buffer.alloc(32) } })).broken).toEqual(
    at(12, 'rewritten'),
  );
  await bypassTriggers(...gone(event(12)));
  expect((await verifyChain(app().db, { mark })).broken).toMatchObject({ position: '12', problem: 'cut_off' });
});

test('reports the first of several broken rows', async () => {
  await bypassTriggers(
    `update audit_events set action = 'x' where id = ${event(9)}`,
    `update audit_names set address = 'x' where event_id = ${event(6)}`,
    `delete from audit_events where id = ${event(11)}`,
  );
  expect(await found()).toEqual(at(6, 'names_changed'));
});

test('personal data erased from an event breaks nothing and cannot be restored', async () => {
  await app().db.pool.query(`update audit_names set names = '{}', address = '', salt = null`);
  expect(await found()).toBeNull();
  await bypassTriggers(`update audit_names set names = '{"recipient": "x"}' where event_id = ${event(2)}`);
  expect(await found()).toEqual(at(2, 'names_changed'));
});

test('a check is stored with its result and logged', async () => {
  const tell: number[] = [];
  const by = { actorId: null, address: '' };
  await checkChain(app(), by, { reportProgress: async ({ done }) => void tell.push(done) });
  expect(tell).toEqual([12]);
  await bypassTriggers(`update audit_events set action = 'x' where id = ${event(5)}`);
  expect((await checkChain(app(), by)).broken).toEqual(at(5, 'changed'));
  const checks = await app().db.prisma.auditCheck.findMany({ orderBy: { id: 'asc' } });
  expect(checks.map(({ links, problem, brokenPosition }) => [links, problem, brokenPosition])).toEqual([
    [12n, '', null],
    [4n, 'changed', 5n],
  ]);
  const noted = await app().db.prisma.auditEvent.findMany({
    where: { action: 'audit_checked' },
    orderBy: { id: 'asc' },
  });
  expect(noted.map(({ details, resourceId }) => [details, resourceId])).toEqual([
    [{ links: 12, whole: true }, checks[0]?.id.toString()],
    [{ links: 4, whole: false }, checks[1]?.id.toString()],
  ]);
});
