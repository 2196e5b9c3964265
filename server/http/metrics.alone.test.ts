import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { compute } from '../testing/turns.ts';

const token = 'ein-langes-Zeichen-fuer-die-Messung';
const app = testApp({ server: true, settings: { METRICS_TOKEN: token } });

const ask = (authorization?: string) =>
  fetch(`${app().baseUrl}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

test('where a token is set, whoever knows it reads the figures', async () => {
  const response = await ask(`Bearer ${token}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('http_request_duration_seconds');
});

test.each([
  ['no token', undefined],
  ['another one of the same length', `Bearer ${token.slice(0, -1)}x`],
  ['only its beginning', `Bearer ${token.slice(0, -1)}`],
  ['more than it', `Bearer ${token}x`],
  ['the token alone', token],
  ['an empty one', 'Bearer '],
])('where a token is set, %s opens nothing, not even on the machine itself', async (_what, authorization) => {
  const response = await ask(authorization);
  expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
});

test('how long the event loop was held is told once: the longest stretch since it was read last', async () => {
  const longest = async () => {
    const text = await (await ask(`Bearer ${token}`)).text();
    expect(text).toContain('event_loop_hold_seconds_bucket{le="0.1"}');
    return Number(/^event_loop_longest_hold_seconds (\S+)$/m.exec(text)?.[1]);
  };
  const held: number[] = [];
  app().eventLoop.onHold((heldMs) => held.push(heldMs));
  await longest();
  compute(60);
  await expect.poll(() => Math.max(...held)).toBeGreaterThanOrEqual(60);
  expect(await longest()).toBeGreaterThanOrEqual(0.06);
  expect(await longest()).toBeLessThan(0.06);
});
