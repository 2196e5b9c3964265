import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateDatabase } from './global-setup.ts';

const urlFor = (database: string): string => inject('clusterUrl').replace('DATABASE', database);

async function onCluster(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlFor('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A migrated database of one's own, cloned from the template. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(`create database ${name} template ${templateDatabase} strategy file_copy`);
  return { url: urlFor(name), drop: () => onCluster(`drop database ${name} with (force)`) };
}
