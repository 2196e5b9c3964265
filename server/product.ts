import type { App } from './core/app.ts';
import { withUndo } from './core/database/undo.ts';
import { type Env, isLoopback, isPublic } from './core/runtime/env.ts';
import type { Logger } from './core/runtime/logger.ts';
import type { DemoAccount } from './demo/demo.ts';
import { ensureAdmins } from './features/admin/service.ts';
import { queueOutdatedResults } from './features/assessments/service.ts';
import { startChaining } from './features/audit/service.ts';
import { sealStoredSecrets } from './features/auth/service.ts';
import { importShippedCatalogues } from './features/import/service.ts';
import type { OpenDatabase } from './installation.ts';
import { openApp, serve } from './start.ts';
import { startMessage } from './start-message.ts';

const wantsDemo = (env: Env): boolean => env.DATABASE_URL === undefined && (env.DEMO ?? isLoopback(env.HOST));

/** Demo content requires a private machine: embedded database, loopback address and no proxy. */
async function prepareDemo(app: App): Promise<readonly DemoAccount[]> {
  if (isPublic(app.env)) {
    await (await import('./demo/retire.ts')).lockDemo(app);
    return [];
  }
  return wantsDemo(app.env) ? (await import('./demo/demo.ts')).ensureDemoAccounts(app) : [];
}

export async function openProduct(env: Env, logger: Logger, database: OpenDatabase): Promise<() => Promise<void>> {
  const app = await openApp({ env, databaseUrl: database.url, logger, isAlone: database.folder !== null });
  return withUndo(app.close, async () => {
    await sealStoredSecrets(app);
    await importShippedCatalogues(app);
    await queueOutdatedResults(app);
    const demo = await prepareDemo(app);
    await ensureAdmins(app);
    const server = await serve(app);
    const stopChaining = startChaining(app);
    const facts = { env, port: server.port, demo, databaseFolder: database.folder, sendsMail: app.outbox.sends };
    console.log(startMessage(facts));
    return async () => {
      await server.stop();
      await stopChaining();
      await app.close();
    };
  });
}
