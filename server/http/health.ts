import { timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import type { App } from '../core/app.ts';
import { findProofAge } from '../core/backup/proof-state.ts';
import { findBackupAge } from '../core/backup/state.ts';
import { type Arrival, arrivalPath, arrivalTokenHeader, arrivalTokenPurpose } from '../core/doctor/address-check.ts';
import { type DiskSpace, healthOf, spaceOf } from '../core/runtime/health.ts';
import { productVersion } from '../core/runtime/version.ts';

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
  const token = Buffer.from(app.secrets.derive(arrivalTokenPurpose));
  // Hidden from everyone but `npm run doctor`, which has the secret key of this installation.
  routes.get(arrivalPath, (request, response) => {
    const given = Buffer.from(request.get(arrivalTokenHeader) ?? '');
    if (given.length !== token.length || !timingSafeEqual(given, token)) return void response.sendStatus(404);
    response.set('Cache-Control', 'no-store').json(arrivalOf(request));
  });
  return routes;
}

/** Node joins repeated headers with commas. */
const arrivalOf = (request: Request): Arrival => ({
  version: productVersion,
  address: request.ip ?? '',
  forwardedFor: (request.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
  forwardedProto: request.get('x-forwarded-proto') ?? null,
});
