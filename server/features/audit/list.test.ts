import { expect, test } from 'vitest';
import { listPageSize } from '#shared/admin/list.ts';
import { writeCursor } from '../../core/database/keyset.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../testing/people.ts';
import { cookieFor } from '../../testing/uploads.ts';
import { chainEvents } from './chain.ts';
import { insertEvent } from './queries.ts';

const app = testApp({ server: true });
const as = async (role: 'support' | 'platformAdmin') => callerFor(app(), await makePersonAs(app(), role));

const noActor = { actorId: null, orgId: null };
type Traits = { actorId?: string | null; orgId?: string | null; action?: string; resourceType?: string; at?: string };
let written = 0;
async function note({ at = '2020-05-10T10:00:00.000Z', ...traits }: Traits): Promise<string> {
  written += 1;
  const resourceId = `made-${written}`;
  const event = { ...noActor, action: 'test_mail_sent', resourceType: 'installation', resourceId, details: {} };
  await insertEvent(app().db.prisma, {
    ...event,
    ...traits,
    names: { recipient: 'ina@example.org' },
    address: '192.0.2.7',
    createdAt: new Date(at),
  });
  return resourceId;
}

test('each filter and pair of filters returns its events, newest first; days begin at local midnight', async () => {
  const support = await as('support');
  const person = await makePerson(app(), { firstName: 'Ina', lastName: 'Feld' });
  const crew = await makeCrew(app());
  const [actorId, orgId] = [person.userId, crew.orgId];
  const a = await note({ actorId, at: '2020-03-01T22:59:59.999Z' });
  const b = await note({ actorId, orgId, at: '2020-03-01T23:00:00.000Z' });
  const c = await note({ orgId, action: 'job_deleted', resourceType: 'job', at: '2020-03-02T22:59:59.999Z' });
  const d = await note({ action: 'job_deleted', resourceType: 'job', orgId, actorId, at: '2020-03-02T23:00:00.000Z' });
  const ours = new Set([a, b, c, d]);
  const found = async (filter: object) =>
    (await support.adminAudit.page({ to: '2020-03-31', ...filter })).rows
      .map(({ resourceId }) => resourceId)
      .filter((one) => ours.has(one));
  expect(await found({})).toEqual([d, c, b, a]);
  expect(await found({ order: 'asc' })).toEqual([a, b, c, d]);
  expect(await found({ actor: actorId })).toEqual([d, b, a]);
  expect(await found({ org: orgId })).toEqual([d, c, b]);
  expect(await found({ action: 'job_deleted' })).toEqual([d, c]);
  expect(await found({ resourceType: 'installation' })).toEqual([b, a]);
  expect(await found({ resourceId: c })).toEqual([c]);
  expect(await found({ resourceType: 'job', resourceId: a })).toEqual([]);
  expect(await found({ actor: actorId, action: 'job_deleted' })).toEqual([d]);
  expect(await found({ org: orgId, from: '2020-03-02', to: '2020-03-02' })).toEqual([c, b]);
  expect(await found({ from: '2020-03-02' })).toEqual([d, c, b]);
  expect(await found({ to: '2020-03-01' })).toEqual([a]);
  expect((await support.adminAudit.page({ actor: actorId, org: orgId })).called).toEqual({
    actor: 'Ina Feld',
    organisation: 'Musterhaus',
  });
  for (const input of [{ from: '2020-02-30' }, { from: '0000-01-01' }, { actor: 'x' }, { cursor: 'x' }])
    expect(await outcomeOf(support.adminAudit.page(input))).not.toBe('accepted');
  const forged = { cursor: writeCursor(['2026-01-01 10:00:00+00', '1e3']) };
  expect(await outcomeOf(support.adminAudit.page(forged))).toBe('INVALID_INPUT');
});

test('pages follow each other without gaps, also among events with equal times', async () => {
  const support = await as('support');
  const person = await makePerson(app());
  for (let count = 0; count < 2 * listPageSize + 5; count++) await note({ actorId: person.userId });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof support.adminAudit.page>> = await support.adminAudit.page({
      actor: person.userId,
      cursor,
    });
    seen.push(...page.rows.map(({ eventId }) => eventId));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toHaveLength(2 * listPageSize + 5);
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => Number(other) - Number(one)));
});

test('an event describes action, actor and origin in a sentence, and its position in the chain', async () => {
  const support = await as('support');
  const person = await makePerson(app(), { firstName: 'Ina', lastName: 'Feld' });
  const resourceId = await note({ actorId: person.userId });
  const [row] = (await support.adminAudit.page({ resourceId })).rows;
  expect(row).toEqual({
    eventId: expect.stringMatching(/^\d+$/),
    createdAt: new Date('2020-05-10T10:00:00.000Z'),
    action: 'test_mail_sent',
    sentence: 'Test-E-Mail an ina@example.org gesendet',
    actor: { userId: person.userId, name: 'Ina Feld' },
    organisation: null,
    resourceType: 'installation',
    resourceId,
  });
  const eventId = row?.eventId ?? '';
  const details = { details: {}, names: { recipient: 'ina@example.org' }, address: '192.0.2.7', isErased: false };
  expect(await support.adminAudit.event({ eventId })).toEqual({ ...row, ...details, link: null });
  await chainEvents(app());
  const link = await app().db.prisma.auditLink.findUniqueOrThrow({ where: { eventId: BigInt(eventId) } });
  expect((await support.adminAudit.event({ eventId })).link).toEqual({
    position: link.position.toString(),
    hash: Buffer.from(link.hash).toString('hex'),
    chainedAt: app().clock.now(),
  });
  expect(await outcomeOf(support.adminAudit.event({ eventId: '999999999' }))).toBe('NOT_FOUND');
});

test('reads and finds events of actions that are no longer written', async () => {
  const support = await as('support');
  const resourceId = await note({ action: 'offsets_switched_on' });
  const { rows } = await support.adminAudit.page({ resourceId, action: 'offsets_switched_on' });
  expect(rows).toMatchObject([{ sentence: 'Schätzung der Beliebtheit eingeschaltet' }]);
});

test('deleted accounts and organisations are labelled so; an unknown action breaks nothing', async () => {
  const support = await as('support');
  const gone = '0a4f5a94-8f5a-4a52-9c14-53c6b6b1c001';
  const resourceId = await note({ actorId: gone, orgId: gone, action: 'toString' });
  expect((await support.adminAudit.page({ resourceId })).rows).toMatchObject([
    {
      sentence: 'Unbekannte Aktion „toString“',
      actor: { userId: gone, name: null },
      organisation: { organisationId: gone, name: null },
    },
  ]);
});

test('the export contains the filtered events, and the request is logged', async () => {
  const person = await makePersonAs(app(), 'support');
  const gone = '0a4f5a94-8f5a-4a52-9c14-53c6b6b1c002';
  const resourceId = await note({ actorId: gone });
  await note({});
  const download = async (query: string, who = person) =>
    fetch(`${app().baseUrl}/admin/export/audit.csv?${query}`, {
      headers: { cookie: (await cookieFor(app(), who)) ?? '' },
    });
  const answer = await download(
    `sort=created&order=desc&action=any&actor=${gone}&org=&resourceType=any&resourceId=&from=&to=`,
  );
  expect(answer.headers.get('content-disposition')).toContain('Audit Logs');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(
    /^"\d+";"2020-05-10T10:00:00.000Z";"Test-E-Mail an ina@example.org gesendet";"Test-E-Mail gesendet";"ehemaliges Mitglied";"";"Installation";/,
  );
  expect(lines[1]).toContain(resourceId);
  const noted = { action: 'list_exported', actorId: person?.userId ?? '' };
  expect(await app().db.prisma.auditEvent.count({ where: noted })).toBe(1);
  const { status } = await download(`actor=${gone}&org=${gone}&resourceId=${'y'.repeat(200)}`);
  const said = (await auditTrail(app(), noted)).map(({ details }) => Reflect.get(details, 'filters'));
  expect([status, said[0]]).toEqual([200, `sort=created order=desc actor=${gone}`]);
  expect(String(said[1])).toMatch(/ actor=.* resourceId=y+…$/);
  expect(String(said[1])).toHaveLength(200);
  expect((await download('actor=x')).status).toBe(400);
  expect((await download('', await makePersonAs(app(), 'owner'))).status).toBe(403);
});

test('platform admins start one check at a time; support only sees the result', async () => {
  const [support, admin] = [await as('support'), await as('platformAdmin')];
  expect(await outcomeOf(support.adminAudit.check())).toBe('FORBIDDEN');
  expect(await outcomeOf((await makeCrew(app())).owner.caller.adminAudit.chain())).toBe('FORBIDDEN');
  await note({});
  expect(await support.adminAudit.chain()).toMatchObject({
    lastCheck: null,
    checking: null,
    waiting: expect.any(Number),
  });
  const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(admin.adminAudit.check())));
  expect(outcomes.sort()).toEqual(['CHECK_RUNNING', 'CHECK_RUNNING', 'accepted']);
  await expect.poll(async () => (await support.adminAudit.chain()).checking).toBeNull();
  const state = await support.adminAudit.chain();
  expect(state).toEqual({
    head: {
      position: state.lastCheck?.links,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      chainedAt: expect.any(Date),
    },
    waiting: 1,
    lastCheck: { checkedAt: app().clock.now(), links: expect.stringMatching(/^\d+$/), broken: null },
    checking: null,
  });
  const noted = await app().db.prisma.auditEvent.findMany({
    where: { action: 'audit_checked' },
    include: { names: true },
  });
  expect(noted).toMatchObject([{ actorId: expect.any(String), names: { address: '192.0.2.10' } }]);
});
