import type { Sweep } from '../../core/jobs/jobs.ts';
import { removeOldDrafts } from './drafts.ts';

/** Each holds a whole catalogue, and anybody who tries out files makes one after the other. */
export const oldDrafts: Sweep = {
  name: 'drafts of catalogues',
  remove: (tx, { now, take }) => removeOldDrafts(tx, now, take),
};
