import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import type { ErrorCode } from '#shared/errors.ts';

/** What travels to a worker and back. A refusal comes as words: errors lose what we add to them on their way. */
type Order<Input> = { input: Input; port: MessagePort | null };
export type Outcome<Output> =
  | { kind: 'done'; output: Output }
  | { kind: 'refused'; code: ErrorCode; details: Readonly<Record<string, unknown>> };

export type Heavy<Input, Output> = (order: Order<Input>) => Promise<Outcome<Output>>;

/** How far a work is, in its own words. */
export type Progress = { stage: string; done: number; of: number };

/** A function of a file that only workers load. */
export type Work<Input, Output> = { file: string; name: string; readonly as?: Heavy<Input, Output> };

type WorkOf<Exported> = Exported extends Heavy<infer Input, infer Output> ? Work<Input, Output> : never;

/** Names a function without loading its file: `worksIn<typeof import('./x.work.ts')>(url)('x')`. */
export const worksIn =
  <Module>(file: URL) =>
  <Name extends keyof Module & string>(name: Name): WorkOf<Module[Name]> =>
    ({ file: fileURLToPath(file), name }) as Work<unknown, unknown> as WorkOf<Module[Name]>;
