import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../section.ts';
import type { Probed } from './prober.ts';

const maxBlockingMs = 100;

export type Observer = {
  during: (label: string, work: () => Promise<string>) => Promise<Row>;
  stop: () => void;
};

export async function observe({ baseUrl, cookie }: { baseUrl: string; cookie: string }): Promise<Observer> {
  const child: ChildProcess = fork('scripts/bench/hostile/prober.ts', [baseUrl, cookie], { stdio: 'inherit' });
  await once(child, 'message');
  return {
    during: async (label, work) => {
      await metricsOf(baseUrl);
      child.send('begin');
      const result = await work();
      await pause(500);
      const answer = once(child, 'message');
      child.send('end');
      const [{ timesMs, bad }] = (await answer) as [Probed];
      const { heldMs, memoryMb } = await metricsOf(baseUrl);
      const sorted = timesMs.sort((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      const others = `other requests p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms, ${bad} of ${sorted.length} failed`;
      return {
        label: `${label}${result === '' ? '' : ` (${result})`}`,
        value: `${others}; event loop blocked ${Math.round(heldMs)} ms; ${memoryMb} MB`,
        limit: `held at most ${maxBlockingMs} ms`,
        ok: heldMs <= maxBlockingMs && bad === 0,
      };
    },
    stop: () => void child.send('stop'),
  };
}

async function metricsOf(baseUrl: string): Promise<{ heldMs: number; memoryMb: number }> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    heldMs: figure('event_loop_longest_hold_seconds') * 1000,
    memoryMb: Math.round(figure('process_resident_memory_bytes') / 1024 / 1024),
  };
}
