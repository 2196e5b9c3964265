import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('assigns no port twice, not even before its first owner listens', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
});

test('an assigned port can be opened by its owner', async () => {
  const server = createServer().listen(await freePort());
  await once(server, 'listening');
  await new Promise((resolve) => server.close(resolve));
});
