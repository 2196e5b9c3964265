import pg from 'pg';
import { eventValues, insertEventSql } from '../../../server/features/audit/queries.ts';
import { auditResources } from '../../../shared/admin/audit.ts';
import { auditActions } from '../../../shared/texts/audit/audit.ts';
import { ask, pathOf } from '../accounts.ts';
import { loadRow, repeatedly, steadyLoad } from '../load.ts';
import type { Row } from '../section.ts';
import type { Product } from '../server.ts';
import { fillAudit } from './fill-audit.ts';
import { makeStaff } from './staff.ts';

const limitMs = 50;
const mostTimes = 1.3;
const writers = 50;
const rounds = 3;

export async function measureAudit({ baseUrl, pool, databaseUrl }: Product, size = 10_000_000): Promise<Row[]> {
  const staff = await makeStaff(baseUrl, pool);
  const filled = await fillAudit(databaseUrl, size);
  const events = `${size.toLocaleString('en')} events`;
  const rows: Row[] = [{ label: `inserting ${events}`, value: `${(filled.tookMs / 1000).toFixed(0)} s` }];
  for (const [what, filter] of askedOf(filled)) {
    for (const [where, cursor] of [
      ['first page', null],
      ['halfway', filled.halfway],
    ] as const) {
      const path = pathOf('adminAudit.page', { ...filter, cursor });
      await ask(staff, 'adminAudit.page', { ...filter, cursor });
      const call = () => ({ path, cookie: staff.cookie });
      const load = await steadyLoad(baseUrl, call, { seconds: 1, rounds });
      rows.push(loadRow(`${what}, ${where}, ${events}`, load, limitMs));
    }
  }
  rows.push(await writersRow(databaseUrl, events));
  return rows;
}

type Filled = Awaited<ReturnType<typeof fillAudit>>;

const askedOf = ({ busy, usual, day }: Filled): ReadonlyArray<readonly [string, object]> => [
  ['everything', {}],
  ['a busy person', { actor: busy.actor }],
  ['a person', { actor: usual.actor }],
  ['a large organisation', { org: busy.org }],
  ['an organisation', { org: usual.org }],
  ['a frequent action', { action: 'course_published' }],
  ['a rare action', { action: 'organisation_locked' }],
  ['a frequent resource type', { resourceType: 'course' }],
  ['a rare resource type', { resourceType: 'report' }],
  ['one resource', { resourceId: usual.resourceId }],
  ['one day', { from: day, to: day }],
  ['up to a day', { to: day }],
  ['a large organisation, a rare action', { org: busy.org, action: 'organisation_locked' }],
  ['a busy person, a rare action', { actor: busy.actor, action: 'organisation_locked' }],
  ['a large organisation, one day', { org: busy.org, from: day, to: day }],
  ['a rare action, one day', { action: 'organisation_locked', from: day, to: day }],
  ['a busy person in a large organisation', { actor: busy.actor, org: busy.org }],
  ['a large organisation, a rare resource type', { org: busy.org, resourceType: 'report' }],
];

function withoutChain(): string {
  const [from, to] = [insertEventSql.indexOf(', unchained as'), insertEventSql.indexOf('insert into audit_names')];
  if (from < 0 || to < from) throw new Error('the insert statement has an unexpected form');
  return `${insertEventSql.slice(0, from)} ${insertEventSql.slice(to)}`;
}

async function writersRow(url: string, events: string): Promise<Row> {
  const pool = new pg.Pool({ connectionString: url, max: writers });
  const [actions, kinds] = [Object.keys(auditActions), auditResources];
  const rate = async (sql: string) => {
    const load = await repeatedly(
      (count) => {
        const eventKind = {
          action: actions[count % actions.length] ?? '',
          resourceType: kinds[count % kinds.length] ?? '',
        };
        const event = { ...eventKind, resourceId: `written-${count}`, orgId: null, actorId: null };
        const beside = { details: { n: count }, names: { name: 'Ina' }, address: '192.0.2.1', createdAt: new Date() };
        return pool.query(sql, [...eventValues({ ...event, ...beside })]);
      },
      { connections: writers, seconds: 4 },
    );
    return load.perSecond;
  };
  try {
    await rate(insertEventSql);
    // Alternates the variants, so that other load affects both alike.
    const times: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const [bare, chained] = [await rate(withoutChain()), await rate(insertEventSql)];
      times.push(bare / chained);
      rates.push(chained);
    }
    const medianOf = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
    return {
      label: `${writers} writers, ${events}, duration relative to no chain`,
      value: `${medianOf(times).toFixed(2)} (${medianOf(rates).toFixed(0)} a second)`,
      limit: `at most ${mostTimes}`,
      ok: medianOf(times) <= mostTimes,
    };
  } finally {
    // Without these rows, the next chain check would report the events.
    await pool.query(
      `insert into audit_unchained select e.id from audit_events e where e.resource_id like 'written-%'
          and not exists (select from audit_chain l where l.event_id = e.id) on conflict do nothing`,
    );
    await pool.end();
  }
}
