import { expect, test } from 'vitest';
import { createAdmin, makeDataFolder, postmasterOf, startProduct, usedDataFolder } from './product.ts';
import { canSignIn, newAddress, password, queryIn, signUp } from './sign-ups.ts';

const adminsOf = async (dataDir: string): Promise<string[]> => {
  const rows = await queryIn<{ email: string }>(
    dataDir,
    "select email from profiles where platform_role = 'platform_admin' order by email",
  );
  return rows.map(({ email }) => email);
};
const passwordIn = (stdout: string): string => /Passwort[^:]*: (\S+)/.exec(stdout)?.[1] ?? '';

test('creates an admin while the product runs, and promotes an existing account without changing its password', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const postmaster = postmasterOf(dataDir);
  const made = await createAdmin(['--email', 'Chefin@Example.org', '--first-name', 'Ada'], { DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(await adminsOf(dataDir)).toEqual(['chefin@example.org']);
  expect(await canSignIn(product, 'chefin@example.org', passwordIn(made.stdout))).toBe(true);
  expect(postmasterOf(dataDir)).toBe(postmaster);

  const email = newAddress();
  await signUp(product, email);
  const raised = await createAdmin(['--email', email], { DATA_DIR: dataDir });
  expect([raised.code, passwordIn(raised.stdout)]).toEqual([0, '']);
  expect(await adminsOf(dataDir)).toEqual([email, 'chefin@example.org'].toSorted());
  expect(await canSignIn(product, email, password)).toBe(true);
});

test('creates an admin while nothing runs and stops PostgreSQL afterwards', async () => {
  const dataDir = await makeDataFolder();
  const email = newAddress();
  const made = await createAdmin(['--email', email], { DATA_DIR: dataDir });
  expect(made.code).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  expect(await canSignIn(product, email, passwordIn(made.stdout))).toBe(true);
});

test.each([[[]], [['--email', 'keine-adresse']], [['--mail', 'a@example.org']]])(
  '%j prints the usage',
  async (args) => {
    const refused = await createAdmin(args, { DATA_DIR: await makeDataFolder() });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr.trim()).toMatch(/^Aufruf: npm run create-admin -- --email [^\n]+$/);
  },
);
