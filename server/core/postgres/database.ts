import pg from 'pg';
import { ownerLockKey } from './postmaster-file.ts';

/** Creates the database in a cluster unless it is there, and keeps the owner's lock until `release`. */
export async function claimDatabase(urlFor: (database: string) => string, database: string) {
  const client = new pg.Client({ connectionString: urlFor('postgres') });
  // Losing PostgreSQL is reported by the cluster; here it must only not crash the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [ownerLockKey]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  return { url: urlFor(database), isNew: rowCount === 0, release: () => client.end().catch(() => undefined) };
}
