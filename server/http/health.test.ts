import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { healthRoutes } from './health.ts';

const app = testApp({ server: true });

async function readyWith(freeBytes: number, totalBytes: number): Promise<{ status: number; body: unknown }> {
  const routes = healthRoutes(app(), { diskSpace: () => Promise.resolve({ freeBytes, totalBytes }) });
  const server = express().use(routes).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  const said = { status: answer.status, body: await answer.json() };
  server.close();
  return said;
}

test('a disk with less than 5 % free makes the installation not ready and is named', async () => {
  expect(await readyWith(49, 1000)).toMatchObject({
    status: 503,
    body: { status: 'failed', disk: 'failed', database: 'ok' },
  });
  expect(await readyWith(50, 1000)).toMatchObject({ status: 200, body: { status: 'ok', disk: 'ok' } });
  expect(await readyWith(0, 0)).toMatchObject({ body: { disk: 'ok' } });
});

test('checks the real disk, and the metrics include the limited resources', async () => {
  const ready = (await (await fetch(`${app().baseUrl}/readyz`)).json()) as Record<string, string>;
  expect(Object.keys(ready)).toEqual([
    'status',
    'database',
    'storage',
    'mail',
    'queue',
    'disk',
    'backupAgeSeconds',
    'backupProofAgeSeconds',
  ]);
  const metrics = await (await fetch(`${app().baseUrl}/metrics`)).text();
  expect(Number(/^disk_free_bytes (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  expect(metrics).toContain('database_requests_waiting{pool="main"} 0');
  expect(metrics).toMatch(/^database_connections_used\{pool="read"\} \d+$/m);
});
