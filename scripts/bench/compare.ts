/** Compares public reads with handwritten SQL in one interleaved run, and with a hundred times as many rows. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../server/testing/free-port.ts';
import { type Call, type Load, middleOf, steadyLoad, underLoad } from './load.ts';
import type { Row } from './section.ts';

const connections = [1, 10, 50] as const;
const seconds = 1.5;
const rounds = 3;
/** At ten connections, relative to the floor. */
const minRelativeThroughput = 1;
const growthLimit = 1.5;

export type NextCall = (count: number) => Call;
type Pair = { label: string; ours: NextCall; floor: NextCall };
export type Addresses = { baseUrl: string; floorUrl: string };

export async function startFloors(script: string, databaseUrl: string, ...rest: string[]) {
  const port = await freePort();
  const child = fork(script, [String(port), databaseUrl, ...rest], { stdio: 'inherit' });
  await once(child, 'message');
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

export async function comparePairs({ baseUrl, floorUrl }: Addresses, pairs: readonly Pair[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { label, ours, floor } of pairs) {
    for (const number of connections) {
      const [own, bare]: [Load[], Load[]] = [[], []];
      const options = { connections: number, seconds };
      await underLoad(baseUrl, ours, { connections: number, seconds: 0.5 });
      await underLoad(floorUrl, floor, { connections: number, seconds: 0.5 });
      for (let round = 0; round < rounds; round++) {
        own.push(await underLoad(baseUrl, ours, options));
        bare.push(await underLoad(floorUrl, floor, options));
      }
      rows.push(rowOf(`${label}, ${number}`, { own: middleOf(own), bare: middleOf(bare), isJudged: number === 10 }));
    }
  }
  return rows;
}

function rowOf(label: string, { own, bare, isJudged }: { own: Load; bare: Load; isJudged: boolean }): Row {
  const ratio = own.perSecond / bare.perSecond;
  const value = `${figuresOf(own)}  ${figuresOf(bare)}  ${ratio.toFixed(2)}  ${own.bad} and ${bare.bad} bad`;
  // Failed requests are faster than answers, so one failure fails the row.
  const isClean = own.bad === 0 && bare.bad === 0;
  if (!isJudged) return { label, value, ok: isClean };
  return {
    label,
    value,
    limit: `at least ${minRelativeThroughput.toFixed(1)}`,
    ok: ratio >= minRelativeThroughput && isClean,
  };
}

export const figuresOf = ({ perSecond, p50Ms, p99Ms }: Load): string =>
  `${Math.round(perSecond)}/s (${p50Ms.toFixed(1)}, ${p99Ms.toFixed(1)})`;

export async function mediansOf(
  baseUrl: string,
  calls: ReadonlyArray<readonly [name: string, call: NextCall]>,
): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [name, call] of calls) {
    const load = await steadyLoad(baseUrl, call, { connections: 10, seconds, rounds, warmSeconds: 0.5 });
    medians.set(name, load.p50Ms);
  }
  return medians;
}

export const growthRows = (small: Map<string, number>, large: Map<string, number>, label: string): Row[] =>
  [...large].map(([name, after]) => {
    const before = small.get(name) ?? Number.NaN;
    return {
      label: `${name}, p50 with 1,000 and with 100,000 ${label}, 10`,
      value: `${before.toFixed(2)} → ${after.toFixed(2)} ms, ${(after / before).toFixed(2)} times`,
      limit: `at most ${growthLimit} times`,
      ok: after / before <= growthLimit,
    };
  });
