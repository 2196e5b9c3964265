import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { reserveTokens, settleReservation } from '../../core/ai/budget.ts';
import { folderMarkerKey } from '../../core/storage/folder-marker.ts';
import { openAiEndpoint } from '../../testing/ai-endpoint.ts';
import { testApp } from '../../testing/app.ts';
import { callerFor, makeOrganisation, makePerson, makePersonAs } from '../../testing/people.ts';

const endpoint = await openAiEndpoint();
const app = testApp({ mail: false, settings: endpoint.settings });
afterAll(endpoint.close);
const bare = testApp({ mail: false });

const colour = { colour_name: 'Rot', is_warm: true };
const admin = async () => callerFor(app(), await makePersonAs(app(), 'platformAdmin'));

beforeEach(() => {
  endpoint.reset();
  endpoint.answer(() => colour);
});

test('support, owners and everyone else can neither read nor change the settings', async () => {
  for (const role of ['support', 'owner', 'editor', 'applicant', 'visitor'] as const) {
    const caller = await callerFor(app(), await makePersonAs(app(), role));
    for (const refused of [
      () => caller.ai.settings(),
      () => caller.ai.changeSettings({ monthlyTokens: 5 }),
      () => caller.ai.check(),
    ])
      await expect(refused()).rejects.toMatchObject({ code: role === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN' });
  }
  expect(endpoint.requests).toEqual([]);
  expect(await app().db.prisma.installationSetting.count({ where: { key: { not: folderMarkerKey } } })).toBe(0);
});

test('an admin sees the host and the model and all other fields, but never the key', async () => {
  const caller = await admin();
  await caller.ai.check();
  const orgId = await makeOrganisation(app(), 'Nordlicht Pflege');
  await settleReservation(app(), await reserveTokens(app(), orgId, 900), 700);
  const settings = await caller.ai.settings();
  const host = new URL(endpoint.url).host;
  expect(settings).toEqual({
    endpoint: { host, model: 'test-model', hasKey: true },
    monthlyTokens: null,
    installationTokens: null,
    use: [{ orgId, name: 'Nordlicht Pflege', tokens: 700, requests: 1 }],
    lastCheck: {
      checkedAt: app().clock.now(),
      isWorking: true,
      problem: null,
      format: 'json_schema',
      tellsUsage: true,
      durationMs: expect.any(Number),
    },
  });
  expect(JSON.stringify(settings)).not.toContain('sk-');
  expect(app().logged()).not.toContain('sk-');
});

test('the limit is stored, audited once and enforced', async () => {
  const caller = await admin();
  await caller.ai.changeSettings({ monthlyTokens: 3_000 });
  await caller.ai.changeSettings({ monthlyTokens: 3_000 });
  await caller.ai.changeSettings({ monthlyTokens: null });
  expect((await caller.ai.settings()).monthlyTokens).toBeNull();
  const events = await app().db.prisma.auditEvent.findMany({
    where: { action: 'ai_budget_changed' },
    orderBy: { createdAt: 'asc' },
    select: { details: true, resourceType: true },
  });
  expect(events).toEqual([
    { details: { from: null, to: 3_000 }, resourceType: 'installation' },
    { details: { from: 3_000, to: null }, resourceType: 'installation' },
  ]);
});

test("the installation's limit is stored separately and audited, and authors see when it is used up", async () => {
  const [caller, orgId] = [await admin(), await makeOrganisation(app())];
  await caller.ai.changeSettings({ monthlyTokens: null, installationTokens: 1_000_000 });
  await caller.ai.changeSettings({ monthlyTokens: 500_000 });
  expect(await caller.ai.settings()).toMatchObject({ monthlyTokens: 500_000, installationTokens: 1_000_000 });
  const author = await makePerson(app(), { userType: 'company', member: { orgId, role: 'editor' } });
  const offer = async () => (await callerFor(app(), author)).ai.offer();
  expect(await offer()).toMatchObject({ isOverBudget: false, isInstallationOver: false });
  await settleReservation(app(), await reserveTokens(app(), await makeOrganisation(app()), 400_000), 999_000);
  expect(await offer()).toMatchObject({ isOverBudget: false, isInstallationOver: true });
  await caller.ai.changeSettings({ monthlyTokens: null, installationTokens: null });
  expect(await offer()).toMatchObject({ isInstallationOver: false });
  await app().db.prisma.aiUsage.deleteMany();
  const events = await app().db.prisma.auditEvent.findMany({
    where: { action: 'ai_installation_budget_changed' },
    orderBy: { createdAt: 'asc' },
    select: { details: true },
  });
  expect(events.map(({ details }) => details)).toEqual([
    { from: null, to: 1_000_000 },
    { from: 1_000_000, to: null },
  ]);
});

test.each([-1, 1.5, 1e13, '5', undefined])('%s is refused as limit', async (monthlyTokens) => {
  await expect((await admin()).ai.changeSettings({ monthlyTokens: monthlyTokens as never })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

describe('the connection check', () => {
  test.each([
    ['noJsonSchema', 'json_object'],
    ['ignoresSchema', null],
    ['noResponseFormat', 'text'],
    ['wantsCompletionTokens', 'json_schema'],
  ] as const)('%s: finds %s', async (how, format) => {
    endpoint.misbehave(how);
    const found = await (await admin()).ai.check();
    expect(found).toMatchObject({
      isWorking: format !== null,
      format,
      problem: format === null ? 'AI_ANSWER_UNUSABLE' : null,
    });
  });

  test('treats an accepted but ignored schema as unsupported', async () => {
    endpoint.misbehave('ignoresSchema', 1);
    expect(await (await admin()).ai.check()).toMatchObject({ isWorking: true, format: 'json_object' });
  });

  test('reports whether the endpoint counts tokens', async () => {
    endpoint.misbehave('noUsage');
    expect(await (await admin()).ai.check()).toMatchObject({ isWorking: true, tellsUsage: false });
  });

  test.each([
    ['keyRefused', 'AI_KEY_REFUSED'],
    ['quota', 'AI_QUOTA'],
    ['busyForMinutes', 'AI_BUSY'],
    ['html', 'AI_UNREACHABLE'],
    ['unknownModel', 'AI_UNREACHABLE'],
  ] as const)('%s: %s, and stores the result', async (how, problem) => {
    endpoint.misbehave(how);
    const caller = await admin();
    expect(await caller.ai.check()).toMatchObject({ isWorking: false, problem, format: null });
    expect((await caller.ai.settings()).lastCheck).toMatchObject({ isWorking: false, problem });
  });

  test('uses no budget, and is limited to ten times in ten minutes', async () => {
    await app().db.prisma.aiUsage.deleteMany();
    const caller = await admin();
    for (let count = 0; count < 10; count++) await caller.ai.check();
    await expect(caller.ai.check()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await app().db.prisma.aiUsage.count()).toBe(0);
  });

  test('ignores the result for another model', async () => {
    await (await admin()).ai.check();
    await app().db.prisma
      .$executeRaw`update installation_settings set value = value || '{"model": "another"}' where key = 'ai_check'`;
    expect((await (await admin()).ai.settings()).lastCheck).toBeNull();
  });
});

test('without an endpoint the check is refused and the embedded generator is offered', async () => {
  const caller = await callerFor(bare(), await makePersonAs(bare(), 'platformAdmin'));
  expect(await caller.ai.settings()).toEqual({
    endpoint: null,
    monthlyTokens: null,
    installationTokens: null,
    use: [],
    lastCheck: null,
  });
  await expect(caller.ai.check()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await caller.ai.changeSettings({ monthlyTokens: 0 });
  const editor = await callerFor(bare(), await makePersonAs(bare(), 'editor'));
  expect(await editor.ai.offer()).toMatchObject({ generator: 'embedded', model: null, isOverBudget: false });
});

test('authors see the use of their own organisation only, and whether budget is left', async () => {
  const [orgId, other] = [await makeOrganisation(app()), await makeOrganisation(app())];
  const author = await makePerson(app(), { userType: 'company', member: { orgId, role: 'editor' } });
  await settleReservation(app(), await reserveTokens(app(), orgId, 900), 700);
  await settleReservation(app(), await reserveTokens(app(), other, 900), 50);
  const caller = await callerFor(app(), author);
  const use = { used: 700, allowed: null, month: app().clock.now().toISOString().slice(0, 7) };
  const offer = {
    generator: 'service',
    model: 'test-model',
    use,
    isOverBudget: false,
    isInstallationOver: false,
    mayGenerate: true,
  };
  expect(await caller.ai.offer()).toEqual(offer);
  await (await admin()).ai.changeSettings({ monthlyTokens: 2_000 });
  expect(await caller.ai.offer()).toEqual({ ...offer, use: { ...use, allowed: 2_000 }, isOverBudget: true });
  await (await admin()).ai.changeSettings({ monthlyTokens: null });
  const viewer = await callerFor(app(), await makePersonAs(app(), 'viewer'));
  await expect(viewer.ai.offer()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
