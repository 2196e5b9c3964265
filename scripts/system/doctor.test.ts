import { createHash } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../server/testing/free-port.ts';
import { makeDataFolder, postmasterOf, runScript, startProduct, stop, usedDataFolder } from './product.ts';
import { queryIn } from './sign-ups.ts';

/** Rows of all tables, and the key. */
async function stateOf(dataDir: string): Promise<string> {
  const [tables] = await queryIn<{ xml: string }>(
    dataDir,
    "select schema_to_xml('public', true, false, '')::text as xml",
  );
  const key = await readFile(join(dataDir, 'secret.key'));
  return createHash('sha256')
    .update(tables?.xml ?? '')
    .update(key)
    .digest('hex');
}

test('checks a running and a stopped installation, and changes nothing', async () => {
  const dataDir = await usedDataFolder();
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: '0', DEMO: '0' };
  const product = await startProduct(settings);
  const before = await stateOf(dataDir);
  const running = await runScript('doctor', [], settings);
  expect(running).toMatchObject({ code: 0, stderr: '' });
  expect(running.stdout).toContain(`✓ Adresse        http://localhost:${port} antwortet`);
  expect(running.stdout).toMatch(/Keine Probleme, 2 Hinweise\.\n$/);
  expect(await stateOf(dataDir)).toBe(before);
  await stop(product);

  const stopped = await runScript('doctor', [], settings);
  expect(stopped).toMatchObject({ code: 0, stderr: '' });
  expect(stopped.stdout).toContain('✓ Datenbank      Das Schema passt zum Programm');
  expect(stopped.stdout).toContain('Passgenau läuft gerade nicht');
  expect(postmasterOf(dataDir)).toBeNull();
});

test('exits with 1 for a broken installation, says what to do and prints no secret', async () => {
  const dataDir = await usedDataFolder();
  await chmod(join(dataDir, 'secret.key'), 0o644);
  const secrets = {
    SMTP_URL: `smtp://post:mail-kennwort@127.0.0.1:${await freePort()}`,
    METRICS_TOKEN: 'zeichen-zum-messen',
  };
  const broken = await runScript('doctor', [], { DATA_DIR: dataDir, ...secrets });
  expect(broken).toMatchObject({ code: 1, stderr: '' });
  expect(broken.stdout).toContain(`Abhilfe: chmod 600 ${join(dataDir, 'secret.key')}`);
  expect(broken.stdout).toContain('Der Mailserver 127.0.0.1 ist nicht erreichbar');
  expect(broken.stdout).toMatch(/2 Probleme, \d Hinweise\.\n$/);
  expect(broken.stdout).not.toMatch(/kennwort|zeichen-zum-messen/);
});

test('before the first start it creates nothing; invalid settings are a problem', async () => {
  const dataDir = join(await makeDataFolder(), 'later');
  const fresh = await runScript('doctor', [], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(fresh).toMatchObject({ code: 0, stderr: '' });
  expect(fresh.stdout).toContain('noch keine Datenbank');
  await expect(readFile(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });

  const invalid = await runScript('doctor', [], { DATA_DIR: dataDir, PORT: 'viele' });
  expect(invalid).toMatchObject({ code: 1, stderr: '' });
  expect(invalid.stdout).toContain('PORT: erwartet wird eine Zahl von 0 bis 65535.');
});
