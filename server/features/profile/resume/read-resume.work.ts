import { workerFunction } from '../../../core/workers/worker-function.ts';
import { type AccountFields, readResume } from './read-resume.ts';

export const readFile = workerFunction(({ json, account }: { json: string; account: AccountFields }) =>
  readResume(json, account),
);
