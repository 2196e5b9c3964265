import { Agent, request } from 'node:http';
import { median } from './section.ts';

/** One HTTP call; resolves with its status, rejects never. */
export type Call = { path: string; method?: 'GET' | 'POST'; body?: string; cookie?: string };

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; bad: number };

/** Keeps `connections` calls under way for the given time. `next` makes the n-th call. */
export async function underLoad(
  baseUrl: string,
  next: (count: number) => Call,
  options: { connections: number; seconds: number; watch?: (status: number) => void },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const times: number[] = [];
  let bad = 0;
  let count = 0;
  const end = performance.now() + options.seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await send(baseUrl, agent, next(count++));
      times.push(performance.now() - began);
      options.watch?.(status);
      if (status !== 200) bad++;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: options.connections }, worker));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, ...percentiles(times), bad };
}

/** The same for work that is not HTTP, such as a bare SQL statement. */
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
  return { perSecond: times.length / ((performance.now() - began) / 1000), ...percentiles(times), bad: 0 };
}

function percentiles(times: number[]): { p50Ms: number; p99Ms: number } {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

async function send(baseUrl: string, agent: Agent, call: Call): Promise<number> {
  return (await exchange(baseUrl, agent, call)).status;
}

/** Sends a call and takes the whole answer; status 0 when there was none. */
export function exchange(
  baseUrl: string,
  agent: Agent,
  { path, method = 'GET', body, cookie }: Call,
): Promise<{ status: number; body: string }> {
  const headers = {
    origin: baseUrl,
    ...(cookie === undefined ? {} : { cookie }),
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
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

/** The middle of several loads, figure by figure; bad answers are added up. */
export function middleOf(loads: readonly Load[]): Load {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    perSecond: middle((load) => load.perSecond),
    p50Ms: middle((load) => load.p50Ms),
    p99Ms: middle((load) => load.p99Ms),
    bad: loads.reduce((sum, { bad }) => sum + bad, 0),
  };
}
