import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { migrate } from './migrate.ts';

test('applies each migration once, even if two processes start at once', async () => {
  const database = await cloneDatabase();
  expect(await Promise.all([migrate(database.url), migrate(database.url)])).toEqual([[], []]);
  await database.drop();
});

test('the start fails if an applied migration has changed', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("update _prisma_migrations set checksum = 'other'");
  await client.end();
  await expect(migrate(database.url)).rejects.toThrow('nach dem Anwenden verändert');
  await database.drop();
});
