import pg from 'pg';
import { dayOf } from '../../../shared/jobs/day.ts';
import { auditActions } from '../../../shared/texts/audit/audit.ts';

const batchSize = 500_000;
const spanDays = 1_000;
const rareAction = 'organisation_locked';
const rareInterval = 200_000;
const rareKind = 'report';

export async function fillAudit(url: string, size: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = performance.now();
  try {
    await client.query('set session_replication_role = replica');
    await withoutIndexes(client, async () => {
      for (let from = 1; from <= size; from += batchSize)
        await insertBatch(client, { from, to: Math.min(size, from + batchSize - 1), size });
    });
    await client.query(
      `insert into audit_head (position, hash) select position, hash from audit_chain order by position desc limit 1
        on conflict (id) do update set position = excluded.position, hash = excluded.hash`,
    );
    await client.query('vacuum analyze audit_events, audit_names, audit_chain');
    return { ...(await sampleFilters(client, size)), tookMs: performance.now() - began };
  } finally {
    await client.end();
  }
}

/** Without indexes, the inserts take a tenth of the time. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
      where tablename in ('audit_events', 'audit_chain') and indexname not like '%_pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await work();
  for (const { made } of rows) await client.query(made);
}

const commonActions = Object.entries(auditActions).filter(
  ([action, { resource }]) => action !== rareAction && resource !== rareKind,
);

const uuidOf = (number: string): string =>
  `overlay(overlay(md5((${number})::text) placing '4' from 13) placing '8' from 17)::uuid`;

async function insertBatch(client: pg.Client, { from, to, size }: { from: number; to: number; size: number }) {
  await client.query('begin');
  // Keeps the server from chaining the sign-in events in the meantime.
  await client.query('lock table audit_chain in exclusive mode');
  await client.query(
    `with made as (
       insert into audit_events (actor_id, org_id, action, resource_type, resource_id, details, created_at)
       select ${uuidOf('-1 - floor(100000 * power(random(), 4))::int')}, ${uuidOf('floor(10000 * power(random(), 4))::int')},
              case when n % ${rareInterval} = 0 then '${rareAction}' else ($1::text[])[kind] end,
              case when n % ${rareInterval} = 1 then '${rareKind}' else ($2::text[])[kind] end,
              'thing-' || floor(random() * $3), '{"version": 3}', now() - interval '${spanDays} days' * (($3 - n) / $3::float8)
         from (select n, 1 + floor($4 * power(random(), 2))::int as kind from generate_series($5::int, $6::int) n) drawn
       returning id
     ), named as (
       insert into audit_names (event_id, address, names) select id, '192.0.2.1', '{"title": "Brandschutz"}' from made
     )
     insert into audit_chain (position, event_id, names_hash, hash, chained_at)
     select (select coalesce(max(position), 0) from audit_chain) + row_number() over (order by id), id,
            sha256(id::text::bytea), sha256(('link' || id)::bytea), now() from made`,
    [
      commonActions.map(([action]) => action),
      commonActions.map(([, { resource }]) => resource),
      size,
      commonActions.length,
      from,
      to,
    ],
  );
  await client.query('commit');
}

async function sampleFilters(client: pg.Client, size: number) {
  const { rows } = await client.query<{ id: string; created: string; day: Date; resourceId: string }>(
    `select id, created_at::text as created, created_at as day, resource_id as "resourceId"
       from audit_events order by created_at offset $1 limit 1`,
    [Math.floor(size / 2)],
  );
  const [middle] = rows;
  const uuid = async (number: number) =>
    (await client.query<{ id: string }>(`select ${uuidOf(String(number))} as id`)).rows[0]?.id;
  return {
    halfway: Buffer.from(JSON.stringify([middle?.created, String(middle?.id)])).toString('base64url'),
    day: dayOf(middle?.day ?? new Date()),
    busy: { actor: await uuid(-1), org: await uuid(0) },
    usual: { actor: await uuid(-50_000), org: await uuid(5_000), resourceId: middle?.resourceId },
  };
}
