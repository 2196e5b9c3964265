import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import type { ErrorCode } from '#shared/errors.ts';

/** Rejections are plain data, because cloned errors lose their extra fields. */
type WorkerMessage<Input> = { input: Input; port: MessagePort | null };
export type Outcome<Output> =
  | { kind: 'done'; output: Output }
  | { kind: 'refused'; code: ErrorCode; details: Readonly<Record<string, unknown>> };

export type WorkerFunction<Input, Output> = (order: WorkerMessage<Input>) => Promise<Outcome<Output>>;

export type Progress = { stage: string; done: number; of: number };

export type WorkReference<Input, Output> = { file: string; name: string; readonly as?: WorkerFunction<Input, Output> };

type WorkReferenceOf<Exported> =
  Exported extends WorkerFunction<infer Input, infer Output> ? WorkReference<Input, Output> : never;

/** References a function without loading its file: `workReference<typeof import('./x.work.ts')>(url)('x')`. */
export const workReference =
  <Module>(file: URL) =>
  <Name extends keyof Module & string>(name: Name): WorkReferenceOf<Module[Name]> =>
    ({ file: fileURLToPath(file), name }) as WorkReference<unknown, unknown> as WorkReferenceOf<Module[Name]>;
