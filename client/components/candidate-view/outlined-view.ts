import type { AnonymousView } from '#shared/releases/view.ts';
import { several, standIn } from '../ghost/stand-in.ts';

export const outlinedView: AnonymousView = {
  name: standIn(8, 8),
  scope: 'anonymous',
  contact: null,
  profile: null,
  skills: several(6, (skillId) => ({ skillId, name: standIn(14), group: 'middle' })),
  values: null,
  isLimited: false,
};
