import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Binaries, reachableRoot } from './binaries.ts';
import { canEnter, makePassable, type OsUser } from './os-user.ts';

/**
 * Where the database files of a data folder live: inside it, or, when root started us in a folder that PostgreSQL's
 * account may not enter, under /var/lib/passgenau, with a pointer file in the data folder.
 */
export function databaseFolder(dataDir: string, user: OsUser): string {
  const pointer = join(dataDir, 'postgres-location.txt');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  const inside = join(dataDir, 'postgres');
  if (existsSync(inside) || canEnter(user, dataDir)) return inside;
  makePassable(reachableRoot);
  const outside = join(reachableRoot, `data-${randomBytes(6).toString('hex')}`);
  writeFileSync(pointer, `${outside}\n`);
  return outside;
}

/** Creates an empty cluster, completely or not at all. */
export function initialiseCluster(binaries: Binaries, folder: string, user: OsUser): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  chmodSync(draft, 0o700);
  if (user !== null) chownSync(draft, user.uid, user.gid);
  const args = ['-D', draft, '-U', 'passgenau', '-A', 'trust', '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(binaries.initdb, [...args, ...locale], { ...asUser(user), cwd: '/', encoding: 'utf8' });
  if (result.status !== 0) {
    const cause = result.error?.message ?? result.stderr;
    throw new StartError(`Die Datenbank ließ sich nicht anlegen (${folder}).\n${cause.trim()}`);
  }
  renameSync(draft, folder);
}

/** How PostgreSQL's programs are started: their account, and messages in English for the log. */
export function asUser(user: OsUser) {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
  return user === null ? { env } : { env, uid: user.uid, gid: user.gid };
}
