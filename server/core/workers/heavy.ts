import { Piscina } from 'piscina';
import { RuleError } from '../errors.ts';
import type { Heavy, Outcome, Progress } from './work.ts';

/**
 * Wraps a function to run in a worker. Input and output are plain data; it may throw `RuleError`. Prefer text, or
 * bytes at the top level of the result, which are transferred: other values are cloned in the main thread.
 */
export const heavy =
  <Input, Output>(work: (input: Input, tell: Tell) => Output | Promise<Output>): Heavy<Input, Output> =>
  async ({ input, port }) => {
    try {
      const tell = port === null ? () => undefined : calmly((progress) => port.postMessage(progress));
      return handedOver({ kind: 'done', output: await work(input, tell) });
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return { kind: 'refused', code: error.code, details: error.details };
    } finally {
      port?.close();
    }
  };

function handedOver<Output>(outcome: Outcome<Output> & { kind: 'done' }): Outcome<Output> {
  const buffers = bytesIn(outcome.output);
  if (buffers.length === 0) return outcome;
  const movable = { [Piscina.transferableSymbol]: buffers, [Piscina.valueSymbol]: outcome };
  return Piscina.move(movable as unknown as ArrayBuffer) as unknown as Outcome<Output>;
}

function bytesIn(output: unknown): ArrayBuffer[] {
  const parts = typeof output === 'object' && output !== null ? Object.values(output) : [];
  return parts.flatMap((part) =>
    part instanceof Uint8Array && part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
      ? [part.buffer]
      : [],
  );
}

const pauseMs = 300;

export type Tell = (progress: Progress) => void;

export function calmly(tell: Tell): Tell {
  let [stage, toldAt] = ['', 0];
  return (progress) => {
    const now = performance.now();
    if (progress.stage === stage && now - toldAt < pauseMs) return;
    [stage, toldAt] = [progress.stage, now];
    tell(progress);
  };
}
