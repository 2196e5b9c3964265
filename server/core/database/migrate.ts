import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../runtime/env.ts';
import { describeError } from '../runtime/logger.ts';

const migrationsFolder = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));
const lockKey = 727_465_002;

type Migration = { name: string; sql: string; checksum: string };
type LockPatience = { waitMs: number; attempts: number };
type MigrateOptions = {
  patience?: LockPatience;
  /** Runs under the lock before migrations change an existing database. */
  beforeUpdate?: () => Promise<void>;
  /** Leaves an existing database as it is. */
  isOnlyForEmpty?: boolean;
};

/** All queries of a table queue behind a waiting migration, so it waits shortly and often. */
const defaultPatience: LockPatience = { waitMs: 5_000, attempts: 12 };
const lockNotAvailable = '55P03';

/**
 * Applies the missing migrations in one transaction, one process at a time. Prisma's tools can read
 * `_prisma_migrations`.
 * @throws StartError if the database is newer, an applied file has changed, a file fails or a table stays locked;
 *   nothing has changed then
 */
export async function migrate(
  connectionString: string,
  { patience = defaultPatience, beforeUpdate, isOnlyForEmpty = false }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(createTable);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    if (isOnlyForEmpty && applied.size > 0) return [];
    const missing = findMissing(applied, await readMigrations());
    if (missing.length > 0 && applied.size > 0) await beforeUpdate?.();
    if (missing.length > 0) await applyAll(client, missing, patience);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

export function findMissing(applied: ReadonlyMap<string, string>, known: readonly Migration[]): Migration[] {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !names.has(name));
  if (unknown !== undefined) throw newerDatabaseError(unknown);
  const changed = known.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed !== undefined) throw changedFileError(changed.name);
  return known.filter(({ name }) => !applied.has(name));
}

export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** All or none, so that after a failure the earlier program still runs. */
async function applyAll(
  client: pg.Client,
  migrations: readonly Migration[],
  { waitMs, attempts }: LockPatience,
): Promise<void> {
  let locked: Migration | null = null;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    locked = await applyOnce(client, migrations, waitMs);
    if (locked === null) return;
  }
  throw new StartError(
    `Die Datenbankänderung ${locked?.name} wartet auf eine Tabelle, die ein anderer Prozess benutzt; es wurde nichts verändert.\n` +
      'Abhilfe: die übrigen Prozesse und lange Abfragen beenden und neu starten.',
  );
}

/** Applies the wanted migrations in the caller's transaction. */
export async function applyMigrations(client: pg.ClientBase, isWanted: (name: string) => boolean): Promise<void> {
  await client.query(createTable);
  for (const migration of await readMigrations()) if (isWanted(migration.name)) await execute(client, migration);
}

async function execute(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  const startedAt = new Date();
  await client.query(sql);
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name, startedAt],
  );
}

/** @returns the migration that could not get a lock within `waitMs` */
async function applyOnce(
  client: pg.Client,
  migrations: readonly Migration[],
  waitMs: number,
): Promise<Migration | null> {
  await client.query('begin');
  for (const migration of migrations) {
    try {
      // Every time, because a migration may set its own.
      await client.query(`set local lock_timeout = ${waitMs}`);
      await execute(client, migration);
    } catch (error) {
      await client.query('rollback');
      if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return migration;
      throw new StartError(
        `Die Datenbankänderung ${migration.name} ist gescheitert; es wurde nichts verändert.\n${describeError(error)}\n` +
          'Abhilfe: das bisherige Programm wieder starten und die Meldung an die Entwicklung geben.',
      );
    }
  }
  await client.query('commit');
  return null;
}

const newerDatabaseError = (name: string) =>
  new StartError(
    `Die Datenbank gehört zu einem neueren Programmstand (${name}); es wurde nichts verändert.\n` +
      'Abhilfe: das neuere Programm starten oder die Sicherung von vor dem Update zurückspielen (npm run restore).',
  );

const changedFileError = (name: string) =>
  new StartError(
    `Die Datenbankänderung ${name} wurde nach dem Anwenden verändert.\n` +
      'Abhilfe: die Datei auf den Stand zurücksetzen, mit dem diese Datenbank angelegt wurde.',
  );

const createTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;
