import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openZip } from '../../server/testing/own-data.ts';
import { makeDataFolder, runScript, startProduct, usedDataFolder } from './product.ts';
import { canSignIn, newAddress, queryIn, signUp } from './sign-ups.ts';

test('writes the copy of a locked account for the operator only, once, and records it', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const email = newAddress();
  await signUp(product, email);
  await queryIn(dataDir, `update users set locked_at = now() where email = '${email}'`);
  expect(await canSignIn(product, email)).toBe(false);
  const to = join(await makeDataFolder(), 'kopie.zip');
  const args = ['--email', email.toUpperCase(), '--to', to];
  expect(await runScript('export-person', args, { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: '' });
  expect((await stat(to)).mode & 0o777).toBe(0o600);
  const archive = openZip(new Uint8Array(await readFile(to)));
  expect(JSON.parse(archive['01-konto.json'] ?? '').users).toMatchObject([{ email }]);
  const again = await runScript('export-person', args, { DATA_DIR: dataDir });
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('gibt es schon') });
  const [event] = await queryIn(
    dataDir,
    "select count(*)::int as count from audit_events where action = 'user_data_exported'",
  );
  expect(event).toEqual({ count: 1 });
});

test.each([
  [['--email', 'niemand@example.org', '--to', 'x.zip'], 'Zu dieser Adresse gibt es kein Konto.'],
  [['--email', 'niemand@example.org'], 'Aufruf: npm run export-person'],
  [['--mail', 'a'], 'Aufruf: npm run export-person'],
])('%j is refused', async (args, words) => {
  const refused = await runScript('export-person', args, { DATA_DIR: await usedDataFolder() });
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(words) });
});
