/** Replaces the content of a database by that of a backup, in one transaction that the caller commits. */
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { applyMigrations } from '../database/migrate.ts';
import { quoted } from './database-dump.ts';
import type { Manifest, TableEntry } from './manifest.ts';

type Load = {
  end: () => Promise<void>;
  /** Applies the migrations that the backup lacks. */
  update: () => Promise<void>;
};

type ForeignKey = { table: string; name: string; definition: string };

/** Works for the owner of the database, without a superuser. */
export async function beginLoad(client: pg.ClientBase, manifest: Manifest): Promise<Load> {
  await client.query('begin');
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  const inBackup = new Set(manifest.migrations.map(({ name }) => name));
  await applyMigrations(client, (name) => inBackup.has(name));
  const foreignKeys = await dropForeignKeys(client);
  const tables = manifest.tables.map(({ name }) => `public.${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  // Migrations may insert rows.
  await client.query(`truncate ${tables.join(', ')}`);
  return {
    update: () => applyMigrations(client, (name) => !inBackup.has(name)),
    end: async () => {
      for (const { name, value } of manifest.sequences)
        await client.query(`select setval('public.${name}', $1::bigint)`, [value]);
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    },
  };
}

async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Takes the parts of one table in order. */
export class TableLoader {
  readonly #client: pg.ClientBase;
  #open: { table: string; stream: CopyStreamQuery } | null = null;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async add({ name, columns }: TableEntry, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.#open?.table !== name) {
      await this.end();
      const target = `public.${name} (${quoted(columns)})`;
      this.#open = { table: name, stream: this.#client.query(copyFrom(`copy ${target} from stdin (format binary)`)) };
    }
    const { stream } = this.#open;
    for await (const chunk of content) if (!stream.write(chunk)) await once(stream, 'drain');
  }

  async end(): Promise<void> {
    if (this.#open === null) return;
    const { stream } = this.#open;
    this.#open = null;
    const written = finished(stream);
    stream.end();
    await written;
  }
}
