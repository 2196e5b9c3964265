/** At most two worker threads, with limits on memory and time. One thread is reserved for quick work. */
import { getCompileCacheDir } from 'node:module';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { ErrorCode } from '#shared/errors.ts';
import { RuleError } from '../errors.ts';
import { minutes, seconds } from '../runtime/clock.ts';
import type { Logger } from '../runtime/logger.ts';
import { openSemaphore, openSlotsByKey } from '../runtime/semaphore.ts';
import type { Outcome, Progress, WorkReference } from './work.ts';

const threads = 2;
const memoryMb = 512;
const idleMs = seconds(30);
const maxWorksPerPerson = 12;

export type WorkOptions = {
  pace: 'quick' | 'long';
  limitMs: number;
  tooMuch: ErrorCode;
  personId?: string;
  onProgress?: (progress: Progress) => void;
};

export type Workers = {
  /** @throws RuleError of the work, `tooMuch`, or BUSY if too much is queued */
  run: <Input, Output>(work: WorkReference<Input, Output>, input: Input, workOptions: WorkOptions) => Promise<Output>;
  close: () => Promise<void>;
};

export function openWorkers(logger: Logger): Workers {
  const compiled = getCompileCacheDir();
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  pool.on('error', () => undefined);
  const threadPermits = openSemaphore({ permits: threads, maxWaiting: 64, timeoutMs: seconds(20) });
  const longPermits = openSemaphore({ permits: threads - 1, maxWaiting: 8, timeoutMs: minutes(2) });

  async function execute<Input, Output>(
    work: WorkReference<Input, Output>,
    input: Input,
    workOptions: WorkOptions,
  ): Promise<Output> {
    const channel = workOptions.onProgress === undefined ? null : openProgressChannel(workOptions.onProgress);
    try {
      const outcome: Outcome<Output> = await pool.run(
        { input, port: channel?.workerPort ?? null },
        {
          filename: work.file,
          name: work.name,
          signal: AbortSignal.timeout(workOptions.limitMs),
          transferList: channel === null ? [] : [channel.workerPort],
        },
      );
      if (outcome.kind === 'done') return outcome.output;
      throw new RuleError(outcome.code, outcome.details);
    } catch (error) {
      if (!isExhausted(error)) throw error;
      logger.warn({ work: work.name, reason: reasonOf(error) }, 'worker task stopped because it exceeded its limits');
      throw new RuleError(workOptions.tooMuch);
    } finally {
      channel?.close();
    }
  }

  const slotsByPerson = openSlotsByKey();
  const acquireSlot = (person: string): (() => void) => {
    const releaseSlot = slotsByPerson.acquire(person, maxWorksPerPerson);
    if (releaseSlot === null) throw new RuleError('BUSY');
    return releaseSlot;
  };

  return {
    run: async (work, input, workOptions) => {
      const releaseSlot = workOptions.personId === undefined ? () => undefined : acquireSlot(workOptions.personId);
      const runInThread = () => threadPermits.run(() => execute(work, input, workOptions));
      try {
        return await (workOptions.pace === 'long' ? longPermits.run(runInThread) : runInThread());
      } finally {
        releaseSlot();
      }
    },
    close: () => pool.destroy(),
  };
}

function openProgressChannel(onProgress: (progress: Progress) => void): { workerPort: MessagePort; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', onProgress);
  const close = () => {
    // The result may overtake the last progress messages.
    for (let last = receiveMessageOnPort(port1); last !== undefined; last = receiveMessageOnPort(port1))
      onProgress(last.message as Progress);
    port1.close();
  };
  return { workerPort: port2, close };
}

const reasonOf = (error: unknown): string => {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
};

const isExhausted = (error: unknown): boolean =>
  ['AbortError', 'ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'].includes(reasonOf(error));
