/** The embedded PostgreSQL of an earlier program, for moving a data folder to the present one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../runtime/env.ts';
import { binaryPackageFolder, packageName } from './binaries.ts';
import { locateDatabase } from './folder.ts';

/** The newest package of each earlier major that this program can read. */
const earlierPackages: Readonly<Record<number, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

const majorIn = (version: string): number => Number.parseInt(version, 10);

export function presentMajor(): number {
  const { version } = JSON.parse(readFileSync(join(binaryPackageFolder(), 'package.json'), 'utf8'));
  return majorIn(version);
}

/** @returns null without a database, or if it has the present major */
export function findOtherMajor(dataDir: string): number | null {
  const file = join(locateDatabase(dataDir), 'PG_VERSION');
  if (!existsSync(file)) return null;
  const major = majorIn(readFileSync(file, 'utf8'));
  return major === presentMajor() ? null : major;
}

/**
 * @returns the package folder, which the operator may have placed there
 * @throws StartError if the folder is newer, or the package cannot be loaded
 */
export async function loadEarlierPackage(dataDir: string, major: number): Promise<string> {
  if (major > presentMajor()) throw newerError(major);
  const version = earlierPackages[major];
  if (version === undefined) throw unknownError(major);
  const prefix = join(dataDir, `postgresql-${major}`);
  const folder = join(prefix, 'node_modules', packageName);
  if (existsSync(join(folder, 'native', 'bin'))) return folder;
  await mkdir(prefix, { recursive: true });
  const spec = `${packageName}@${version}`;
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const problem =
    (await failureOf(npm, ['install', '--prefix', prefix, ...flags, spec], prefix)) ??
    // Its install script: libraries are links that a package cannot contain.
    (await failureOf(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], folder));
  if (problem !== null) throw missingError(major, { prefix, spec, problem });
  return folder;
}

async function failureOf(program: string, args: string[], cwd: string): Promise<string | null> {
  try {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], shell: program === 'npm.cmd' });
    const [complaint, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    return status === 0 ? null : complaint;
  } catch (error) {
    return (error as Error).message;
  }
}

const newerError = (major: number) =>
  new StartError(
    `Der Datenordner gehört zu PostgreSQL ${major}, dieses Programm hat PostgreSQL ${presentMajor()}; es wurde nichts verändert.\n` +
      'Abhilfe: das neuere Programm starten, das diesen Datenordner zuletzt benutzt hat.',
  );

const detour =
  'mit dem früheren Programm „npm run backup“ ausführen und die Sicherung mit diesem in einen leeren Datenordner zurückspielen (npm run restore).';

const unknownError = (major: number) =>
  new StartError(
    `Der Datenordner gehört zu PostgreSQL ${major}, das dieses Programm nicht mehr lesen kann; es wurde nichts verändert.\n` +
      `Abhilfe: ${detour}`,
  );

type Missing = { prefix: string; spec: string; problem: string };

const missingError = (major: number, { prefix, spec, problem }: Missing) =>
  new StartError(
    `Der Datenordner gehört zu PostgreSQL ${major}. Für den Umzug ließ sich ${spec} nicht laden; es wurde nichts verändert.\n` +
      `${problem.trim().split('\n').slice(0, 3).join('\n')}\n` +
      `Abhilfe: auf einem Rechner mit Internetzugang „npm install --prefix ${prefix} ${spec}“ ausführen und diesen Ordner hierher kopieren, ` +
      `oder ${detour}`,
  );
