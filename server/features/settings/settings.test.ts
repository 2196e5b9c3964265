import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#shared/settings/schema.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { openApp } from '../../start.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../testing/people.ts';
import { adminCaller, setSetting } from '../../testing/settings.ts';
import { importShippedCatalogues } from '../import/service.ts';

const app = testApp({ mail: false, settings: { MAX_MEDIA_MB: '77' } });
let other: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  await importShippedCatalogues(app());
  const { env, databaseUrl, logger, clock } = app();
  other = await openApp({ env, databaseUrl, logger, clock });
});
afterAll(() => other.close());

const limits = () => app().settings.current().limits;
const changes = () => auditTrail(app(), { action: 'setting_changed' });

test('a change applies at once, in other processes shortly after, and is logged', async () => {
  const admin = await adminCaller(app());
  expect(await admin.assets.limits()).toEqual({ documentMb: 25, mediaMb: 77 });
  const visitor = await callerFor(app(), null);
  const begin = () => outcomeOf(visitor.softskillTest.start({ variant: 'test1' }));
  expect(await begin()).toBe('accepted');
  const { limits: view } = await admin.adminSettings.all();
  const value = { ...view.value, documentMb: 40, guestTestsPerHour: 2 };
  expect(await admin.adminSettings.change({ section: 'limits', revision: 0, value })).toEqual({ revision: 1 });
  expect(await admin.assets.limits()).toEqual({ documentMb: 40, mediaMb: 77 });
  await expect.poll(() => other.settings.current().limits).toEqual(value);
  expect([await begin(), await begin()]).toEqual(['accepted', 'TOO_MANY_ATTEMPTS']);
  expect((await changes()).map(({ details, resourceId }) => ({ details, resourceId }))).toEqual([
    { details: { setting: 'limits.documentMb', from: 25, to: 40 }, resourceId: 'limits' },
    { details: { setting: 'limits.guestTestsPerHour', from: 120, to: 2 }, resourceId: 'limits' },
  ]);
});

test('when two admins change the same state concurrently, one is refused and writes nothing', async () => {
  const admin = await adminCaller(app());
  const { retention } = await admin.adminSettings.all();
  const before = (await changes()).length;
  const change = (requestMonths: number) =>
    outcomeOf(
      admin.adminSettings.change({ section: 'retention', revision: 0, value: { ...retention.value, requestMonths } }),
    );
  const outcomes = await Promise.all([change(7), change(8)]);
  expect(outcomes.toSorted()).toEqual(['STALE_CHANGE', 'accepted']);
  expect(app().settings.current().retention.requestMonths).toBe(outcomes[0] === 'accepted' ? 7 : 8);
  expect(await changes()).toHaveLength(before + 1);
});

test('values from the environment are shown as fixed and refused; the rest of the section is editable', async () => {
  const admin = await adminCaller(app());
  const { value, fixed, revision } = (await admin.adminSettings.all()).limits;
  expect(fixed).toEqual(['mediaMb']);
  const wish = { section: 'limits' as const, revision, value: { ...value, mediaMb: 78, mailsPerPerson: 9 } };
  await expect(admin.adminSettings.change(wish)).rejects.toMatchObject({
    cause: { code: 'SETTING_FIXED', details: { field: 'mediaMb' } },
  });
  expect(limits().mailsPerPerson).toBe(500);
  await setSetting(admin, 'limits', { mailsPerPerson: 9 });
  expect(limits()).toMatchObject({ mediaMb: 77, mailsPerPerson: 9 });
  const row = await app().db.prisma.installationSetting.findUniqueOrThrow({ where: { key: 'limits' } });
  expect(JSON.stringify(row.value)).not.toContain('mediaMb');
});

test('each value has limits, and an unchanged section writes nothing', async () => {
  const admin = await adminCaller(app());
  const all = await admin.adminSettings.all();
  const refused: Array<Parameters<typeof admin.adminSettings.change>[0]> = [
    { section: 'limits', revision: 0, value: { ...all.limits.value, documentMb: 0 } },
    { section: 'limits', revision: 0, value: { ...all.limits.value, socketsPerPerson: 1.5 } },
    { section: 'retention', revision: 0, value: { ...all.retention.value, applicationMonths: 5 } },
    { section: 'registration', revision: 0, value: { mode: 'domains', domains: [] } },
    { section: 'registration', revision: 0, value: { mode: 'domains', domains: ['kein Name'] } },
    { section: 'mail', revision: 0, value: { from: 'Passgenau', contact: '' } },
    { section: 'mail', revision: 0, value: { from: 'Passgenau <a@b.de>, c@d.de', contact: '' } },
    { section: 'mail', revision: 0, value: { ...all.mail.value, contact: 'post' } },
    { section: 'notice', revision: 0, value: { ...all.notice.value, isOn: true } },
    { section: 'notice', revision: 0, value: { ...all.notice.value, until: '2026-02-30' } },
    { section: 'notice', revision: 0, value: { ...all.notice.value, more: 1 } as never },
  ];
  for (const change of refused)
    await expect(admin.adminSettings.change(change), JSON.stringify(change)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  const before = await changes();
  await setSetting(admin, 'mail', {});
  expect(await changes()).toEqual(before);
  expect(await app().db.prisma.installationSetting.count({ where: { key: 'mail' } })).toBe(0);
});

test('values stored by another version are dropped only where they are unknown', async () => {
  const values = { requestMonths: 9, foundMonths: 'drei', unheardOf: true };
  const data = { value: { revision: 41, values }, updatedAt: app().clock.now() };
  const key = 'retention';
  await app().db.prisma.installationSetting.upsert({ where: { key }, create: { key, ...data }, update: data });
  await app().settings.reload();
  expect(app().settings.current().retention).toEqual({ ...defaultSettings.retention, requestMonths: 9 });
});

test('the next cleanup uses the retention settings', async () => {
  const ago = addMs(app().clock.now(), -days(20));
  const mail = { subject: 'S', text: null, html: null, recipient: 'alt@example.org', createdAt: ago, sentAt: ago };
  await app().db.prisma.outboxMail.create({ data: mail });
  const left = () => app().db.prisma.outboxMail.count({ where: { recipient: mail.recipient } });
  await runCleanups(app(), [retention.mails]);
  expect(await left()).toBe(1);
  await setSetting(await adminCaller(app()), 'retention', { outboxDays: 19 });
  await runCleanups(app(), [retention.mails]);
  expect(await left()).toBe(0);
});

test('support reads everything and changes nothing; everyone else sees nothing', async () => {
  const support = await callerFor(app(), await makePersonAs(app(), 'support'));
  const all = await support.adminSettings.all();
  expect(Object.keys(all)).toEqual(['registration', 'limits', 'mail', 'retention', 'notice']);
  for (const view of Object.values(all))
    expect(Object.keys(view).toSorted()).toEqual(['changedAt', 'defaults', 'fixed', 'revision', 'value']);
  const before = await app().db.prisma.installationSetting.findMany();
  const roles = ['support', 'owner', 'applicant', 'visitor'] as const;
  for (const role of roles) {
    const { adminSettings } = await callerFor(app(), await makePersonAs(app(), role));
    const code = role === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN';
    const change = { section: 'registration' as const, revision: 0, value: { mode: 'invited' as const, domains: [] } };
    await expect(adminSettings.change(change)).rejects.toMatchObject({ code });
    await expect(adminSettings.sendTestMail()).rejects.toMatchObject({ code });
    if (role === 'support') continue;
    await expect(adminSettings.all()).rejects.toMatchObject({ code });
    await expect(adminSettings.about()).rejects.toMatchObject({ code });
  }
  expect(await app().db.prisma.installationSetting.findMany()).toEqual(before);
});

test('the about page shows versions and storage, and no secrets', async () => {
  const { userId } = await makePerson(app());
  const { id: orgId } = await app().db.prisma.organisation.create({ data: { name: 'Nordlicht', slug: 'nordlicht-s' } });
  const file = { filename: 'a.png', type: 'image/png', createdBy: userId, createdAt: app().clock.now() };
  await app().db.prisma.storedFile.createMany({
    data: [
      { ...file, key: 'course-content/a', size: 700n, orgId },
      { ...file, key: 'course-content/b', size: 50n, orgId: null },
    ],
  });
  const about = await (await callerFor(app(), await makePersonAs(app(), 'support'))).adminSettings.about();
  expect(about).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
    migrations: { count: expect.any(Number), last: expect.stringMatching(/^\d{14}_/) },
    storage: {
      driver: 'folder',
      total: { bytes: 750, files: 2 },
      largest: [
        { orgId, name: 'Nordlicht', bytes: 700, files: 1 },
        { orgId: null, name: null, bytes: 50, files: 1 },
      ],
    },
    services: { smtp: false, minio: false, ai: false },
    startedAt: expect.any(Date),
  });
});

test('everyone sees the notice until the end of its last day, and not after it is switched off', async () => {
  const [admin, visitor] = [await adminCaller(app()), await callerFor(app(), null)];
  const current = () => visitor.notice.current();
  expect(await current()).toBeNull();
  app().clock.set(new Date('2026-11-24T12:00:00Z'));
  const text = 'Am 25. November arbeiten wir von 6 bis 8 Uhr an der Anlage.';
  await setSetting(admin, 'notice', { text, tone: 'warning', until: '2026-11-24', isOn: true });
  expect(await current()).toEqual({ text, tone: 'warning' });
  app().clock.set(new Date('2026-11-24T22:59:59Z'));
  expect(await current()).not.toBeNull();
  app().clock.set(new Date('2026-11-24T23:00:00Z'));
  expect(await current()).toBeNull();
  await setSetting(admin, 'notice', { until: null });
  expect(await current()).toEqual({ text, tone: 'warning' });
  await setSetting(admin, 'notice', { isOn: false });
  expect(await current()).toBeNull();
  expect((await changes()).map(({ details }) => details)).toContainEqual({
    setting: 'notice.text',
    from: null,
    to: null,
  });
});
