import { expect, test } from 'vitest';
import { addMs, days } from '../core/runtime/clock.ts';
import { runCleanups } from '../jobs.ts';
import { testApp } from '../testing/app.ts';
import { compute } from '../testing/event-loop-slices.ts';

const token = 'ein-langes-Zeichen-fuer-die-Messung';
const app = testApp({ server: true, settings: { METRICS_TOKEN: token } });

const ask = (authorization?: string) =>
  fetch(`${app().baseUrl}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

test('with a configured token, the metrics require it', async () => {
  const response = await ask(`Bearer ${token}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('http_request_duration_seconds');
});

test.each([
  ['no token', undefined],
  ['another token of the same length', `Bearer ${token.slice(0, -1)}x`],
  ['only its beginning', `Bearer ${token.slice(0, -1)}`],
  ['a longer token', `Bearer ${token}x`],
  ['the token without a scheme', token],
  ['an empty token', 'Bearer '],
])('with a configured token, %s grants no access, not even from the same machine', async (_what, authorization) => {
  const response = await ask(authorization);
  expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
});

test('reports the last run of each cleanup', async () => {
  const figures = async () => {
    const text = await (await ask(`Bearer ${token}`)).text();
    return ['last_run_timestamp_seconds', 'removed_rows', 'failed'].map(
      (name) => new RegExp(`^cleanup_${name}\\{cleanup="old mails"\\} (\\S+)$`, 'm').exec(text)?.[1],
    );
  };
  expect(await figures()).toEqual(['0', '0', '0']);
  await app().db.prisma.outboxMail.createMany({
    data: [1, 2].map(() => ({ recipient: '', subject: '', createdAt: addMs(app().clock.now(), -days(91)) })),
  });
  await runCleanups(app());
  expect(await figures()).toEqual([`${app().clock.now().getTime() / 1000}`, '2', '0']);
  await runCleanups(app(), [{ name: 'old mails', remove: () => Promise.reject(new Error('broken')) }]).catch(
    () => null,
  );
  expect((await figures())[2]).toBe('1');
});

test('reports the longest blocking stretch since the last scrape, once', async () => {
  const longest = async () => {
    const text = await (await ask(`Bearer ${token}`)).text();
    expect(text).toContain('event_loop_hold_seconds_bucket{le="0.1"}');
    return Number(/^event_loop_longest_hold_seconds (\S+)$/m.exec(text)?.[1]);
  };
  const held: number[] = [];
  app().eventLoop.onBlocked((heldMs) => held.push(heldMs));
  await longest();
  compute(60);
  await expect.poll(() => Math.max(...held)).toBeGreaterThanOrEqual(60);
  expect(await longest()).toBeGreaterThanOrEqual(0.06);
  expect(await longest()).toBeLessThan(0.06);
});
