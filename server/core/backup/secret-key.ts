/**
 * A backup has the key file of its installation. A restore writes it beside the current one; the row in the restored
 * database decides whether it takes effect, so key and data change together.
 */
import { createHash } from 'node:crypto';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartError } from '../runtime/env.ts';
import type { Manifest } from './manifest.ts';

const settingKey = 'restored_secret_key';
const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');
const pendingFile = (dataDir: string): string => join(dataDir, 'secret.key.restored');

export const fingerprintOf = (secretKey: string): string =>
  createHash('sha256').update(secretKey.trim()).digest('hex').slice(0, 16);

const contentOf = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

export const readSecretKey = (dataDir: string): Promise<string | null> => contentOf(keyFile(dataDir));

type KeyPlace = { secretKey: string | null; dataDir: string };

/** @throws StartError if the restored data could not be decrypted */
export async function requireMatchingKey({ secretKey: saved }: Manifest, target: KeyPlace): Promise<void> {
  if (saved === null || (saved.isIncluded && target.secretKey === null)) return;
  const own = target.secretKey ?? (await readSecretKey(target.dataDir));
  if (own !== null && fingerprintOf(own) === saved.fingerprint) return;
  throw new StartError(
    'Die Sicherung ist mit einem anderen Schlüssel verschlüsselt als diese Installation; es wurde nichts verändert.\n' +
      (saved.isIncluded
        ? 'Abhilfe: SECRET_KEY nicht setzen, dann übernimmt die Wiederherstellung den Schlüssel aus der Sicherung.'
        : 'Abhilfe: SECRET_KEY auf den Wert der gesicherten Installation setzen.'),
  );
}

export async function writePendingKey({ secretKey, dataDir }: KeyPlace, content: string): Promise<void> {
  if (secretKey === null) await writeFile(pendingFile(dataDir), content, { mode: 0o600, flush: true });
}

/** Also completes a restore that was interrupted after its commit. */
export async function adoptRestoredKey(client: Pick<pg.ClientBase, 'query'>, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ value: string }>('select value from installation_settings where key = $1', [
    settingKey,
  ]);
  const pending = await contentOf(pendingFile(dataDir));
  if (pending !== null && rows[0]?.value === fingerprintOf(pending)) {
    const current = keyFile(dataDir);
    if ((await contentOf(current)) !== null) await copyFile(current, `${current}.before-restore`);
    await rename(pendingFile(dataDir), current);
  }
  await rm(pendingFile(dataDir), { force: true });
  await client.query('delete from installation_settings where key = $1', [settingKey]);
}
