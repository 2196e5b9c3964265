/** The export of one person with 10,000 rows and 500 MB of files. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { OwnDataState } from '../../../shared/own-data/state.ts';
import { ask, post, signUp, type Visitor } from '../accounts.ts';
import type { Row } from '../section.ts';
import { type Product, withProduct } from '../server.ts';
import { measured, rowsOf } from './figures.ts';

const files = { count: 20, bytes: 25 * 1024 * 1024 };
const rowsPerTable = 2_500;
const limits = { seconds: 60, memoryMb: 200, blockedMs: 100 };
const email = 'bench-export@example.org';

export const ownDataRows = (): Promise<Row[]> => withProduct(measure);

async function measure(product: Product): Promise<Row[]> {
  const { baseUrl, pool, dataDir } = product;
  const visitor = { baseUrl, cookie: await signUp(baseUrl, email, 'applicant') };
  await fill(pool, dataDir);
  const archive = await measured(product, () => makeArchive(visitor));
  return [
    ...rowsOf('own data', archive, limits),
    { label: 'own data: size of the archive', value: `${Math.round(archive.result / 1024 / 1024)} MB` },
  ];
}

async function makeArchive(visitor: Visitor): Promise<number> {
  await post(visitor, 'ownData.start', {});
  for (;;) {
    const { ready, lastProblem } = await ask<OwnDataState>(visitor, 'ownData.state', {});
    if (ready[0] !== undefined) return ready[0].bytes;
    if (lastProblem !== null) throw new Error(`the export ended: ${lastProblem}`);
    await pause(100);
  }
}

async function fill(pool: pg.Pool, dataDir: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  const userId = rows[0]?.id;
  const orgId = randomUUID();
  await pool.query('insert into orgs (id, name, slug) values ($1, $2, $2)', [orgId, 'bench-export']);
  for (const statement of statements) await pool.query(statement, [userId, orgId, rowsPerTable]);
  await mkdir(join(dataDir, 'files', 'bench'), { recursive: true });
  for (let index = 0; index < files.count; index++) {
    await writeFile(join(dataDir, 'files', 'bench', `${index}.mp4`), randomBytes(files.bytes));
    await pool.query(
      `insert into stored_files (key, filename, size, type, created_by) values ($1, 'film.mp4', $2, 'video/mp4', $3)`,
      [`bench/${index}.mp4`, files.bytes, userId],
    );
  }
}

/** A recorded match with its draws has about 4 KB. */
const inputs = JSON.stringify({
  version: 2,
  skills: {
    size: 30,
    requirements: [1, 2, 3].map((skillId) => ({ skillId, weight: 2, rank: skillId, lead: 100 })),
    draws: 1000,
    ranks: Buffer.alloc(3000, 4).toString('base64'),
  },
  values: null,
});

const statements = [
  `insert into person_events (user_id, kind, org_id, org_name, created_at)
   select $1, 'viewed', $2, 'bench-export', now() - n * interval '1 minute' from generate_series(1, $3::int) n`,
  `insert into shown_matches (org_id, job_id, user_id, match, low, high, inputs, scoring_version, fingerprint, first_shown_at, last_shown_at)
   select $2, gen_random_uuid(), $1, 70, 60, 80, '${inputs}', 2, n::text, now(), now() from generate_series(1, $3::int) n`,
  `insert into consents (user_id, kind, version, given_at)
   select $1, 'release', 1, now() from generate_series(1, $3::int) n where $2::uuid is not null`,
  `insert into mail_outbox (kind, recipient, subject, created_at)
   select 'message', (select email from users where id = $1), 'Neue Nachricht', now()
     from generate_series(1, $3::int) n where $2::uuid is not null`,
];
