/** Contains no secrets: for services only whether they are configured. */
import type { About } from '#shared/settings/about.ts';
import type { App } from '../../core/app.ts';
import { cachedCounts } from '../../core/memory/cache.ts';
import { productVersion } from '../../core/runtime/version.ts';
import { getDatabaseFacts, getStorageSums } from './queries.ts';

const maxOrganisations = 10;

const cachedFacts = cachedCounts<Awaited<ReturnType<typeof readFacts>>>();

async function readFacts({ prisma }: App['db']) {
  const [database, storage] = await Promise.all([getDatabaseFacts(prisma), getStorageSums(prisma, maxOrganisations)]);
  return { database, storage };
}

export async function getInstallationInfo(app: App): Promise<About> {
  const { env, ai, clock, outbox } = app;
  const { database, storage } = await cachedFacts.get(app, '', () => readFacts(app.db));
  const usesMinio = env.MINIO_ENDPOINT !== undefined;
  return {
    version: productVersion,
    node: process.versions.node,
    database: { version: database.version, bytes: database.bytes },
    migrations: { count: database.migrations, last: database.lastMigration },
    storage: { driver: usesMinio ? 'minio' : 'folder', ...storage },
    services: { smtp: outbox.sends, minio: usesMinio, ai: ai !== null },
    startedAt: new Date(clock.now().getTime() - Math.round(process.uptime() * 1000)),
  };
}
