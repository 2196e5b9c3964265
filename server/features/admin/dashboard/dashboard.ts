/**
 * What the portal begins with: how much there is and how it grew, counted by the database from what is stored. Totals are kept for
 * half a minute in each process; days that are over are counted once and written down, so that no curve reads whole tables.
 */
import { type CurveInput, countedKinds, type DashboardCounters, type ServiceStates } from '#shared/admin/dashboard.ts';
import { monthOf } from '#shared/jobs/day.ts';
import type { App } from '../../../core/app.ts';
import { openCache } from '../../../core/cache.ts';
import { days, later, seconds } from '../../../core/clock.ts';
import { healthOf } from '../../../core/health.ts';
import { countAll, countRecent, readCurve, storeFinishedDays } from './daily-queries.ts';
import { aiState, countAuditEvents, mailState, queueState, storageState } from './state-queries.ts';

const keptFor = new WeakMap<App['db'], ReturnType<typeof openCache<DashboardCounters>>>();

function kept(app: App) {
  const known = keptFor.get(app.db) ?? openCache<DashboardCounters>({ capacity: 1, ageMs: seconds(30) });
  keptFor.set(app.db, known);
  return known;
}

export const dashboardCounters = (app: App): Promise<DashboardCounters> => kept(app).get('', () => count(app));

/** Counted anew by the next page that asks. */
export const forgetCounters = (app: App): void => kept(app).forgetAll();

async function count({ db: { prisma }, clock }: App): Promise<DashboardCounters> {
  const now = clock.now();
  const [auditEventsOfDay, ...counted] = await Promise.all([
    countAuditEvents(prisma, later(now, -days(1))),
    ...countedKinds.map(async (kind) => {
      const [total, recent] = await Promise.all([countAll(prisma, kind), countRecent(prisma, kind, now)]);
      return [kind, { total, recent }] as const;
    }),
  ]);
  const counters = Object.fromEntries(counted) as DashboardCounters['counters'];
  return { counters, auditEventsOfDay, countedAt: now };
}

export const dashboardCurve = ({ db, clock }: App, { kind, span }: CurveInput) =>
  readCurve(db.prisma, { kind, span, now: clock.now() });

/** Writes down the days that are over. */
export async function storeDays({ db, clock }: App): Promise<void> {
  for (const kind of countedKinds) await storeFinishedDays(db.prisma, kind, clock.now());
}

export async function serviceStates(app: App): Promise<ServiceStates> {
  const { db, clock, outbox } = app;
  const now = clock.now();
  const since = later(now, -days(1));
  const [parts, queue, mails, storage, ai] = await Promise.all([
    healthOf(app),
    queueState(db.prisma, since),
    mailState(db.prisma, since),
    storageState(db.prisma),
    aiState(db.prisma, `${monthOf(now)}-01`),
  ]);
  return { parts, queue, mails: { sends: outbox.sends, ...mails }, storage, ai: { isSet: app.ai !== null, ...ai } };
}
