/** `npm run delete-demo` deletes the demo accounts and their data, also while the product runs. */
import { loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { deleteDemo } from '../server/demo/retire.ts';
import { openApp } from '../server/start.ts';
import { connectToInstallation } from './installation.ts';

try {
  loadEnvFile();
  const env = readEnv(process.env);
  const logger = createLogger('warn');
  const installation = await connectToInstallation(env, logger);
  const app = await openApp({ env, databaseUrl: installation.url, logger });
  const { accounts, organisations } = await deleteDemo(app);
  await app.close();
  await installation.close();
  console.log(
    accounts === 0
      ? '\nEs gibt keine Demo-Konten.\n'
      : `\nDie Demo ist gelöscht: ${accounts} Konten und ${organisations} Organisationen.\n`,
  );
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
