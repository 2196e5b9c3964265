import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inspectBackup } from '../../../server/core/backup/inspect.ts';
import { restoreInspected } from '../../../server/core/backup/restore.ts';
import { writeBackup } from '../../../server/core/backup/write-backup.ts';
import { migrate } from '../../../server/core/database/migrate.ts';
import { ensureDatabase } from '../../../server/core/postgres/cluster.ts';
import { openFolderStorage } from '../../../server/core/storage/folder.ts';
import { withScratchCluster } from '../../with-scratch-cluster.ts';
import type { Row, Section } from '../section.ts';

const count = 1_000_000;
const passphrase = 'sieben-blaue-fahrräder';

export const section: Section = {
  name: 'trust-backup',
  title: `backup and restore of ${count.toLocaleString('en')} rows`,
  run: () => withScratchCluster(measureAll),
};

async function measureAll(urlFor: (database: string) => string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passgenau-bench-'));
  const open = async (name: string) => {
    const databaseUrl = await ensureDatabase(urlFor, name);
    await migrate(databaseUrl);
    return { databaseUrl, storage: await openFolderStorage(join(folder, name)), secretKey: null, dataDir: folder };
  };
  try {
    const source = await open('source');
    await fill(source.databaseUrl);
    const plain = { path: join(folder, 'plain.tar.zst'), passphrase: null };
    const written = await timed(() => writeBackup(source, plain));
    const encrypted = await timed(() => writeBackup(source, { path: join(folder, 'one.age'), passphrase }));
    const checked = await timed(() => inspectBackup(plain));
    const target = await open('target');
    const restored = await timed(() => restoreInspected({ ...plain, manifest: checked.result }, target));
    return [
      timeRow('backup', written.ms, 20_000),
      timeRow('backup with a passphrase', encrypted.ms, 25_000),
      timeRow('check of the whole file', checked.ms, 10_000),
      timeRow('restore with indexes', restored.ms, 60_000),
      { label: 'size', value: `${((await stat(plain.path)).size / 1024 / 1024).toFixed(1)} MB` },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (id, email, password_hash, created_at)
     select gen_random_uuid(), 'person' || n || '@example.org', md5(n::text) || md5((n + 1)::text), now()
       from generate_series(1, $1) n`,
    [count],
  );
  await client.end();
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

const timeRow = (label: string, ms: number, limitMs: number): Row => ({
  label,
  value: `${(ms / 1000).toFixed(1)} s`,
  limit: `at most ${limitMs / 1000} s`,
  ok: ms <= limitMs,
});
