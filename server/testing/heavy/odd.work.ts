import { setTimeout as pause } from 'node:timers/promises';
import { RuleError } from '../../core/errors.ts';
import { workerFunction } from '../../core/workers/worker-function.ts';

export const double = workerFunction((value: number) => value * 2);

export const refuse = workerFunction((place: string): string => {
  throw new RuleError('BUNDLE_BROKEN', { place });
});

export const fail = workerFunction((words: string): string => {
  throw new Error(words);
});

export const turnForEver = workerFunction((): string => {
  for (;;);
});

export const fillMemory = workerFunction((): number => {
  const retained: unknown[] = [];
  for (;;) retained.push(new Array(4_000_000).fill(0.5));
});

export const bytes = workerFunction((size: number) => ({ content: new Uint8Array(size).fill(7) }));

export const countTo = workerFunction(async (of: number, tell) => {
  tell({ stage: 'begun', done: 0, of });
  for (let done = 1; done <= of; done++) tell({ stage: 'counting', done, of });
  tell({ stage: 'ended', done: of, of });
  return of;
});

export const wait = workerFunction(async (ms: number) => {
  await pause(ms);
  return ms;
});
