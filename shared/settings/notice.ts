import { dayOf } from '../jobs/day.ts';
import type { NoticeTone, Settings } from './schema.ts';

/** What everybody reads at the top of every page. */
export type Notice = { text: string; tone: NoticeTone };

/** The announcement of this moment: the day that is named is its last. */
export const noticeAt = ({ text, tone, until, isOn }: Settings['notice'], now: Date): Notice | null =>
  isOn && text !== '' && (until === null || dayOf(now) <= until) ? { text, tone } : null;
