/**
 * Child process that sends 20 ordinary requests per second during an attack. `begin` starts a period; the answer to
 * `end` contains its times.
 */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, exchange } from '../load.ts';

const [baseUrl = '', cookie = '', only = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const everyMs = 50;
const calls: Call[] = [
  ...(only === 'pages' ? [] : [{ path: '/healthz' }]),
  { path: '/api/courses' },
  { path: '/trpc/auth.me', cookie },
  { path: '/trpc/courses.counts', cookie },
];

export type Probed = { timesMs: number[]; bad: number };
const state: { period: Probed | null; isRunning: boolean } = { period: null, isRunning: true };

process.on('message', (message) => {
  if (message === 'begin') state.period = { timesMs: [], bad: 0 };
  if (message === 'end') {
    process.send?.(state.period);
    state.period = null;
  }
  if (message === 'stop') state.isRunning = false;
});

process.send?.('ready');
for (let count = 0; state.isRunning; count++) {
  const { period } = state;
  const began = performance.now();
  const call = calls[count % calls.length] ?? { path: '/healthz' };
  // Does not wait, to send requests at a fixed rate.
  void exchange(baseUrl, agent, call).then(({ status }) => {
    period?.timesMs.push(performance.now() - began);
    if (status !== 200 && period !== null) period.bad++;
  });
  await pause(everyMs);
}
agent.destroy();
process.exit(0);
