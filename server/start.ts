import { createServer, type Server } from 'node:http';
import { createApp } from './app.ts';
import { openAiService } from './core/ai/service.ts';
import type { App } from './core/app.ts';
import { queueRestoredJobs } from './core/backup/restored-jobs.ts';
import { adoptRestoredKey } from './core/backup/secret-key.ts';
import { type Database, openDatabase } from './core/database/db.ts';
import { startEvents } from './core/events/events.ts';
import { startQueue } from './core/jobs/queue.ts';
import { type MailTransport, openSmtp } from './core/mail/mail-transport.ts';
import { openOutbox } from './core/mail/outbox.ts';
import { type Clock, hours, minutes, systemClock } from './core/runtime/clock.ts';
import { type Env, StartError } from './core/runtime/env.ts';
import { reportBlocking, watchEventLoop } from './core/runtime/event-loop.ts';
import type { Logger } from './core/runtime/logger.ts';
import { type ResolveTxt, resolveTxt as resolveTxtInDns } from './core/runtime/network.ts';
import { openSecrets } from './core/runtime/secrets.ts';
import { openSettings } from './core/settings.ts';
import { requireOwnFolder } from './core/storage/folder-marker.ts';
import { filesFolder, openStorage } from './core/storage/open.ts';
import { openRateLimits } from './core/trpc/rate-limit.ts';
import { requestIds } from './core/trpc/trpc.ts';
import { openWorkers } from './core/workers/workers.ts';
import { applyRestoredDeletions } from './features/account-deletion/service.ts';
import { recordRefusedAccess } from './features/audit/service.ts';
import { loadPasskeys } from './features/auth/service.ts';
import { cleanUpReceivedBundles } from './features/export/service.ts';
import { jobHeads } from './features/job-board/http-head.ts';
import { openJobBoard } from './features/job-board/service.ts';
import { fillFields } from './features/jobs/service.ts';
import { courseHeads } from './features/learning/http-head.ts';
import { openPublishedCourses } from './features/learning/service.ts';
import { createCompanyHeadFinder } from './features/organisations/http-head.ts';
import { recordLegalTexts } from './features/pages/service.ts';
import { fillNameKeys } from './features/verification/service.ts';
import { prepareGracefulStop } from './http/graceful-stop.ts';
import { clientRoutes } from './http/pages/client.ts';
import { isHotReload, openDevClient } from './http/pages/dev-client.ts';
import { fillHead } from './http/pages/page-head.ts';
import { withNotice, withSession } from './http/pages/page-hints.ts';
import { openRenderedPages } from './http/pages/rendered-pages.ts';
import { openSockets } from './http/sockets/sockets.ts';
import { registerJobs } from './jobs.ts';

type AppOptions = {
  env: Env;
  databaseUrl: string;
  logger: Logger;
  clock?: Clock;
  resolveTxt?: ResolveTxt;
  isAlone?: boolean;
};

export async function openApp({
  env,
  databaseUrl,
  logger,
  clock = systemClock,
  resolveTxt = resolveTxtInDns,
  isAlone = false,
}: AppOptions): Promise<App & { close: () => Promise<void> }> {
  const isTest = env.NODE_ENV === 'test';
  const onStatement = statementLogOf(logger);
  const db = openDatabase(databaseUrl, { poolSize: env.DATABASE_POOL_SIZE, isStrict: isTest, onStatement });
  if (env.MINIO_ENDPOINT === undefined) await requireOwnFolder(db, filesFolder(env));
  await adoptRestoredKey(db.pool, env.DATA_DIR);
  const events = await startEvents(databaseUrl, logger);
  const modes = { isAlone, followsSchedules: !isTest, runsJobs: env.JOBS };
  const queue = await startQueue(db, { events, logger, ...modes });
  const settings = await openSettings({ env, db, events, logger });
  const sender = { from: () => settings.current().mail.from, appUrl: env.APP_URL };
  const transport = env.SMTP_URL === undefined ? null : await openSmtp(env.SMTP_URL, sender);
  const eventLoop = watchEventLoop();
  const app: App = {
    env,
    db,
    settings,
    events,
    eventLoop,
    queue,
    outbox: await openOutbox({ db, queue, transport, settings, clock, logger }),
    storage: await openStorage(env),
    rateLimits: openRateLimits(db),
    secrets: await openSecrets(env),
    ai: await openAiService({ env, db, clock, logger }),
    workers: openWorkers(logger),
    resolveTxt,
    clock,
    logger,
    checkMail: async () => transport?.check(),
    sendMailNow: transport?.sendNow ?? null,
    onRefusedAccess: recordRefusedAccess,
  };
  await warmUp(db);
  await loadPasskeys(env);
  await fillNameKeys(app);
  await fillFields(app);
  await recordLegalTexts(app);
  await registerJobs(app);
  await queueRestoredJobs(app);
  await applyRestoredDeletions(app);
  await cleanUpReceivedBundles(app);
  return { ...app, close: () => closeApp(app, transport) };
}

/** The first query compiles Prisma's shared code for longer than a request may take. */
async function warmUp({ prisma }: Database): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.user.findFirst({ select: { id: true, profile: { select: { userId: true } } } });
  });
}

const statementLogOf = (logger: Logger) =>
  logger.isLevelEnabled('debug')
    ? (sql: string, ms: number) =>
        logger.debug({ requestId: requestIds.getStore(), ms: Math.round(ms), sql: sql.replaceAll(/\s+/g, ' ') }, 'sql')
    : undefined;

async function closeApp(
  parts: Pick<App, 'db' | 'events' | 'eventLoop' | 'queue' | 'settings' | 'workers'>,
  transport: MailTransport | null,
): Promise<void> {
  parts.eventLoop.close();
  parts.settings.close();
  await parts.queue.stop();
  await parts.workers.close();
  await parts.events.close();
  transport?.close();
  await parts.db.close();
}

export type RunningServer = { port: number; stop: () => Promise<void> };

/** @throws StartError if the port is in use */
export async function serve(app: App): Promise<RunningServer> {
  const server = createServer();
  const isDev = app.env.NODE_ENV === 'development';
  const [courses, jobs] = [openPublishedCourses(app), openJobBoard(app)];
  const heads = [courseHeads(app, courses), jobHeads(app, jobs), createCompanyHeadFinder(app)];
  const head = withSession(app, withNotice(app, fillHead(app, heads)));
  const devClient = isDev ? await openDevClient(server, head) : null;
  const inProcess = createServer();
  const findRendered = openRenderedPages(app, inProcess);
  const client = devClient?.routes ?? (await clientRoutes({ fillHead: head, findRendered }));
  const http = createApp(app, { client, courses, jobs });
  inProcess.on('request', http);
  server.on('request', http);
  // Long enough for large files on slow lines; all other requests are limited by `limitBodyTime`.
  server.requestTimeout = hours(1);
  server.headersTimeout = minutes(1);
  const sockets = openSockets(app, server, isDev ? isHotReload : undefined);
  const stopGracefully = prepareGracefulStop(server);
  const port = await listen(server, app.env);
  app.eventLoop.restart();
  reportBlocking(app.eventLoop, (heldMs) => app.logger.warn({ heldMs }, 'the event loop was blocked for too long'));
  return {
    port,
    stop: async () => {
      sockets.close();
      await Promise.all([stopGracefully(), devClient?.close()]);
    },
  };
}

function listen(server: Server, { HOST, PORT }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, { HOST, PORT })));
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : PORT);
    });
  });
}

function portError(error: NodeJS.ErrnoException, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${PORT} ist schon belegt.\nAbhilfe: das andere Programm beenden oder mit PORT einen anderen wählen, zum Beispiel PORT=${PORT + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${PORT} darf nur root öffnen.\nAbhilfe: mit PORT einen ab 1024 wählen.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `HOST=${HOST} gehört nicht zu diesem Rechner.\nAbhilfe: HOST=127.0.0.1 oder eine eigene Adresse setzen.`,
    );
  }
  return error;
}
