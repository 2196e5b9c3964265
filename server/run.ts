import { withUndo } from './core/database/undo.ts';
import { type Env, loadEnvFile, readEnv } from './core/runtime/env.ts';
import { createLogger } from './core/runtime/logger.ts';
import { openInstallation } from './installation.ts';

export { StartError } from './core/runtime/env.ts';

/**
 * @returns a function that stops the product
 * @throws StartError for the operator
 */
export async function run(): Promise<() => Promise<void>> {
  loadEnvFile();
  const env: Env = readEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL);
  // Loads most of the code while PostgreSQL starts.
  const product = import('./product.ts');
  const database = await openInstallation(env, logger);
  return withUndo(database.close, async () => {
    const { openProduct } = await product;
    const stop = await openProduct(env, logger, database);
    return async () => {
      await stop();
      await database.close();
    };
  });
}
