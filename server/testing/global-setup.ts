import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../core/database/migrate.ts';
import { ensureDatabase, startCluster } from '../core/postgres/cluster.ts';
import { readEnv } from '../core/runtime/env.ts';
import { createLogger } from '../core/runtime/logger.ts';
import { folderMarkerKey } from '../core/storage/folder-marker.ts';
import { importShippedCatalogues } from '../features/import/service.ts';
import { openApp } from '../start.ts';
import { stopWithTests } from './stop-database.ts';

export const templateDatabase = 'passgenau_template';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/**
 * Durability is off, because the data does not outlive the run. Without autovacuum a plan depends only on what its test
 * analyses.
 */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  autovacuum: 'off',
  max_connections: '300',
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passgenau-test-'));
  // As root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const cluster = await startCluster({ dataDir, settings });
  const remove = stopWithTests({ folder: cluster.folder, dataDir });
  const template = await ensureDatabase(cluster.urlFor, templateDatabase);
  await migrate(template);
  await fillTemplate(template, dataDir);
  project.provide('clusterUrl', cluster.urlFor('DATABASE'));
  return async () => {
    await cluster.stop();
    await remove();
  };
}

async function fillTemplate(url: string, dataDir: string): Promise<void> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_POOL_SIZE: '4' });
  const app = await openApp({ env, databaseUrl: url, logger: createLogger('silent') });
  await importShippedCatalogues(app);
  await app.db.prisma.installationSetting.deleteMany({ where: { key: folderMarkerKey } });
  await app.close();
}
