import { Router } from 'express';
import type { App } from '../core/app.ts';
import { findProofAge } from '../core/backup/proof-state.ts';
import { findBackupAge } from '../core/backup/state.ts';
import { type DiskSpace, healthOf, spaceOf } from '../core/runtime/health.ts';

type HealthOptions = { diskSpace?: (folder: string) => Promise<DiskSpace> };

export function healthRoutes(app: App, { diskSpace = spaceOf }: HealthOptions = {}): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  routes.get('/readyz', async (_request, response) => {
    const states = await healthOf(app, diskSpace);
    const isReady = Object.values(states).every((state) => state === 'ok');
    const [backupAgeSeconds, backupProofAgeSeconds] = await Promise.all(
      [findBackupAge(app), findProofAge(app)].map((age) => age.catch(() => null)),
    );
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ok' : 'failed', ...states, backupAgeSeconds, backupProofAgeSeconds });
  });
  return routes;
}
