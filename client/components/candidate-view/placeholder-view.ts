import type { AnonymousView } from '#shared/releases/view.ts';
import { placeholderItems, placeholderText } from '../skeleton/placeholders.ts';

export const placeholderView: AnonymousView = {
  name: placeholderText(8, 8),
  scope: 'anonymous',
  contact: null,
  profile: null,
  skills: placeholderItems(6, (skillId) => ({ skillId, name: placeholderText(14), group: 'middle' })),
  values: null,
  isLimited: false,
};
