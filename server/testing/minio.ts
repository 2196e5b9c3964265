import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findMinio } from '../../scripts/minio.mjs';
import type { MinioSettings } from '../core/storage/minio.ts';
import { freePort } from './free-port.ts';

export type TestMinio = { settings: Omit<MinioSettings, 'bucket'>; stop: () => Promise<void> };

const credentials = { accessKey: 'passgenau', secretKey: 'wolkenlos-am-montag' };

export const missingMinioReason = (): string | null =>
  process.env['MINIO_ENDPOINT'] || findMinio() !== null
    ? null
    : 'no MinIO on this machine: build it with `node scripts/minio.mjs` (requires Go), or set MINIO_ENDPOINT, MINIO_ACCESS_KEY and MINIO_SECRET_KEY';

export async function openTestMinio(): Promise<TestMinio> {
  const { MINIO_ENDPOINT, MINIO_ACCESS_KEY = '', MINIO_SECRET_KEY = '' } = process.env;
  if (MINIO_ENDPOINT) {
    const settings = { endpoint: MINIO_ENDPOINT, accessKey: MINIO_ACCESS_KEY, secretKey: MINIO_SECRET_KEY };
    return { settings, stop: async () => undefined };
  }
  const folder = await mkdtemp(join(tmpdir(), 'passgenau-minio-'));
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(findMinio() ?? '', ['server', '--quiet', '--address', endpoint.slice('http://'.length), folder], {
    env: { MINIO_ROOT_USER: credentials.accessKey, MINIO_ROOT_PASSWORD: credentials.secretKey, HOME: folder },
    stdio: 'ignore',
  });
  await waitUntilReady(child, endpoint);
  return {
    settings: { endpoint, ...credentials },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child: ChildProcess, endpoint: string): Promise<void> {
  while (!(await fetch(`${endpoint}/minio/health/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('MinIO exited during startup');
    await pause(20);
  }
}
