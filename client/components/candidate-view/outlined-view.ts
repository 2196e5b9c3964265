import type { CandidateView } from '#shared/releases/view.ts';
import { several, standIn } from '../ghost/stand-in.ts';

/** The shape of somebody who is not there yet. */
export const outlinedView: CandidateView = {
  name: standIn(8, 8),
  scope: 'anonymous',
  contact: null,
  profile: null,
  skills: {
    size: 30,
    month: '2000-01',
    ranked: several(8, (skillId) => ({ skillId, name: standIn(14), rank: 10, isShared: false, low: 6, high: 14 })),
  },
  values: null,
  isLimited: false,
};
