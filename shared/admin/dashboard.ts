import { z } from 'zod';
import type { ContentPageSlug } from '../pages.ts';

export const countedKinds = [
  'people',
  'organisations',
  'courses',
  'jobs',
  'tests',
  'valueTests',
  'applications',
] as const;
export type CountedKind = (typeof countedKinds)[number];

export const pointCounts = { day: 30, week: 26, month: 12 } as const;
export type Span = keyof typeof pointCounts;
export const spanNames = ['day', 'week', 'month'] as const satisfies readonly Span[];

export const curveInput = z.strictObject({ kind: z.enum(countedKinds), span: z.enum(spanNames) });
export type CurveInput = z.infer<typeof curveInput>;

/** `from`: first day of the step in Europe/Berlin, as in '2026-11-25'. */
export type CurvePoint = { from: string; count: number };

/** `recent`: rows of the last seven days with today. */
type Counter = { total: number; recent: number };
export type DashboardCounters = {
  counters: Record<CountedKind, Counter>;
  auditEventsOfDay: number;
  countedAt: Date;
};

export type ServiceStates = {
  parts: Record<'database' | 'storage' | 'mail' | 'queue' | 'disk', 'ok' | 'failed'>;
  queue: { waiting: number; active: number; failedOfDay: number };
  mails: { sends: boolean; waiting: number; failing: number; sentOfDay: number };
  storage: { files: number; bytes: number };
  ai: { isSet: boolean; tokensOfMonth: number; requestsOfMonth: number };
  /** Public details that the operator has not entered. */
  missing: { hasContact: boolean; pagesWithGaps: ContentPageSlug[] };
  countedAt: Date;
};
