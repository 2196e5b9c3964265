import { z } from 'zod';

/** What is counted over time: by the day on which it came. */
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

/** How many steps a curve has. */
export const spans = { day: 30, week: 26, month: 12 } as const;
export type Span = keyof typeof spans;
export const spanNames = ['day', 'week', 'month'] as const satisfies readonly Span[];

export const curveInput = z.strictObject({ kind: z.enum(countedKinds), span: z.enum(spanNames) });
export type CurveInput = z.infer<typeof curveInput>;

/** `from`: the first day of the step, '2026-11-25' in Europe/Berlin. */
export type CurvePoint = { from: string; count: number };

/** `recent`: how many of them came in the last seven days, today among them. */
type Counter = { total: number; recent: number };
export type DashboardCounters = {
  counters: Record<CountedKind, Counter>;
  auditEventsOfDay: number;
  /** As of when; for a minute every page sees the same. */
  countedAt: Date;
};

export type ServiceStates = {
  parts: Record<'database' | 'storage' | 'mail' | 'queue' | 'disk', 'ok' | 'failed'>;
  queue: { waiting: number; active: number; failedOfDay: number };
  mails: { sends: boolean; waiting: number; failing: number; sentOfDay: number };
  storage: { files: number; bytes: number };
  /** `limit`: of each organisation, in tokens a month; null without one. */
  ai: { isSet: boolean; tokensOfMonth: number; requestsOfMonth: number };
  /** As of when the numbers are; the parts are as of now. */
  countedAt: Date;
};
