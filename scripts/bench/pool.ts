import pg from 'pg';

/** Connections to the measured server's database. What is still closing when the server stops is no error. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  return pool;
}
