import type pg from 'pg';
import { readEnv } from '../../../server/core/runtime/env.ts';
import { createLogger } from '../../../server/core/runtime/logger.ts';
import { connectToInstallation } from '../../installation.ts';
import { foundSizes, measureFound } from '../candidates/found.ts';
import { measureList } from '../candidates/list.ts';
import type { Row, Section } from '../section.ts';
import { openPool, startServer, withDataFolder } from '../server.ts';

export const section: Section = {
  name: 'candidates',
  title: 'people whom a company finds, and who have released to it, p50 (p99)',
  run: async () => {
    const rows: Row[] = [];
    for (const size of foundSizes) rows.push(...(await onServer((place) => measureFound(place, size))));
    rows.push(...(await onServer(measureList)));
    return rows;
  },
};

type Place = { baseUrl: string; pid: number; pool: pg.Pool };

/** Each on an installation of its own: what one has filled in is in nobody else's way. */
const onServer = (work: (place: Place) => Promise<Row[]>): Promise<Row[]> =>
  withDataFolder(async (dataDir) => {
    const server = await startServer(dataDir, { DEMO: '0' });
    const { url } = await connectToInstallation(readEnv({ DATA_DIR: dataDir }), createLogger('silent'));
    const pool = openPool(url, 4);
    try {
      return await work({ baseUrl: server.baseUrl, pid: server.pid, pool });
    } finally {
      await pool.end();
      await server.stop();
    }
  });
