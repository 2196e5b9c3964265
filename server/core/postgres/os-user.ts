import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { StartError } from '../runtime/env.ts';

export type OsUser = { uid: number; gid: number } | null;

const candidates = ['postgres', 'passgenau'];

/** PostgreSQL refuses to run as root, so root runs it under an unprivileged system account. */
export function postgresOsUser(): OsUser {
  if (process.getuid?.() !== 0) return null;
  return findAccount() ?? createAccount();
}

function findAccount(): OsUser {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of candidates) {
    const row = rows.find(([login]) => login === name);
    if (row !== undefined) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  return null;
}

function createAccount(): OsUser {
  const attempts: Array<[string, string[]]> = [
    ['useradd', ['--system', '--no-create-home', '--user-group', 'passgenau']],
    ['adduser', ['-S', '-D', '-H', 'passgenau']],
  ];
  for (const [command, args] of attempts) {
    if (spawnSync(command, args).status === 0) return findAccount();
  }
  throw new StartError(
    'PostgreSQL darf nicht als root laufen, und es ließ sich kein Systemkonto dafür anlegen.\n' +
      'Abhilfe: als gewöhnlicher Benutzer starten oder vorher „useradd --system passgenau“ ausführen.',
  );
}

export function canEnter(user: OsUser, folder: string): boolean {
  if (user === null) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', uid: user.uid, gid: user.gid });
  return probe.status === 0;
}

export function makePassable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
