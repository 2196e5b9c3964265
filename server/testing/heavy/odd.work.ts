import { setTimeout as pause } from 'node:timers/promises';
import { RuleError } from '../../core/errors.ts';
import { workerFunction } from '../../core/workers/worker-function.ts';

export const double = workerFunction((value: number) => value * 2);

export const refuse = workerFunction((place: string): string => {
  throw new RuleError('BUNDLE_BROKEN', { place });
});

export const fail = workerFunction((message: string): string => {
  throw new Error(message);
});

export const loopForever = workerFunction((): string => {
  for (;;);
});

export const fillMemory = workerFunction((): number => {
  const retained: unknown[] = [];
  for (;;) retained.push(new Array(4_000_000).fill(0.5));
});

export const bytes = workerFunction((size: number) => ({ content: new Uint8Array(size).fill(7) }));

export const countTo = workerFunction(async (of: number, report) => {
  report({ stage: 'begun', done: 0, of });
  for (let done = 1; done <= of; done++) report({ stage: 'counting', done, of });
  report({ stage: 'ended', done: of, of });
  return of;
});

export const wait = workerFunction(async (ms: number) => {
  await pause(ms);
  return ms;
});
