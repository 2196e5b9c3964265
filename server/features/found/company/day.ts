import { dayOf } from '#shared/jobs/day.ts';
import type { App } from '../../../core/app.ts';

/** The day by which requests are counted: 2026-11-24, in German time. */
export const today = ({ clock }: App): string => dayOf(clock.now());
