import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import type { ErrorCode } from '#shared/errors.ts';

/**
 * Message to a worker and its outcome. A refusal travels as plain data, because cloned errors lose their extra
 * fields.
 */
type Order<Input> = { input: Input; port: MessagePort | null };
export type Outcome<Output> =
  | { kind: 'done'; output: Output }
  | { kind: 'refused'; code: ErrorCode; details: Readonly<Record<string, unknown>> };

export type WorkerFunction<Input, Output> = (order: Order<Input>) => Promise<Outcome<Output>>;

export type Progress = { stage: string; done: number; of: number };

export type Work<Input, Output> = { file: string; name: string; readonly as?: WorkerFunction<Input, Output> };

type WorkOf<Exported> = Exported extends WorkerFunction<infer Input, infer Output> ? Work<Input, Output> : never;

/** References a function without loading its file: `workReference<typeof import('./x.work.ts')>(url)('x')`. */
export const workReference =
  <Module>(file: URL) =>
  <Name extends keyof Module & string>(name: Name): WorkOf<Module[Name]> =>
    ({ file: fileURLToPath(file), name }) as Work<unknown, unknown> as WorkOf<Module[Name]>;
