import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../server/core/postgres/cluster.ts';
import { stopWithTests } from '../server/testing/stop-database.ts';

export async function withScratchCluster<T>(work: (urlFor: (database: string) => string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passgenau-scratch-'));
  const cluster = await startCluster({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  const remove = stopWithTests({ folder: cluster.folder, dataDir });
  try {
    return await work(cluster.urlFor);
  } finally {
    await cluster.stop();
    await remove();
  }
}
