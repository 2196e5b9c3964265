import { workerFunction } from '../../../core/workers/heavy.ts';
import { type AccountFacts, readResume } from './read-resume.ts';

/** A file of a stranger, as far as a profile has a place for it. */
export const readFile = workerFunction(({ json, account }: { json: string; account: AccountFacts }) =>
  readResume(json, account),
);
