import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../core/db.ts';
import { createLogger } from '../core/logger.ts';
import { migrate } from '../core/migrate.ts';
import { startCluster } from '../core/postgres/cluster.ts';
import { ensureDatabase } from '../core/postgres/database.ts';
import { startQueue } from '../core/queue.ts';

export const templateDatabase = 'passgenau_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster with `DATABASE` in place of a name. */
    clusterUrl: string;
  }
}

/** One real PostgreSQL for the run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passgenau-test-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };
  const cluster = await startCluster({ dataDir, settings });
  const template = await ensureDatabase(cluster.urlFor, templateDatabase);
  await migrate(template);
  await prepareQueueTables(template);
  project.provide('clusterUrl', cluster.urlFor('DATABASE'));
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(cluster.folder, { recursive: true, force: true });
  };
}

async function prepareQueueTables(url: string): Promise<void> {
  const db = openDatabase(url, 2);
  const queue = await startQueue(db, createLogger('silent'));
  await queue.stop();
  await db.close();
}
