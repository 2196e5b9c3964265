import { expect, test } from 'vitest';
import { householdOf, networkOf, sourceOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7', '192.0.2.0/24', '192.0.2.7'],
  ['2001:db8:0:12ff::1', '2001:db8:0:12ff', '2001:0db8:0000:1200::/56', '2001:0db8:0000:1200::/56'],
  ['2001:DB8:0:12ff:1:2:3:4%eth0', '2001:db8:0:12ff', '2001:0db8:0000:1200::/56', '2001:0db8:0000:1200::/56'],
  ['::1', '0:0:0:0', '0000:0000:0000:0000::/56', '0000:0000:0000:0000::/56'],
  ['unbekannt', 'unbekannt', 'unbekannt', 'unbekannt'],
  ['127.1', '127.1', '127.1', '127.1'],
  ['', '', '', ''],
])('%j has household %j, network %j and source %j', (address, household, network, source) => {
  expect([householdOf(address), networkOf(address), sourceOf(address)]).toEqual([household, network, source]);
});

test('truncates an invalid address to a hundred characters', () => {
  expect(networkOf('x'.repeat(5000))).toHaveLength(100);
});
