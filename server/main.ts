import { readEnv } from './core/env.ts';
import { loadEnvFile } from './core/env-file.ts';
import { createLogger } from './core/logger.ts';
import { StartError } from './core/start-error.ts';
import { run } from './run.ts';

// From the first moment, so that a stop during the start ends PostgreSQL as well. SIGHUP: the terminal was closed.
const stopRequest = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  // npm hands a SIGTERM to its shell, and some shells die of it without telling us.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || resolve(), 250).unref();
});

/** The only file with an effect on import: starts the product and ends it in an orderly way. */
try {
  loadEnvFile();
  const env = readEnv(process.env);
  const stop = await run(env, createLogger(env.LOG_LEVEL));
  await stopRequest;
  await stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
