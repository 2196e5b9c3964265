import pg from 'pg';

/** Creates the database in a cluster unless it is there. Returns its connection string. */
export async function ensureDatabase(urlFor: (database: string) => string, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: urlFor('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
  return urlFor(database);
}
