import { workerFunction } from '../../../core/workers/heavy.ts';
import { type AccountFields, readResume } from './read-resume.ts';

export const readFile = workerFunction(({ json, account }: { json: string; account: AccountFields }) =>
  readResume(json, account),
);
