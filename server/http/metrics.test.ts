import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

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
