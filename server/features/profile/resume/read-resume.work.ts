import { workerFunction } from '../../../core/workers/heavy.ts';
import { type AccountFacts, readResume } from './read-resume.ts';

export const readFile = workerFunction(({ json, account }: { json: string; account: AccountFacts }) =>
  readResume(json, account),
);
