/** Prisma's schema engine as WebAssembly: compares data models without the native engine, which closed networks cannot fetch. */
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { withScratchCluster } from './with-scratch-cluster.ts';

const schemaFolder = resolve('prisma/schema');
/** The data model as the newest migration leaves it. */
export const recordedDatamodelFile = resolve('prisma/migrations/datamodel.prisma');

/** All schema files as one text, in a stable order. */
export async function readDatamodel(): Promise<string> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort();
  const texts = await Promise.all(names.map((name) => readFile(resolve(schemaFolder, name), 'utf8')));
  return texts.join('\n');
}

/** The SQL that leads from one data model to another; `from` null means an empty database. */
export async function datamodelDiff(from: string | null, to: string): Promise<string> {
  return withScratchCluster((urlFor) => diffOn(urlFor('postgres'), from, to));
}

async function diffOn(url: string, from: string | null, to: string): Promise<string> {
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
  return result.stdout ?? '';
}

type DiffEngine = { diff: (params: object) => Promise<{ stdout: string | null }> };
type Bindings = { SchemaEngine: { new: (options: object, log: () => void, adapter: object) => Promise<DiffEngine> } };

let loaded: Promise<Bindings> | undefined;

async function newEngine(connectionString: string): Promise<DiffEngine> {
  // Once for the process: the bindings know one instance, and callbacks of an earlier one would end up in it.
  loaded ??= loadBindings();
  const { SchemaEngine } = await loaded;
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }));
  return SchemaEngine.new({ datamodels: null, enabledPreviewFeatures: [] }, () => undefined, adapter);
}

async function loadBindings(): Promise<Bindings> {
  // The package exports no file but its bundler entry, so its folder is found by path.
  const folder = resolve('node_modules/@prisma/schema-engine-wasm');
  const bindings = await import(resolve(folder, 'schema_engine_bg.js'));
  const wasm = await WebAssembly.compile(await readFile(resolve(folder, 'schema_engine_bg.wasm')));
  const instance = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as (() => void) | undefined)?.();
  return bindings;
}
