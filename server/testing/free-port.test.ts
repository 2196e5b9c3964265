import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('no port is given twice, not even before its first owner listens', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
});

test('on a port that was given its owner can listen', async () => {
  const server = createServer().listen(await freePort());
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
});
