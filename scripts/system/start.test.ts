import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '../../server/demo/accounts.ts';
import { demoApplicants } from '../../server/demo/applicants.ts';
import { withScratchCluster } from '../with-scratch-cluster.ts';
import { makeDataFolder, type Product, startProduct, stop } from './product.ts';
import { canSignIn, queryIn } from './sign-ups.ts';

/** In whose place nobody signs in: those who look for work, and the one who is locked. */
const others = demoApplicants.length + 1;

/** The accounts of the start block: address → password. */
function printedAccounts({ stdout }: Pick<Product, 'stdout'>): Map<string, string> {
  const lines = stdout().matchAll(/(\S+@demo\.example)\s+(\S+)/g);
  return new Map([...lines].map(([, email = '', password = '']) => [email, password]));
}

const userCount = async (dataDir: string): Promise<number> =>
  (await queryIn<{ count: number }>(dataDir, 'select count(*)::int as count from users'))[0]?.count ?? -1;

describe('the start', () => {
  test('prints one block with the address, the place of the data and the demo accounts, and answers', async () => {
    const dataDir = await makeDataFolder();
    const product = await startProduct({ DATA_DIR: dataDir });
    expect(product.stdout().match(/^─+$/gm)).toHaveLength(2);
    expect(product.stdout().match(/^Passgenau läuft\.$/gm)).toHaveLength(1);
    expect(product.stdout()).toContain(`Adresse      http://localhost:${product.port}`);
    expect(product.stdout()).toContain(`Daten        ${dataDir}`);
    expect([...printedAccounts(product).keys()]).toEqual(demoPeople.map(({ email }) => email));

    const health = await fetch(`${product.baseUrl}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await fetch(`${product.baseUrl}/readyz`);
    const parts = { status: 'ok', database: 'ok', storage: 'ok', mail: 'ok', queue: 'ok', disk: 'ok' };
    expect([ready.status, await ready.json()]).toEqual([200, parts]);
    for (const [email, password] of printedAccounts(product))
      expect(await canSignIn(product, email, password)).toBe(true);
    expect(await stop(product)).toMatchObject({ code: 0, stderr: '' });
  });

  test('has a database that keeps what it confirms', async () => {
    const dataDir = await makeDataFolder();
    await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
    const rows = await queryIn(dataDir, `select name, setting from pg_settings where name in ('${names.join("','")}')`);
    expect(new Map(rows.map(({ name, setting }) => [name, setting]))).toEqual(
      new Map(names.map((name) => [name, 'on'])),
    );
  });

  test('lets nobody but this account at the database, and opens no port for it', async () => {
    const dataDir = await makeDataFolder();
    await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    expect(await queryIn(dataDir, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });
});

describe('demo content', () => {
  test('is made once; a second start prints the same passwords', async () => {
    const dataDir = await makeDataFolder();
    const first = await startProduct({ DATA_DIR: dataDir });
    const accounts = printedAccounts(first);
    await stop(first);
    const second = await startProduct({ DATA_DIR: dataDir });
    expect(printedAccounts(second)).toEqual(accounts);
    expect(await userCount(dataDir)).toBe(accounts.size + others);
  });

  test('has other passwords in every installation, in a file only its owner can read', async () => {
    const folders = [await makeDataFolder(), await makeDataFolder()];
    const found = await Promise.all(
      folders.map(async (folder) => printedAccounts(await startProduct({ DATA_DIR: folder }))),
    );
    const passwords = found.flatMap((accounts) => [...accounts.values()]);
    expect(new Set(passwords).size).toBe(2 * demoPeople.length);
    const stored = await readFile(join(folders[0] ?? '', 'demo-accounts.json'), 'utf8');
    expect(JSON.parse(stored)).toHaveLength(demoPeople.length);
  });

  test('stays away with DEMO=0', async () => {
    const dataDir = await makeDataFolder();
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    expect(printedAccounts(product).size).toBe(0);
    expect(await userCount(dataDir)).toBe(0);
  });

  test('stays away on an interface that others reach, unless DEMO=1', async () => {
    const open = { HOST: '0.0.0.0', APP_URL: 'http://passgenau.example' };
    const [quietFolder, loudFolder] = [await makeDataFolder(), await makeDataFolder()];
    const quiet = await startProduct({ DATA_DIR: quietFolder, ...open });
    expect([printedAccounts(quiet).size, await userCount(quietFolder)]).toEqual([0, 0]);
    const loud = await startProduct({ DATA_DIR: loudFolder, ...open, DEMO: '1' });
    expect([printedAccounts(loud).size, await userCount(loudFolder)]).toEqual([
      demoPeople.length,
      demoPeople.length + others,
    ]);
  });

  test('never comes to a database of DATABASE_URL, not even with DEMO=1', async () => {
    await withScratchCluster(async (urlFor) => {
      const product = await startProduct({
        DATA_DIR: await makeDataFolder(),
        DATABASE_URL: urlFor('postgres'),
        DEMO: '1',
      });
      expect(printedAccounts(product).size).toBe(0);
      expect(await canSignIn(product, 'admin@demo.example')).toBe(false);
      expect((await stop(product)).code).toBe(0);
    });
  });
});
