import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What is compiled once stays for the next start. Only what is imported after this line has a share in it; this file is plain
// JavaScript, so that a start that finds everything compiled does not need Node's TypeScript, which takes 20 MB.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));

// From the first moment, so that a stop during the start ends PostgreSQL as well. SIGHUP: the terminal was closed.
const stopRequest = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  // npm hands a SIGTERM to its shell, and some shells die of it without telling us.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || resolve(), 250).unref();
});

/** The only file with an effect on import: starts the product and ends it in an orderly way. */
const { run, StartError } = await import('./run.ts');
try {
  const stop = await run();
  await stopRequest;
  await stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
