import { Piscina } from 'piscina';
import { RuleError } from '../errors.ts';
import type { Outcome, Progress, WorkerFunction } from './work.ts';

/**
 * Input and output are plain data; `work` may throw `RuleError`. Bytes at the top level of the result are transferred;
 * other values are cloned in the main thread.
 */
export const workerFunction =
  <Input, Output>(
    work: (input: Input, report: ReportProgress) => Output | Promise<Output>,
  ): WorkerFunction<Input, Output> =>
  async ({ input, port }) => {
    try {
      const report = port === null ? () => undefined : throttle((progress) => port.postMessage(progress));
      return withTransfer({ kind: 'done', output: await work(input, report) });
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return { kind: 'refused', code: error.code, details: error.details };
    } finally {
      port?.close();
    }
  };

function withTransfer<Output>(outcome: Outcome<Output> & { kind: 'done' }): Outcome<Output> {
  const buffers = transferableBuffers(outcome.output);
  if (buffers.length === 0) return outcome;
  const movable = { [Piscina.transferableSymbol]: buffers, [Piscina.valueSymbol]: outcome };
  return Piscina.move(movable as unknown as ArrayBuffer) as unknown as Outcome<Output>;
}

function transferableBuffers(output: unknown): ArrayBuffer[] {
  const parts = typeof output === 'object' && output !== null ? Object.values(output) : [];
  return parts.flatMap((part) =>
    part instanceof Uint8Array && part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
      ? [part.buffer]
      : [],
  );
}

const reportIntervalMs = 300;

export type ReportProgress = (progress: Progress) => void;

export function throttle(report: ReportProgress): ReportProgress {
  let [stage, reportedAt] = ['', 0];
  return (progress) => {
    const now = performance.now();
    if (progress.stage === stage && now - reportedAt < reportIntervalMs) return;
    [stage, reportedAt] = [progress.stage, now];
    report(progress);
  };
}
