/**
 * AES-256-GCM with a key derived from SECRET_KEY, or from a generated key file next to the data. A sealed value opens
 * only for the same purpose and owner.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, StartError } from './env.ts';

export type Secrets = {
  seal: (plain: string, purpose: string) => string;
  /** Null for another key or purpose, or a modified value. */
  open: (sealed: string, purpose: string) => string | null;
  /** Unguessable and deterministic per purpose: a link can be sent again without storing its token. */
  derive: (purpose: string) => string;
};

const algorithm = 'aes-256-gcm';
const version = 'v1.';
const ivBytes = 12;
const tagBytes = 16;

export const isSealed = (stored: string): boolean => stored.startsWith(version);
export const sealedPrefix = version;

export async function openSecrets({ SECRET_KEY, DATA_DIR }: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Secrets> {
  return secretsWith(SECRET_KEY ?? (await keyOfFile(join(DATA_DIR, 'secret.key'))));
}

export function secretsWith(secretKey: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'passgenau secrets v1', 32));
  const tokenKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'passgenau tokens v1', 32));
  return {
    derive: (purpose) => createHmac('sha256', tokenKey).update(purpose).digest('base64url'),
    seal: (plain, purpose) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
      const content = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return version + Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    open: (sealed, purpose) => {
      if (!isSealed(sealed)) return null;
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Two processes that generate the key at once get the same one. */
async function keyOfFile(file: string): Promise<string> {
  const found = await readKey(file);
  if (found !== null) return found;
  // Links the complete file to its final name, so that no process reads half a key.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await chmod(draft, 0o600);
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } catch (error) {
    throw new StartError(
      `Der Schlüssel ${file} lässt sich nicht anlegen (${(error as NodeJS.ErrnoException).code}).\n` +
        'Abhilfe: die Rechte des Datenordners berichtigen oder SECRET_KEY setzen.',
    );
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readKey(file);
  if (made === null) throw damagedKeyError(file);
  return made;
}

/** @throws StartError if the file cannot be read or contains no key */
async function readKey(file: string): Promise<string | null> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw damagedKeyError(file);
  }
  const key = content.trim();
  if (!/^[0-9a-f]{64}$/.test(key)) throw damagedKeyError(file);
  return key;
}

const damagedKeyError = (file: string): StartError =>
  new StartError(
    `Der Schlüssel ${file} ist beschädigt oder nicht lesbar.\n` +
      'Abhilfe: ihn aus der Sicherung zurückholen. Ist er verloren, die Datei löschen: Dann entsteht ein neuer, und wer die ' +
      'Zwei-Faktor-Anmeldung nutzt, meldet sich einmal mit einem Wiederherstellungscode an und richtet seine App neu ein.',
  );
