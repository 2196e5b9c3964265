import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { migrate } from './migrate.ts';

test('an applied migration is not applied again, and two processes may start at once', async () => {
  const database = await cloneDatabase();
  expect(await Promise.all([migrate(database.url), migrate(database.url)])).toEqual([[], []]);
  await database.drop();
});

test('a migration that was changed after it had been applied stops the start', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("update _prisma_migrations set checksum = 'other'");
  await client.end();
  await expect(migrate(database.url)).rejects.toThrow('nach dem Anwenden verändert');
  await database.drop();
});
