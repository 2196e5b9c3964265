import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import product from '../../package.json' with { type: 'json' };
import { locateDatabase } from '../../server/core/postgres/folder.ts';
import { freePort } from '../../server/testing/free-port.ts';

/** What `npm start` runs. */
const [, ...startArguments] = product.scripts.start.split(' ');

export type BenchServer = { baseUrl: string; pid: number; startMs: number; stop: () => Promise<void> };

/** Starts the real product on a data folder and waits for /healthz. `startMs`: from the command to its first answer. */
export async function startServer(dataDir: string, settings: Record<string, string> = {}): Promise<BenchServer> {
  const port = await freePort();
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...settings };
  const began = performance.now();
  const child = spawn(resolve('node_modules/.bin/node'), startArguments, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const baseUrl = `http://localhost:${port}`;
  while (!(await fetch(`${baseUrl}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the product has ended instead of starting');
    await pause(5);
  }
  const startMs = performance.now() - began;
  return {
    baseUrl,
    pid: child.pid ?? 0,
    startMs,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs the work with a data folder that is gone afterwards. */
export async function withDataFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passgenau-bench-'));
  await chmod(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    await rm(locateDatabase(dataDir), { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Connections to the measured server's database. What is still closing when the server stops is no error. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  return pool;
}
