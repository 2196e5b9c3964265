/** Compares data models with Prisma's schema engine as WebAssembly: closed networks cannot fetch the native engine. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { migrate } from '../server/core/database/migrate.ts';

const schemaFolder = resolve('prisma/schema');

export async function readDatamodel(): Promise<string> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort();
  const texts = await Promise.all(names.map((name) => readFile(resolve(schemaFolder, name), 'utf8')));
  return texts.join('\n');
}

export function committedDatamodel(): string {
  const commit = git('log', '-1', '--format=%H', '--', 'prisma/migrations').trim();
  const files = git('ls-tree', '--name-only', commit, 'prisma/schema/').split('\n');
  const names = files.filter((file) => file.endsWith('.prisma')).sort();
  return names.map((file) => git('show', `${commit}:${file}`)).join('\n');
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });

export async function datamodelDiff(url: string, from: string | null, to: string): Promise<string> {
  const engine = await newEngine(url);
  const model = (content: string) => ({ tag: 'schemaDatamodel' as const, files: [{ path: 'schema.prisma', content }] });
  const result = await engine.diff({
    from: from === null ? { tag: 'empty' } : model(from),
    to: model(to),
    script: true,
    shadowDatabaseUrl: null,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const sql = result.stdout ?? '';
  return sql.includes('This is an empty migration') ? '' : sql.trim();
}

type Structure = ReadonlySet<string>;
type UrlFor = (database: string) => string;

export const migratedStructure = (urlFor: UrlFor): Promise<Structure> =>
  onNewDatabase(urlFor, async (client, url) => {
    await migrate(url);
    return structureOf(client);
  });

export const modelledStructure = (urlFor: UrlFor, datamodel: string): Promise<Structure> =>
  onNewDatabase(urlFor, async (client, url) => {
    await client.query(await datamodelDiff(url, null, datamodel));
    return structureOf(client);
  });

/**
 * Differences between the migrations and the data model. Generated columns, checks, triggers, views, partial and
 * expression indexes exist only in the migrations.
 */
export function migrationGaps(migrated: Structure, modelled: Structure): string[] {
  const isGenerated = (line: string) => migrated.has(line.replace(/^(column \S+).*/, '$1 generated'));
  const added = [...migrated].filter((line) => !modelled.has(line) && !line.startsWith('index ') && !isGenerated(line));
  const missing = [...modelled].filter((line) => !migrated.has(line) && !isGenerated(line));
  return [...added.map((line) => `only in the migrations: ${line}`), ...missing.map((line) => `no migration: ${line}`)];
}

async function onNewDatabase<T>(urlFor: UrlFor, work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const name = `structure_${randomUUID()}`;
  await onDatabase(urlFor('postgres'), (client) => client.query(`create database "${name}"`));
  return onDatabase(urlFor(name), work);
}

async function onDatabase<T>(url: string, work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client, url);
  } finally {
    await client.end();
  }
}

const structureSql = `
  with tables as (
    select c.oid, c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '_prisma_migrations')
  select 'column ' || t.name || '.' || a.attname || case when a.attgenerated <> '' then ' generated' else ' '
         || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
         || a.attidentity::text || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end as line
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  union all
  select 'key ' || t.name || ' ' || pg_get_constraintdef(k.oid)
    from tables t join pg_constraint k on k.conrelid = t.oid and k.contype in ('p', 'f')
  union all
  select case when i.indisunique then 'unique ' else 'index ' end
         || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* INDEX .* ON public\\.', '')
    from tables t join pg_index i on i.indrelid = t.oid and i.indpred is null and i.indexprs is null and not i.indisprimary
  union all
  select 'enum ' || t.typname || ' ' || string_agg(e.enumlabel, ', ' order by e.enumsortorder)
    from pg_type t join pg_enum e on e.enumtypid = t.oid group by t.typname`;

const structureOf = async (client: pg.Client): Promise<Structure> =>
  new Set((await client.query<{ line: string }>(structureSql)).rows.map(({ line }) => line));

type DiffEngine = { diff: (params: object) => Promise<{ stdout: string | null }> };
type Bindings = { SchemaEngine: { new: (options: object, log: () => void, adapter: object) => Promise<DiffEngine> } };

let loaded: Promise<Bindings> | undefined;

async function newEngine(connectionString: string): Promise<DiffEngine> {
  // Once per process, because the bindings support only one instance.
  loaded ??= loadBindings();
  const { SchemaEngine } = await loaded;
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }));
  return SchemaEngine.new({ datamodels: null, enabledPreviewFeatures: [] }, () => undefined, adapter);
}

async function loadBindings(): Promise<Bindings> {
  // The package exports only its bundler entry, so its folder is found by path.
  const folder = resolve('node_modules/@prisma/schema-engine-wasm');
  const bindings = await import(resolve(folder, 'schema_engine_bg.js'));
  const wasm = await WebAssembly.compile(await readFile(resolve(folder, 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as (() => void) | undefined)?.();
  return bindings;
}
