import { dayOf, monthOf } from '../jobs/day.ts';
import type { ReleaseScope } from './scope.ts';

/**
 * When somebody released or applied, as a company reads it: 2026-11-24, or 2026-11 of somebody without a name, of whom nothing depends
 * on the day. As text a month stands before all of its days.
 */
export const shownDate = (scope: ReleaseScope, moment: Date): string =>
  scope === 'anonymous' ? monthOf(moment) : dayOf(moment);

/** The same of a day that is known as 2026-12-24. */
export const shownDay = (scope: ReleaseScope, day: string): string =>
  scope === 'anonymous' ? day.slice(0, '2026-12'.length) : day;
