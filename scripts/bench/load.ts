import { type Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { median, type Row } from './section.ts';

export type Call = { path: string; method?: 'GET' | 'POST'; body?: string; cookie?: string };

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; bad: number };

const endsWithinMs = 20;

/** Keeps `connections` requests in flight for the given time; `next` returns the n-th request. */
export async function underLoad(
  baseUrl: string,
  next: (count: number) => Call,
  { connections, seconds, watch }: { connections: number; seconds: number; watch?: (status: number) => void },
): Promise<Load> {
  const times: number[] = [];
  let [count, bad] = [0, 0];
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const call = next(count++);
    const { path, method = 'GET', body } = call;
    return { ...request, path, method, headers: headersOf(baseUrl, call), ...(body === undefined ? {} : { body }) };
  };
  const options = {
    url: baseUrl,
    connections,
    duration: seconds,
    sampleInt: endsWithinMs,
    requests: [{ setupRequest }],
  };
  const began = performance.now();
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
    // autocannon's own summary has only whole milliseconds.
    // biome-ignore lint/complexity/useMaxParams: autocannon passes the duration as its fourth argument.
    run.on('response', (_client, status, _bytes, tookMs) => {
      times.push(tookMs);
      watch?.(status);
      if (status !== 200) bad++;
    });
  });
  return { perSecond: times.length / secondsSince(began), ...percentiles(times), bad: bad + errors };
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

export async function repeatedly(
  work: (count: number) => Promise<unknown>,
  options: { connections: number; seconds: number },
): Promise<Load> {
  const times: number[] = [];
  let count = 0;
  const end = performance.now() + options.seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await work(count++);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: options.connections }, worker));
  return { perSecond: times.length / secondsSince(began), ...percentiles(times), bad: 0 };
}

function percentiles(times: number[]): { p50Ms: number; p99Ms: number } {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

const headersOf = (baseUrl: string, { body, cookie }: Call): Record<string, string> => ({
  origin: baseUrl,
  ...(cookie === undefined ? {} : { cookie }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

export function exchange(baseUrl: string, agent: Agent, call: Call): Promise<{ status: number; body: string }> {
  const { path, method = 'GET', body } = call;
  const headers = {
    ...headersOf(baseUrl, call),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve) => {
    const sent = request(`${baseUrl}${path}`, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      response.on('error', () => resolve({ status: 0, body: '' }));
    });
    sent.on('error', () => resolve({ status: 0, body: '' }));
    sent.end(body);
  });
}

export function middleOf(loads: readonly Load[]): Load {
  const medianOf = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    perSecond: medianOf((load) => load.perSecond),
    p50Ms: medianOf((load) => load.p50Ms),
    p99Ms: medianOf((load) => load.p99Ms),
    bad: loads.reduce((sum, { bad }) => sum + bad, 0),
  };
}

type Rounds = { seconds: number; connections?: number; rounds?: number; warmSeconds?: number };

export async function steadyLoad(
  baseUrl: string,
  next: (count: number) => Call,
  { seconds, connections = 1, rounds = 3, warmSeconds = 1 }: Rounds,
): Promise<Load> {
  await underLoad(baseUrl, next, { connections, seconds: warmSeconds });
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await underLoad(baseUrl, next, { connections, seconds }));
  return middleOf(loads);
}

/** In ms; `limitMs` bounds p50. */
export const loadRow = (label: string, { p50Ms, p99Ms, bad }: Load, limitMs?: number): Row => ({
  label,
  value: `${p50Ms.toFixed(1)} ms (${p99Ms.toFixed(1)})`,
  ...(limitMs === undefined ? {} : { limit: `at most ${limitMs} ms` }),
  ok: bad === 0 && (limitMs === undefined || p50Ms <= limitMs),
});
