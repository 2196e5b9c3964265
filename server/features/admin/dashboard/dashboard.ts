import {
  type CurveInput,
  type CurvePoint,
  countedKinds,
  type DashboardCounters,
  type ServiceStates,
  spanNames,
} from '#shared/admin/dashboard.ts';
import { monthOf } from '#shared/jobs/day.ts';
import type { App } from '../../../core/app.ts';
import { cachedCounts } from '../../../core/memory/cache.ts';
import { addMs, days } from '../../../core/runtime/clock.ts';
import { healthOf } from '../../../core/runtime/health.ts';
import { listPagesWithGaps } from '../../pages/service.ts';
import { countAll, countLastSevenDays, insertFinishedDays, listCurve } from './daily-queries.ts';
import { countAuditEvents, getAiState, getMailState, getQueueState, getStorageState } from './state-queries.ts';

type ServiceLoad = Pick<ServiceStates, 'queue' | 'storage' | 'countedAt'> & {
  mails: Omit<ServiceStates['mails'], 'sends'>;
  ai: Omit<ServiceStates['ai'], 'isSet'>;
};
const cachedCounters = cachedCounts<DashboardCounters>();
const cachedCurves = cachedCounts<CurvePoint[]>(countedKinds.length * spanNames.length);
const cachedLoad = cachedCounts<ServiceLoad>();

export const getDashboardCounters = (app: App): Promise<DashboardCounters> =>
  cachedCounters.get(app, '', () => countAllKinds(app));

export const clearCachedCounts = (app: App): void => {
  for (const cache of [cachedCounters, cachedCurves, cachedLoad]) cache.invalidate(app);
};

async function countAllKinds({ db: { prisma }, clock }: App): Promise<DashboardCounters> {
  const now = clock.now();
  const [auditEventsOfDay, ...counted] = await Promise.all([
    countAuditEvents(prisma, addMs(now, -days(1))),
    ...countedKinds.map(async (kind) => {
      const [total, recent] = await Promise.all([countAll(prisma, kind), countLastSevenDays(prisma, kind, now)]);
      return [kind, { total, recent }] as const;
    }),
  ]);
  const cachedCounters = Object.fromEntries(counted) as DashboardCounters['counters'];
  return { counters: cachedCounters, auditEventsOfDay, countedAt: now };
}

export const getDashboardCurve = (app: App, { kind, span }: CurveInput): Promise<CurvePoint[]> =>
  cachedCurves.get(app, `${kind} ${span}`, () => listCurve(app.db.prisma, { kind, span, now: app.clock.now() }));

export async function storeFinishedDays({ db, clock }: App): Promise<void> {
  for (const kind of countedKinds) await insertFinishedDays(db.prisma, kind, clock.now());
}

export async function getServiceStates(app: App): Promise<ServiceStates> {
  const [parts, pagesWithGaps, { mails, ai, ...counted }] = await Promise.all([
    healthOf(app),
    listPagesWithGaps(app),
    cachedLoad.get(app, '', () => readServiceLoad(app)),
  ]);
  return {
    parts,
    ...counted,
    mails: { sends: app.outbox.sends, ...mails },
    ai: { isSet: app.ai !== null, ...ai },
    missing: { hasContact: app.settings.current().mail.contact !== '', pagesWithGaps },
  };
}

async function readServiceLoad({ db, clock }: App): Promise<ServiceLoad> {
  const now = clock.now();
  const since = addMs(now, -days(1));
  const [queue, mails, storage, ai] = await Promise.all([
    getQueueState(db.prisma, since),
    getMailState(db.prisma, since),
    getStorageState(db.prisma),
    getAiState(db.prisma, `${monthOf(now)}-01`),
  ]);
  return { queue, mails, storage, ai, countedAt: now };
}
