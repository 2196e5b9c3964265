import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, inject } from 'vitest';
import { locateDatabase } from '../../server/core/postgres/folder.ts';
import { readPostmasterFile, stopOrphan } from '../../server/core/postgres/postmaster-file.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { waitUntil } from './wait-until.ts';

/** npm runs programs in a shell that does not pass signals on. */
export const underNpm = { npm_lifecycle_event: 'start' };
const npmShell = ['-c', '"$@"; exit $?', 'sh'];
const node = resolve('node_modules/.bin/node');
const serverFile = resolve('server/main.mjs');
const adminFile = resolve('scripts/create-admin.ts');
const deleteDemoFile = resolve('scripts/delete-demo.ts');

type Settings = Record<string, string>;
export type Ending = { code: number | null; stdout: string; stderr: string };

export type Product = {
  process: ChildProcess;
  baseUrl: string;
  port: number;
  stdout: () => string;
  ended: Promise<Ending>;
};

const children = new Set<ChildProcess>();
const folders = new Set<string>();

afterEach(async () => {
  for (const child of children) {
    if (isRunning(child)) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  }
  children.clear();
  for (const folder of folders) await removeDataFolder(folder);
  folders.clear();
});

async function removeDataFolder(folder: string): Promise<void> {
  const database = locateDatabase(folder);
  await stopOrphan(database);
  await rm(database, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

export async function makeDataFolder({ isPrivate = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'passgenau-system-'));
  if (!isPrivate) await chmod(folder, 0o755);
  folders.add(folder);
  return folder;
}

export async function keepDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await makeDataFolder();
  folders.delete(dataDir);
  return { dataDir, remove: () => removeDataFolder(dataDir) };
}

export const usedDataFolder = (): Promise<string> => copyOf(inject('usedDataFolder'));

export async function copyOf(dataDir: string): Promise<string> {
  const folder = await makeDataFolder();
  // Keeps the owner of the database files: PostgreSQL's account when running as root.
  await promisify(execFile)('cp', ['-a', `${dataDir}/.`, folder]);
  return folder;
}

async function launch(file: string, args: string[], settings: Settings): Promise<Omit<Product, 'baseUrl' | 'port'>> {
  const env: NodeJS.ProcessEnv = {
    PATH: `${dirname(process.execPath)}:/usr/sbin:/usr/bin:/sbin:/bin`,
    TMPDIR: tmpdir(),
    ...settings,
  };
  const command = ['--disable-warning=ExperimentalWarning', file, ...args];
  const isUnderNpm = env['npm_lifecycle_event'] !== undefined;
  const child = isUnderNpm
    ? spawn('/bin/sh', [...npmShell, node, ...command], { env, cwd: tmpdir() })
    : spawn(node, command, { env, cwd: tmpdir() });
  children.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  return { process: child, stdout: () => stdout, ended };
}

export async function startProduct(settings: Settings & { DATA_DIR: string }, file = serverFile): Promise<Product> {
  const port = settings['PORT'] === undefined ? await freePort() : Number(settings['PORT']);
  const started = await launch(file, [], { TRUST_PROXY: '1', PORT: String(port), ...settings });
  await waitUntil('the product has started', async () => {
    if (!isRunning(started.process)) throw new Error(`the product exited: ${JSON.stringify(await started.ended)}`);
    return started.stdout().includes('Beenden mit Strg+C');
  });
  return { ...started, port, baseUrl: `http://localhost:${port}` };
}

export async function failToStart(settings: Settings): Promise<Ending> {
  const port = settings['PORT'] ?? String(await freePort());
  return (await launch(serverFile, [], { PORT: port, LOG_LEVEL: 'error', ...settings })).ended;
}

export const startScript = (
  name: 'backup' | 'restore' | 'doctor' | 'export-person',
  args: string[],
  settings: Settings,
) => launch(resolve(`scripts/${name}.ts`), args, settings);

export async function runScript(...call: Parameters<typeof startScript>): Promise<Ending> {
  return (await startScript(...call)).ended;
}

export const startProof = (args: string[], settings: Settings) =>
  launch(resolve('server/prove-backup.ts'), args, settings);

export const proveBackup = async (...call: Parameters<typeof startProof>): Promise<Ending> =>
  (await startProof(...call)).ended;

export async function createAdmin(args: string[], settings: Settings): Promise<Ending> {
  return (await launch(adminFile, args, settings)).ended;
}

export const deleteDemo = async (settings: Settings): Promise<Ending> =>
  (await launch(deleteDemoFile, [], settings)).ended;

export async function stop(product: Product, signal: NodeJS.Signals = 'SIGTERM'): Promise<Ending> {
  product.process.kill(signal);
  return product.ended;
}

export function postmasterOf(dataDir: string): number | null {
  const file = readPostmasterFile(locateDatabase(dataDir));
  return file !== null && isAlive(file.pid) ? file.pid : null;
}

export const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export const hasDatabaseInside = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
