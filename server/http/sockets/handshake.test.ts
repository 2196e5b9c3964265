import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { householdOf } from '../../core/runtime/network.ts';
import { clientAddress } from './handshake.ts';

const server = createServer((request, response) => {
  const TRUST_PROXY = Number(request.headers['x-hops']);
  const http = express();
  http.set('trust proxy', TRUST_PROXY);
  http.use((seen, answer) => void answer.json([seen.ip, clientAddress({ TRUST_PROXY }, seen)]));
  http(request, response);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test.each([
  [0, '203.0.113.9', '127.0.0.1'],
  [1, '', '127.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [2, '192.0.2.1, 198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [10, '192.0.2.1, 198.51.100.7', '192.0.2.1'],
  [1, '2001:db8::7', '2001:db8::7'],
])('behind %d proxies "%s" is the address that Express sees', async (hops, forwarded, address) => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-hops': String(hops), ...(forwarded === '' ? {} : { 'x-forwarded-for': forwarded }) };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  expect(await answer.json()).toEqual([address, address]);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  [`${'x'.repeat(500)}`, 'x'.repeat(100)],
])('%s counts as %s', (address, network) => {
  expect(householdOf(address)).toBe(network);
});
