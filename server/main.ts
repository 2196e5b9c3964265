import { readEnv } from './core/env.ts';
import { createLogger } from './core/logger.ts';
import { StartError } from './core/start-error.ts';
import { run } from './run.ts';

/** The only file with an effect on import: starts the product and ends it in an orderly way. */
try {
  const env = readEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL);
  const stop = await run(env, logger);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
