import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../server/testing/free-port.ts';
import { waitUntil } from './wait-until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    usedDataFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'passgenau-used-'));
  await chmod(folder, 0o755);
  const env = {
    PATH: `${dirname(process.execPath)}:/usr/sbin:/usr/bin:/sbin:/bin`,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    TRUST_PROXY: '1',
    DEMO: '0',
  };
  const product = spawn(resolve('node_modules/.bin/node'), [resolve('server/main.mjs')], { env, cwd: tmpdir() });
  let output = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await waitUntil('the product has started', async () => {
    if (product.exitCode !== null) throw new Error(output);
    return output.includes('Beenden mit Strg+C');
  });
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
  project.provide('usedDataFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
