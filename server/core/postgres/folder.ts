import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../runtime/env.ts';
import { type Binaries, reachableRoot } from './binaries.ts';
import { canEnter, makePassable, type OsUser } from './os-user.ts';

const pointerOf = (dataDir: string): string => join(dataDir, 'postgres-location.txt');
const isCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * The database files: in the data folder, or under /var/lib/passgenau with a pointer file if PostgreSQL's account may
 * not enter the data folder. A move to another major also leaves a pointer.
 */
export function locateDatabase(dataDir: string): string {
  const pointer = pointerOf(dataDir);
  return existsSync(pointer) ? resolve(dataDir, readFileSync(pointer, 'utf8').trim()) : join(dataDir, 'postgres');
}

/** @throws StartError if the database is unreachable */
export async function prepareDatabaseFolder(dataDir: string, user: OsUser, binaries: Binaries): Promise<string> {
  const folder = locateDatabase(dataDir);
  const hasPointer = existsSync(pointerOf(dataDir));
  if (isCluster(folder)) {
    if (!hasPointer && !canEnter(user, dataDir)) throw notEnterableError(folder);
    return folder;
  }
  // Never replaces a missing database by an empty one, which would look like total data loss.
  if (hasPointer) throw lostDatabaseError(folder, pointerOf(dataDir));
  if (canEnter(user, dataDir)) {
    await initialiseCluster(binaries, folder, user);
    return folder;
  }
  makePassable(reachableRoot);
  const outside = join(reachableRoot, `data-${randomBytes(6).toString('hex')}`);
  await initialiseCluster(binaries, outside, user);
  pointTo(dataDir, outside);
  return outside;
}

/** `database` is absolute, or relative to the data folder, which may be moved. */
export function pointTo(dataDir: string, database: string): void {
  const draft = `${pointerOf(dataDir)}.new`;
  writeFileSync(draft, `${database}\n`, { flush: true });
  renameSync(draft, pointerOf(dataDir));
}

async function initialiseCluster(binaries: Binaries, folder: string, user: OsUser): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder)).filter((entry) => entry.startsWith(prefix)))
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  // A unique name, because the initdb of a killed start may still write into its folder.
  const draft = mkdtempSync(join(dirname(folder), prefix));
  chmodSync(draft, 0o700);
  if (user !== null) chownSync(draft, user.uid, user.gid);
  const args = ['-D', draft, '-U', 'passgenau', '-A', 'trust', '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const cause = await failureOf(binaries.initdb, [...args, ...locale], user);
  if (cause !== null) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `Die Datenbank ließ sich nicht anlegen (${folder}).\n${cause.trim()}\n` +
        'Abhilfe: die genannte Ursache beheben (Platz, Rechte) oder mit DATA_DIR einen anderen Ordner wählen.',
    );
  }
  renameSync(draft, folder);
}

async function failureOf(program: string, args: string[], user: OsUser): Promise<string | null> {
  try {
    const child = spawn(program, args, { ...asUser(user), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    const [complaint, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return status === 0 ? null : complaint;
  } catch (error) {
    return (error as Error).message;
  }
}

export function asUser(user: OsUser) {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
  return user === null ? { env } : { env, uid: user.uid, gid: user.gid };
}

const notEnterableError = (folder: string) =>
  new StartError(
    `PostgreSQL läuft bei root unter einem eigenen Konto und darf ${folder} nicht betreten.\n` +
      'Abhilfe: den Ordnern darüber das Betreten erlauben (chmod o+x) oder mit DATA_DIR einen anderen Ordner wählen.',
  );

const lostDatabaseError = (folder: string, pointer: string) =>
  new StartError(
    `Die Datenbank dieses Datenordners liegt in ${folder}, ist dort aber nicht (oder nicht lesbar).\n` +
      `Abhilfe: den Ordner wiederherstellen, als der frühere Benutzer starten, oder ${pointer} löschen und leer beginnen.`,
  );
