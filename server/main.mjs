import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Caches modules imported after this line. Plain JavaScript, because Node's TypeScript support, which takes 20 MB, is
// then not loaded.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));

// Registered first, so that a stop during the start also stops PostgreSQL. SIGHUP: the terminal was closed.
const stopRequest = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  // npm passes SIGTERM to its shell, and some shells exit without passing it on.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || resolve(), 250).unref();
});

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
