import { Readable } from 'node:stream';
import pg from 'pg';
import { StartError } from '../runtime/env.ts';
import type { Storage } from '../storage/storage.ts';
import { type ArchiveFile, readArchive } from './archive.ts';
import { beginLoad, TableLoader } from './database-load.ts';
import { inspectBackup, textOf } from './inspect.ts';
import type { InstallationData } from './installation-data.ts';
import { keepDeletions, readDeletions } from './known-deletions.ts';
import { entryNames, fileOfEntry, type Manifest, tableOfEntry } from './manifest.ts';
import { adoptRestoredKey, requireMatchingKey, writePendingKey } from './secret-key.ts';

/**
 * Verifies the whole backup, then replaces rows in one transaction. Files are added before the commit and never
 * removed, so an interrupted restore leaves the old state complete.
 * @throws StartError if the backup cannot be used; nothing has changed then
 */
export async function restoreBackup(file: ArchiveFile, target: InstallationData): Promise<Manifest & Restored> {
  const manifest = await inspectBackup(file);
  return { ...manifest, ...(await restoreInspected({ ...file, manifest }, target)) };
}

/** Closed or erased accounts that the backup brought back open. */
type Restored = { closedAgain: number };

/** Runs in the transaction, before migrations that the backup lacks. */
type OnLoaded = (client: pg.ClientBase) => Promise<void>;
type InspectedBackup = ArchiveFile & { manifest: Manifest; onLoaded?: OnLoaded };

/** `manifest` comes from `inspectBackup` of the same file. */
export async function restoreInspected(
  { manifest, onLoaded, ...file }: InspectedBackup,
  target: InstallationData,
): Promise<Restored> {
  await requireMatchingKey(manifest, target);
  const client = new pg.Client({ connectionString: target.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireAlone(client);
    const deletions = await readDeletions(client);
    const load = await beginLoad(client, manifest);
    const loader = new TableLoader(client);
    const settings = new Map<string, unknown>();
    await readArchive(file, async ({ name }, content) => {
      const table = manifest.tables.find((entry) => entry.name === tableOfEntry(name));
      if (table !== undefined) return loader.add(table, content);
      await loader.end();
      const key = fileOfEntry(name);
      if (key !== null) return restoreFile(target.storage, key, content);
      if (name === entryNames.queue) settings.set('restored_queue', parseLines(await textOf(content)));
      if (name === entryNames.secretKey) await writePendingKey(target, await textOf(content));
    });
    await loader.end();
    await load.end();
    await onLoaded?.(client);
    await load.update();
    const closedAgain = await keepDeletions(client, deletions);
    settings.set(
      'restored_secret_key',
      manifest.secretKey?.isIncluded === true ? manifest.secretKey.fingerprint : null,
    );
    await insertSettings(client, settings);
    await client.query('commit');
    await client.query('analyze');
    await adoptRestoredKey(client, target.dataDir);
    return { closedAgain };
  } finally {
    await client.end();
  }
}

const parseLines = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

async function insertSettings(client: pg.ClientBase, settings: ReadonlyMap<string, unknown>): Promise<void> {
  for (const [key, value] of settings)
    if (value !== null)
      await client.query('insert into installation_settings (key, value, updated_at) values ($1, $2, now())', [
        key,
        JSON.stringify(value),
      ]);
}

/** @throws StartError while another process uses the database */
async function requireAlone(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows[0]?.others === 0) return;
  throw new StartError(
    'Ein anderes Programm benutzt die Datenbank gerade.\nAbhilfe: alle Passgenau-Prozesse beenden und die Wiederherstellung wiederholen.',
  );
}

const restoreFile = (storage: Storage, key: string, content: AsyncIterable<Buffer>): Promise<void> =>
  storage.put(key, Readable.from(content, { objectMode: false }), { type: 'application/octet-stream' });
