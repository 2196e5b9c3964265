import { timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../core/app.ts';
import { findProofAge, readProofState } from '../core/backup/proof-state.ts';
import { findBackupAge } from '../core/backup/state.ts';
import { listCleanupRuns } from '../core/jobs/cleanup-runs.ts';
import { isLoopback } from '../core/runtime/env.ts';
import { spaceOf } from '../core/runtime/health.ts';
import { productVersion } from '../core/runtime/version.ts';

type Metrics = { measure: RequestHandler; routes: Router };

export function openMetrics(app: App): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was complete',
    labelNames: ['method', 'area', 'status'],
    registers: [registry],
  });
  measureBlocking(app, registry);
  measureResources(app, registry);
  measureCleanups(app, registry);
  const measure: RequestHandler = (request, response, next) => {
    const end = duration.startTimer();
    response.on('finish', () =>
      end({ method: request.method, area: areaOf(request.path), status: response.statusCode }),
    );
    next();
  };
  const routes = Router();
  routes.get('/metrics', async (request, response) => {
    const isAllowed =
      app.env.METRICS_TOKEN === undefined
        ? isLoopback((request.ip ?? '').replace('::ffff:', ''))
        : isToken(request.headers.authorization, app.env.METRICS_TOKEN);
    if (!isAllowed) return void response.sendStatus(404);
    response.type(registry.contentType).send(await registry.metrics());
  });
  return { measure, routes };
}

function measureBlocking({ eventLoop }: App, registry: Registry): void {
  const blockingDuration = new Histogram({
    name: 'event_loop_hold_seconds',
    help: 'Stretches of computing during which nobody is answered',
    buckets: [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
  let longestMs = 0;
  new Gauge({
    name: 'event_loop_longest_hold_seconds',
    help: 'The longest of them since this was read last',
    registers: [registry],
    collect() {
      this.set(longestMs / 1000);
      longestMs = 0;
    },
  });
  eventLoop.onBlocked((heldMs) => {
    blockingDuration.observe(heldMs / 1000);
    longestMs = Math.max(longestMs, heldMs);
  });
}

function measureResources(app: App, registry: Registry): void {
  const { db, env } = app;
  const registers = [registry];
  new Gauge({ name: 'build_info', help: 'Version of the product', labelNames: ['version'], registers }).set(
    { version: productVersion },
    1,
  );
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Since the moment of the last backup; NaN before the first one',
    registers,
    async collect() {
      this.set((await findBackupAge(app).catch(() => null)) ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'backup_proof_age_seconds',
    help: 'Since the last proof of a backup that passed; NaN before the first one',
    registers,
    async collect() {
      this.set((await findProofAge(app).catch(() => null)) ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'backup_proof_failed',
    help: '1 if the last proof of a backup failed',
    registers,
    async collect() {
      const { latest } = await readProofState(db.prisma).catch(() => ({ latest: null }));
      this.set(latest?.result.outcome === 'failed' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free on the disk of DATA_DIR',
    registers,
    async collect() {
      this.set((await spaceOf(env.DATA_DIR)).freeBytes);
    },
  });
  const pools = { main: db.pool, read: db.readPool, side: db.sidePool };
  new Gauge({
    name: 'database_requests_waiting',
    help: 'Waiting for a connection to the database',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount);
    },
  });
  new Gauge({
    name: 'database_connections_used',
    help: 'Connections to the database that are at work',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) this.set({ pool }, totalCount - idleCount);
    },
  });
}

type CleanupRun = Awaited<ReturnType<typeof listCleanupRuns>>[number];

/** The labels are the names of the program's cleanups. */
function measureCleanups({ db }: App, registry: Registry): void {
  const measure = (name: string, help: string, figureOf: (run: CleanupRun) => number) =>
    new Gauge({
      ...{ name, help, labelNames: ['cleanup'], registers: [registry] },
      async collect() {
        for (const run of await listCleanupRuns(db.prisma).catch(() => []))
          this.set({ cleanup: run.name }, figureOf(run));
      },
    });
  measure('cleanup_removed_rows', 'Removed by the last run of each cleanup', ({ removed }) => removed);
  measure('cleanup_failed', '1 while the last run failed', ({ failedAt }) => (failedAt === null ? 0 : 1));
  measure(
    'cleanup_last_run_timestamp_seconds',
    'The last complete run of each cleanup; 0 before the first one',
    ({ ranAt }) => (ranAt?.getTime() ?? 0) / 1000,
  );
}

/** Fixed values, because arbitrary paths must not become label values. */
const areaOf = (path: string): string => /^\/(trpc|files|assets|healthz|readyz|metrics)\b/.exec(path)?.[1] ?? 'page';

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
