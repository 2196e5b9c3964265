/** `npm run sql -- "select …"`: runs one statement on the database of this installation and prints the rows. */
import pg from 'pg';
import { loadEnvFile, readEnv } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { connectToInstallation } from './installation.ts';

loadEnvFile();
const statement = process.argv.slice(2).join(' ');
const installation = await connectToInstallation(readEnv(process.env), createLogger('warn'));
const client = new pg.Client({ connectionString: installation.url });
try {
  await client.connect();
  const { rows, rowCount, command } = await client.query(statement);
  if (rows.length > 0) console.table(rows);
  console.log(`${command} ${rowCount ?? ''}`.trim());
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  await client.end();
  await installation.close();
}
