import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../server/testing/free-port.ts';
import { withScratchCluster } from '../with-scratch-cluster.ts';
import {
  type Ending,
  failToStart,
  hasDatabaseInside,
  makeDataFolder,
  postmasterOf,
  startProduct,
  stop,
  usedDataFolder,
} from './product.ts';
import { canSignIn, isReady, newAddress, signUp } from './sign-ups.ts';

function expectRefusal(ending: Ending, ...words: string[]): void {
  expect(ending).toMatchObject({ code: 1, stdout: '' });
  for (const word of [...words, 'Abhilfe: ']) expect(ending.stderr).toContain(word);
  expect(ending.stderr).not.toMatch(/^\s+at |node:internal|Error:/m);
}

describe('an invalid setting', () => {
  test.each([
    ['PORT', 'achtzig'],
    ['APP_URL', 'passgenau.example'],
    ['DATABASE_URL', 'mysql://localhost/passgenau'],
    ['DEMO', 'ja'],
    ['LOG_LEVEL', 'laut'],
  ])('%s=%s is named, and nothing is created', async (name, value) => {
    const dataDir = await makeDataFolder();
    expectRefusal(await failToStart({ DATA_DIR: dataDir, [name]: value }), name);
    expect(existsSync(join(dataDir, 'files'))).toBe(false);
  });

  test('rejects public access without an address', async () => {
    expectRefusal(await failToStart({ DATA_DIR: await makeDataFolder(), HOST: '0.0.0.0' }), 'APP_URL');
  });
});

test('names a port in use; the data folder works afterwards', async () => {
  const dataDir = await usedDataFolder();
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const settings = { DATA_DIR: dataDir, DEMO: '0', PORT: String(port) };
  expectRefusal(await failToStart(settings), `Port ${port} ist schon belegt`);
  expect(postmasterOf(dataDir)).toBeNull();
  await new Promise((resolve) => other.close(resolve));
  expect(await isReady(await startProduct(settings))).toBe(true);
});

describe('a data folder in use', () => {
  test('rejects a second process, even after PostgreSQL was killed and restarted, and the first keeps running', async () => {
    const dataDir = await usedDataFolder();
    const first = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    const postmaster = postmasterOf(dataDir);
    expectRefusal(
      await failToStart({ DATA_DIR: dataDir }),
      'schon von einem anderen Passgenau-Prozess benutzt',
      dataDir,
    );
    expect(postmasterOf(dataDir)).toBe(postmaster);
    const email = newAddress();
    expect(await signUp(first, email)).toBe(true);
    expect((await stop(first)).code).toBe(0);

    const next = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
    expect(await canSignIn(next, email)).toBe(true);
    process.kill(postmasterOf(dataDir) ?? 0, 'SIGKILL');
    expectRefusal(await failToStart({ DATA_DIR: dataDir }), 'schon von einem anderen Passgenau-Prozess benutzt');
    expect((await stop(next)).code).toBe(0);
    expect(postmasterOf(dataDir)).toBeNull();
  });

  test('admits only one of three processes that start at the same moment', async () => {
    const dataDir = await makeDataFolder();
    const starts = await Promise.allSettled([1, 2, 3].map(() => startProduct({ DATA_DIR: dataDir, DEMO: '0' })));
    const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(running).toHaveLength(1);
    for (const start of starts) {
      if (start.status === 'rejected') expect(String(start.reason)).toContain('anderen Passgenau-Prozess');
    }
    for (const product of running) expect(await signUp(product)).toBe(true);
  });
});

describe('an unusable data folder', () => {
  test.each(['/proc/passgenau', '/dev/null/passgenau'])('rejects %s', async (folder) => {
    expectRefusal(await failToStart({ DATA_DIR: folder }), folder, 'lässt sich nicht schreiben');
  });

  test('a lost database is not silently replaced by an empty one', async () => {
    const dataDir = await makeDataFolder();
    const pointer = join(dataDir, 'postgres-location.txt');
    await writeFile(pointer, `${dataDir}/gone\n`);
    expectRefusal(await failToStart({ DATA_DIR: dataDir }), `${dataDir}/gone`, pointer);
    expect(hasDatabaseInside(dataDir)).toBe(false);
  });

  test("shows PostgreSQL's own error, and repairing the cause is enough", async () => {
    const dataDir = await usedDataFolder();
    const settings = join(dataDir, 'postgres', 'postgresql.conf');
    const before = await readFile(settings, 'utf8');
    await writeFile(settings, `${before}\nno_such_setting = 1\n`);
    expectRefusal(await failToStart({ DATA_DIR: dataDir }), 'PostgreSQL ist nicht gestartet', 'no_such_setting');
    await writeFile(settings, before);
    expect(await isReady(await startProduct({ DATA_DIR: dataDir, DEMO: '0' }))).toBe(true);
  });
});

describe('a DATABASE_URL', () => {
  test('that is unreachable is reported without its password', async () => {
    const url = `postgresql://anna:geheim-17@127.0.0.1:${await freePort()}/passgenau`;
    const ending = await failToStart({ DATA_DIR: await makeDataFolder(), DATABASE_URL: url });
    expectRefusal(ending, 'ist nicht erreichbar', 'DATABASE_URL');
    expect(ending.stderr).not.toContain('geheim-17');
  });

  test('without its database is reported as a different error', async () => {
    await withScratchCluster(async (urlFor) => {
      const settings = { DATA_DIR: await makeDataFolder(), DATABASE_URL: urlFor('nowhere') };
      expectRefusal(await failToStart(settings), 'kennt die Datenbank nicht');
    });
  });
});
