import { draftDays } from '#shared/import/versions.ts';
import { days } from '../../core/clock.ts';
import type { Sweep } from '../../core/jobs.ts';
import { removeNeverActivatedBefore } from './draft-queries.ts';
import { lockImports } from './queries.ts';

/** Each holds a whole catalogue, and anybody who tries out files makes one after the other. */
export const oldDrafts: Sweep = {
  name: 'drafts of catalogues',
  remove: async (tx, now, take) => {
    // Nobody is activating one of them now.
    await lockImports(tx);
    return removeNeverActivatedBefore(tx, new Date(now.getTime() - days(draftDays)), take);
  },
};
