import { type Env, isLoopback } from './core/env.ts';
import type { Logger } from './core/logger.ts';
import { withUndo } from './core/undo.ts';
import { prepareAdmins } from './features/admin/service.ts';
import { orderUpToDate } from './features/assessments/service.ts';
import { startChaining } from './features/audit/service.ts';
import { sealStoredSecrets } from './features/auth/service.ts';
import { importShippedCatalogues } from './features/import/service.ts';
import type { OpenDatabase } from './installation.ts';
import { openApp, serve } from './start.ts';
import { startMessage } from './start-message.ts';

/** Demo content belongs on a machine of one's own: an embedded database, reachable from this machine only. */
const wantsDemo = (env: Env): boolean => env.DATABASE_URL === undefined && (env.DEMO ?? isLoopback(env.HOST));

/** Starts the product on its database and prints where it is. Returns how to stop it. */
export async function openProduct(env: Env, logger: Logger, database: OpenDatabase): Promise<() => Promise<void>> {
  // The database of a data folder is started by one process and for it alone.
  const app = await openApp({ env, databaseUrl: database.url, logger, isAlone: database.folder !== null });
  return withUndo(app.close, async () => {
    await sealStoredSecrets(app);
    await importShippedCatalogues(app);
    await orderUpToDate(app);
    const demo = wantsDemo(env) ? await (await import('./demo/demo.ts')).demoAccounts(app) : [];
    await prepareAdmins(app);
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
