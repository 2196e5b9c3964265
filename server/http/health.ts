import { Router } from 'express';
import type { App } from '../core/app.ts';
import { type DiskSpace, isNearlyFull, spaceOf } from '../core/disk.ts';

const checkTimeoutMs = 3_000;

type Look = { diskSpace?: (folder: string) => Promise<DiskSpace> };

/**
 * /healthz: this process answers. /readyz: it can also work; every part by name, 503 while one of them fails. A disk that is
 * nearly full counts as failed while everything still works: PostgreSQL stops when it is full.
 */
export function healthRoutes(app: App, { diskSpace = spaceOf }: Look = {}): Router {
  const parts: Record<string, () => Promise<unknown>> = {
    database: () => app.db.pool.query('select 1'),
    storage: () => app.storage.check(),
    mail: () => app.checkMail(),
    queue: async () => {
      if (!(await app.queue.isReady())) throw new Error('no queue');
    },
    disk: async () => {
      if (isNearlyFull(await diskSpace(app.env.DATA_DIR))) throw new Error('the disk is nearly full');
    },
  };
  const routes = Router();
  routes.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  routes.get('/readyz', async (_request, response) => {
    const results = await Promise.all(
      Object.entries(parts).map(async ([name, check]) => [name, await stateOf(check)] as const),
    );
    const isReady = results.every(([, state]) => state === 'ok');
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'failed', ...Object.fromEntries(results) });
  });
  return routes;
}

/** Only the state: what exactly failed is the log's business. */
async function stateOf(check: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(reject, checkTimeoutMs);
  });
  try {
    await Promise.race([check(), timeout]);
    return 'ok';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
