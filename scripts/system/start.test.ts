import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../server/demo/accounts.ts';
import { demoApplicants } from '../../server/demo/applicants.ts';
import { withScratchCluster } from '../with-scratch-cluster.ts';
import {
  copyOf,
  deleteDemo,
  keepDataFolder,
  makeDataFolder,
  type Product,
  startProduct,
  stop,
  usedDataFolder,
} from './product.ts';
import { canSignIn, queryIn } from './sign-ups.ts';

const alone = { TRUST_PROXY: '0' };

async function isListed({ baseUrl }: Product): Promise<boolean[]> {
  const texts = await Promise.all(
    ['/api/jobs.json', '/sitemap.xml', '/api/courses'].map(async (path) => (await fetch(`${baseUrl}${path}`)).text()),
  );
  return texts.map((text) => /"id"|"jobId"|"courseId"|sitemap-courses-/.test(text));
}

const others = demoApplicants.length + 1;

function printedAccounts({ stdout }: Pick<Product, 'stdout'>): Map<string, string> {
  const lines = stdout().matchAll(/(\S+@demo\.example)\s+(\S+)/g);
  return new Map([...lines].map(([, email = '', password = '']) => [email, password]));
}

let first: { product: Product; dataDir: string; accounts: Map<string, string>; remove: () => Promise<void> };

beforeAll(async () => {
  const { dataDir, remove } = await keepDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, ...alone });
  await stop(product);
  first = { product, dataDir, accounts: printedAccounts(product), remove };
});
afterAll(() => first.remove());

const userCount = async (dataDir: string): Promise<number> =>
  (await queryIn<{ count: number }>(dataDir, 'select count(*)::int as count from users'))[0]?.count ?? -1;

describe('the start', () => {
  test('prints one block with the address, data folder and unchanged demo accounts, and responds', async () => {
    const dataDir = await copyOf(first.dataDir);
    const product = await startProduct({ DATA_DIR: dataDir, ...alone });
    for (const [{ stdout, port }, folder] of [
      [first.product, first.dataDir],
      [product, dataDir],
    ] as const) {
      expect(stdout().match(/^─+$/gm)).toHaveLength(2);
      expect(stdout().match(/^Passgenau läuft\.$/gm)).toHaveLength(1);
      expect(stdout()).toContain(`Adresse      http://localhost:${port}`);
      expect(stdout()).toContain(`Daten        ${folder}`);
      expect([...printedAccounts({ stdout }).keys()]).toEqual(demoPeople.map(({ email }) => email));
    }
    expect(printedAccounts(product)).toEqual(first.accounts);
    expect(await userCount(dataDir)).toBe(first.accounts.size + others);

    const health = await fetch(`${product.baseUrl}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await fetch(`${product.baseUrl}/readyz`);
    const parts = {
      status: 'ok',
      database: 'ok',
      storage: 'ok',
      mail: 'ok',
      queue: 'ok',
      disk: 'ok',
      backupAgeSeconds: null,
    };
    expect([ready.status, await ready.json()]).toEqual([200, parts]);
    for (const [email, password] of printedAccounts(product))
      expect(await canSignIn(product, email, password)).toBe(true);
    expect(await stop(product)).toMatchObject({ code: 0, stderr: '' });
  });

  test('runs a durable database without an open port that admits only this account', async () => {
    const dataDir = await usedDataFolder();
    await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
    const rows = await queryIn(dataDir, `select name, setting from pg_settings where name in ('${names.join("','")}')`);
    expect(new Map(rows.map(({ name, setting }) => [name, setting]))).toEqual(
      new Map(names.map((name) => [name, 'on'])),
    );
    expect(await queryIn(dataDir, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test('follows the schedules of its jobs', async () => {
    const dataDir = await usedDataFolder();
    await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    await expect
      .poll(() => queryIn(dataDir, 'select cron_on is not null as followed from pgboss.version'))
      .toEqual([{ followed: true }]);
  });
});

describe('demo content', () => {
  test('has different passwords in every installation, in a file that only its owner can read', async () => {
    const dataDir = await usedDataFolder();
    const other = printedAccounts(await startProduct({ DATA_DIR: dataDir, ...alone }));
    const passwords = [...first.accounts.values(), ...other.values()];
    expect(new Set(passwords).size).toBe(2 * demoPeople.length);
    const file = join(dataDir, 'demo-accounts.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(demoPeople.length);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('is omitted with DEMO=0', async () => {
    const dataDir = await usedDataFolder();
    const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
    expect(printedAccounts(product).size).toBe(0);
    expect(await userCount(dataDir)).toBe(0);
  });

  test('is not created behind a proxy, not even with DEMO=1', async () => {
    const dataDir = await usedDataFolder();
    const product = await startProduct({ DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO: '1' });
    expect([printedAccounts(product).size, await userCount(dataDir)]).toEqual([0, 0]);
    expect(product.stdout()).toContain('Keine Demo-Konten');
  });

  test('is locked and offline once the installation is public, and deleted by the command in the log', async () => {
    const dataDir = await copyOf(first.dataDir);
    const before = await startProduct({ DATA_DIR: dataDir, ...alone });
    const [[email = '', password = ''] = []] = first.accounts;
    expect(await canSignIn(before, email, password)).toBe(true);
    expect(await isListed(before)).toEqual([true, true, true]);
    await stop(before);
    const open = await startProduct({ DATA_DIR: dataDir, APP_URL: 'https://passgenau.example', TRUST_PROXY: '1' });
    for (const [address, secret] of first.accounts) expect(await canSignIn(open, address, secret)).toBe(false);
    expect(await isListed(open)).toEqual([false, false, false]);
    const lines = open.stdout().match(/^.*npm run delete-demo.*$/gm);
    expect(lines).toHaveLength(1);
    expect((await deleteDemo({ DATA_DIR: dataDir })).stdout).toContain(`${demoPeople.length + others} Konten`);
    expect(await userCount(dataDir)).toBe(0);
    expect(
      await queryIn(dataDir, 'select 1 from orgs union all select 1 from courses union all select 1 from jobs'),
    ).toEqual([]);
    await stop(open);
    expect(printedAccounts(await startProduct({ DATA_DIR: dataDir, ...alone, DEMO: '0' })).size).toBe(0);
  });

  test('is never added to a database of DATABASE_URL, not even with DEMO=1', async () => {
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
