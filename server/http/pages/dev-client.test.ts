import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isHotReload, openDevClient } from './dev-client.ts';

test('closing ends the sockets of open pages, so that a restart does not wait for them', async () => {
  const server = createServer();
  const client = await openDevClient(server, async (html) => html);
  const isForVite = once(server, 'upgrade').then(([request]) => isHotReload(request));
  await once(server.listen(0), 'listening');
  const page = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`, 'vite-hmr');
  await once(page, 'open');
  expect(await isForVite).toBe(true);
  const closed = Promise.all([once(page, 'close'), once(server, 'close')]);
  server.close();
  await client.close();
  await closed;
});
