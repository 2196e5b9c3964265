import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Browser, chromium } from 'playwright-core';
import product from '../../package.json' with { type: 'json' };
import { locateDatabase } from '../../server/core/postgres/folder.ts';
import { readEnv } from '../../server/core/runtime/env.ts';
import { createLogger } from '../../server/core/runtime/logger.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { findBrowser } from '../browser.mjs';
import { connectToInstallation } from '../installation.ts';

const [, ...startArguments] = product.scripts.start.split(' ');

type BenchServer = { baseUrl: string; pid: number; startMs: number; stop: () => Promise<void> };

/** `startMs`: time from the command to the first answer of /healthz. */
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
    if (child.exitCode !== null) throw new Error('the product exited during startup');
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

export type Product = { baseUrl: string; pid: number; dataDir: string; databaseUrl: string; pool: pg.Pool };
type ProductOptions = { settings?: Record<string, string>; connections?: number };

/** `connections`: pool size for `work`. */
export const withProduct = <T>(
  work: (product: Product) => Promise<T>,
  { settings = {}, connections = 4 }: ProductOptions = {},
): Promise<T> =>
  withDataFolder(async (dataDir) => {
    const { baseUrl, pid, stop } = await startServer(dataDir, { DEMO: '0', ...settings });
    const { url } = await connectToInstallation(readEnv({ DATA_DIR: dataDir }), createLogger('silent'));
    const pool = openPool(url, connections);
    try {
      return await work({ baseUrl, pid, dataDir, databaseUrl: url, pool });
    } finally {
      await pool.end();
      await stop();
    }
  });

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  return work(browser).finally(() => browser.close());
}

/** Ignores errors of connections that are still closing when the server stops. */
function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  return pool;
}
