import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { runCleanups } from '../../jobs.ts';
import { openAiEndpoint } from '../../testing/ai-endpoint.ts';
import { testApp } from '../../testing/app.ts';
import { days, hours } from '../runtime/clock.ts';
import { writeSettings } from './ai-settings.ts';
import {
  getTokenUsage,
  listTopOrganisations,
  monthOf,
  noOrganisationId,
  reserveTokens,
  settleReservation,
} from './budget.ts';

const endpoint = await openAiEndpoint();
const app = testApp({ mail: false, settings: endpoint.settings });
afterAll(endpoint.close);

const allow = (monthlyTokens: number | null) =>
  writeSettings(app().db.prisma, { monthlyTokens }, { updatedBy: null, updatedAt: app().clock.now() });
const useNow = (orgId: string | null) => getTokenUsage(app().db.prisma, orgId, app().clock.now());

beforeEach(async () => {
  app().clock.set(new Date('2026-11-22T12:00:00Z'));
  await app().db.prisma.aiReservation.deleteMany();
  await app().db.prisma.aiUsage.deleteMany();
  await allow(null);
});

test('twenty parallel reservations never exceed the budget', async () => {
  await allow(1_000);
  const orgId = randomUUID();
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reserveTokens(app(), orgId, 150)));
  const reserved = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(reserved).toHaveLength(6);
  for (const outcome of asked)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'AI_BUDGET_USED' });
  await Promise.all(reserved.map((one) => settleReservation(app(), one, 100)));
  expect(await useNow(orgId)).toEqual({ used: 600, allowed: 1_000, month: '2026-11' });
  expect(await app().db.prisma.aiReservation.count()).toBe(0);
  await reserveTokens(app(), orgId, 400);
  await expect(reserveTokens(app(), orgId, 1)).rejects.toMatchObject({ code: 'AI_BUDGET_USED' });
});

test('twenty parallel questions stay within the budget', async () => {
  endpoint.answer(() => ({ a: 1 }));
  await allow(2_000);
  const orgId = randomUUID();
  const question = {
    name: 'small',
    schema: z.strictObject({ a: z.number() }),
    system: 's',
    prompt: 'p',
    maxOutputTokens: 300,
    signal: new AbortController().signal,
    orgId,
  };
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => app().ai?.ask(question)));
  const { used } = await useNow(orgId);
  const given = asked.filter(({ status }) => status === 'fulfilled');
  expect(given.length).toBeGreaterThan(0);
  expect(given.length).toBeLessThan(20);
  expect(used).toBe(given.length * 200);
  expect(used).toBeLessThanOrEqual(2_000);
  expect(endpoint.requests).toHaveLength(given.length);
});

test('organisations have separate budgets, and so have courses without an organisation', async () => {
  await allow(100);
  await settleReservation(app(), await reserveTokens(app(), null, 100), 100);
  await expect(reserveTokens(app(), null, 1)).rejects.toMatchObject({ code: 'AI_BUDGET_USED' });
  await settleReservation(app(), await reserveTokens(app(), randomUUID(), 100), 40);
  const most = await listTopOrganisations(app().db.prisma, app().clock.now(), 50);
  expect(most.map(({ tokens }) => tokens)).toEqual([100, 40]);
  expect(most[0]).toEqual({ orgId: noOrganisationId, name: '', tokens: 100, requests: 1 });
});

test('parallel requests of several organisations never exceed the installation limit', async () => {
  await writeSettings(
    app().db.prisma,
    { monthlyTokens: 500, installationTokens: 1_000 },
    { updatedBy: null, updatedAt: app().clock.now() },
  );
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reserveTokens(app(), randomUUID(), 150)));
  const reserved = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(reserved).toHaveLength(6);
  for (const outcome of asked)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'AI_INSTALLATION_BUDGET_USED' });
  await Promise.all(reserved.map((one) => settleReservation(app(), one, 100)));
  await reserveTokens(app(), randomUUID(), 400);
  await expect(reserveTokens(app(), randomUUID(), 501)).rejects.toMatchObject({ code: 'AI_BUDGET_USED' });
});

test('months follow German time, and a new month resets the budget', async () => {
  expect(monthOf(new Date('2026-10-31T22:59:59Z'))).toBe('2026-10');
  expect(monthOf(new Date('2026-10-31T23:00:00Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07');
  await allow(100);
  const orgId = randomUUID();
  const late = await reserveTokens(app(), orgId, 100);
  app().clock.set(new Date('2026-11-30T23:30:00Z'));
  await reserveTokens(app(), orgId, 100);
  await settleReservation(app(), late, 80);
  expect(await useNow(orgId)).toMatchObject({ used: 0, month: '2026-12' });
});

test('a reservation of a crashed process expires after an hour', async () => {
  await allow(100);
  const orgId = randomUUID();
  await reserveTokens(app(), orgId, 100);
  app().clock.advance(hours(1) - 1);
  await expect(reserveTokens(app(), orgId, 1)).rejects.toMatchObject({ code: 'AI_BUDGET_USED' });
  app().clock.advance(2);
  const again = await reserveTokens(app(), orgId, 100);
  await runCleanups(app());
  expect(await app().db.prisma.aiReservation.findMany({ select: { id: true } })).toEqual([{ id: again.id }]);
});

test('usage is deleted after two years', async () => {
  await settleReservation(app(), await reserveTokens(app(), null, 5), 5);
  app().clock.advance(days(700));
  await runCleanups(app());
  expect(await app().db.prisma.aiUsage.count()).toBe(1);
  app().clock.advance(days(60));
  await runCleanups(app());
  expect(await app().db.prisma.aiUsage.count()).toBe(0);
});
