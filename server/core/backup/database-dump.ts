/** Reads all tables of one database snapshot in PostgreSQL's binary COPY format. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive.ts';
import { entryNames, type Manifest, type TableEntry } from './manifest.ts';

/** Not backed up: sign-ins, counters, results of repeated calls and archives of own data, which can be made again. */
export const skippedTables =
  '_prisma_migrations ai_reservations keyed_calls own_data_exports rate_limits sessions'.split(' ');

/** Rows that belong to the machine. */
const machineSettings =
  'storage_folder restored_queue restored_secret_key restored_deletions backup_state backup_proof'.split(' ');
const rowFilters: Readonly<Record<string, string>> = {
  installation_settings: `where key not in (${machineSettings.map((key) => `'${key}'`).join(', ')})`,
};

export const quoted = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

const partBytes = 4 * 1024 * 1024;

/** `key`: SQL, in an order that every database shares. */
type Source = { name: string; columns: string[]; key: string[] };

/** The transaction keeps one moment until the caller ends it. */
export async function beginSnapshot(client: pg.ClientBase): Promise<Date> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ now: Date }>('select now()');
  return rows[0]?.now ?? new Date();
}

export async function dumpTables(client: pg.ClientBase, archive: ArchiveWriter): Promise<TableEntry[]> {
  const entries: TableEntry[] = [];
  for (const source of await listSources(client)) entries.push(await dumpTable(client, archive, source));
  return entries;
}

async function dumpTable(client: pg.ClientBase, archive: ArchiveWriter, source: Source): Promise<TableEntry> {
  const { name, columns, key } = source;
  const order = key.length === 0 ? '' : ` order by ${key.join(', ')}`;
  const select = `select ${quoted(columns)} from public.${name} ${rowFilters[name] ?? ''}${order}`;
  const stream = client.query(copyTo(`copy (${select}) to stdout (format binary)`));
  const hash = createHash('sha256');
  let bytes = 0;
  let part = 0;
  for await (const content of inParts(stream)) {
    hash.update(content);
    bytes += content.length;
    part += 1;
    await archive.add({ name: entryNames.tablePart(name, part), size: content.length }, [content]);
  }
  return { name, columns, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of source) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes < partBytes) continue;
    yield Buffer.concat(held);
    [held, heldBytes] = [[], 0];
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

/** Generated columns are computed again by the restore. */
async function listSources(client: pg.ClientBase): Promise<Source[]> {
  const { rows } = await client.query<Source>(
    `select c.relname::text as name,
            array(select attname::text from pg_attribute
                   where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
            array(select quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
                   where indrelid = c.oid and indisprimary order by array_position(indkey::int[], attnum::int)) as key
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
      order by c.relname`,
    [skippedTables],
  );
  return rows;
}

export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value
       from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

export async function readMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `select migration_name as name, checksum as sha256 from _prisma_migrations
      where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return rows;
}

/**
 * Waiting and running jobs, one JSON object per line, because pg-boss’s own tables differ between its versions. Between
 * a restore and the next start they are a setting.
 */
export async function readQueue(client: pg.ClientBase): Promise<{ count: number; content: Buffer }> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('pgboss.job') is not null as exists",
  );
  const { rows } = await client.query<{ line: string }>(tables[0]?.exists === true ? queuedJobs : restoredJobs);
  return { count: rows.length, content: Buffer.from(rows.map(({ line }) => `${line}\n`).join('')) };
}

const queuedJobs = `
  select json_build_object('name', name, 'data', data, 'priority', priority, 'groupId', group_id, 'startAfter', start_after)::text as line
    from pgboss.job where state in ('created', 'retry', 'active') and not starts_with(name, '__pgboss__')
   order by created_on, id`;
const restoredJobs = `
  select job::text as line from installation_settings, jsonb_array_elements(value) as job where key = 'restored_queue'`;
