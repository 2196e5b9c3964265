import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { openApp } from '../../start.ts';
import { testApp } from '../../testing/app.ts';
import { chainEvents, startChaining } from './chain.ts';
import { logSystemEvent } from './service.ts';
import { verifyChain } from './verify.ts';

const app = testApp({ mail: false });
let other: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  const { env, logger, databaseUrl, clock } = app();
  other = await openApp({ env, databaseUrl, logger, clock });
});
afterAll(() => other.close());
beforeEach(() => chainEvents(app()));

const write = (count: number, { db, clock } = app()) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      inTransaction(db, (tx) =>
        logSystemEvent({ clock }, tx, {
          action: 'test_mail_sent',
          resourceId: 'mail',
          details: {},
          names: { recipient: `${number}@example.org` },
        }),
      ),
    ),
  );
const linkCount = () => app().db.prisma.auditLink.count();

test('50 writers and two chaining processes produce one chain without gaps', async () => {
  const before = Number(await linkCount());
  const written = write(50);
  const chained = async (target: App) => {
    for (let round = 0; round < 10; round++) await chainEvents(target);
  };
  await Promise.all([written, chained(app()), chained(other), chained(app()), chained(other)]);
  await chainEvents(other);
  const links = await app().db.prisma.auditLink.findMany({ orderBy: { position: 'asc' } });
  expect(links.map(({ position }) => Number(position))).toEqual(Array.from({ length: before + 50 }, (_, n) => n + 1));
  expect(await app().db.prisma.auditUnchained.count()).toBe(0);
  expect(await verifyChain(app().db)).toMatchObject({ links: BigInt(before + 50), broken: null });
});

test('writers and the chaining process do not wait for each other', async () => {
  const before = await linkCount();
  const { prisma } = app().db;
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(727465110)`;
    await write(1, { ...app(), db: other.db });
    expect(await chainEvents(other)).toBe(0);
  });
  await prisma.$transaction(async (tx) => {
    await logSystemEvent(app(), tx, {
      action: 'ai_budget_changed',
      resourceId: 'x',
      details: { from: 1, to: 2 },
      names: {},
    });
    expect(await chainEvents(other)).toBe(1);
  });
  expect(await chainEvents(other)).toBe(1);
  expect(await linkCount()).toBe(before + 2);
});

test('a running server chains new and older events in batches', async () => {
  await app().db.pool.query(
    `with made as (insert into audit_events (action, resource_type, resource_id)
                   select 'test_mail_sent', 'installation', n::text from generate_series(1, 1201) n returning id),
          named as (insert into audit_names (event_id, address) select id, '' from made)
     insert into audit_unchained select id from made`,
  );
  const stop = startChaining(app());
  await expect.poll(() => app().db.prisma.auditUnchained.count()).toBe(0);
  await stop();
  await write(1);
  expect(await verifyChain(app().db)).toMatchObject({ broken: null });
  expect(await app().db.prisma.auditUnchained.count()).toBe(1);
});

test('a failure is logged, and the next attempt continues', async () => {
  await app().db.pool.query('alter table audit_unchained rename to audit_unchained_away');
  const stop = startChaining(app());
  await expect.poll(() => app().logged()).toContain('linking audit events failed');
  await app().db.pool.query('alter table audit_unchained_away rename to audit_unchained');
  await write(1);
  await expect.poll(() => app().db.prisma.auditUnchained.count()).toBe(0);
  await stop();
});
