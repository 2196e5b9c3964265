import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { App } from '../core/app.ts';
import type { Clock } from '../core/runtime/clock.ts';
import { prepareDataFolder } from '../core/runtime/data-folder.ts';
import { readEnv } from '../core/runtime/env.ts';
import { createLogger, type Logger } from '../core/runtime/logger.ts';
import { openApp, type RunningServer, serve } from '../start.ts';
import { expectResponsiveEventLoop } from './event-loop-watch.ts';
import { freePort } from './free-port.ts';
import { templateDatabase } from './global-setup.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

type TestClock = Clock & { set: (now: Date) => void; advance: (spanMs: number) => void };

function testClock(start = new Date()): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (moment) => {
      now = moment;
    },
    advance: (spanMs) => {
      now = new Date(now.getTime() + spanMs);
    },
  };
}

export type TestApp = App & {
  clock: TestClock;
  mailbox: Mailbox;
  txtRecords: Map<string, string[] | null>;
  baseUrl: string;
  databaseUrl: string;
  logged: () => string;
};
type Options = {
  mail?: boolean;
  server?: boolean;
  settings?: NodeJS.ProcessEnv;
  through?: (databaseUrl: string) => Promise<string>;
};

let closedPorts: number[] | null = null;

export function keepPorts(): void {
  closedPorts ??= [];
}

export async function openTestApp(options: Options = {}): Promise<{ app: TestApp; close: () => Promise<void> }> {
  const [database, dataDir, port] = await Promise.all([
    cloneDatabase(),
    mkdtemp(join(tmpdir(), 'passgenau-app-')),
    closedPorts?.shift() ?? freePort(),
  ]);
  const mailbox = await openMailbox();
  const mail = options.mail === false ? {} : { SMTP_URL: mailbox.url };
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    DATA_DIR: dataDir,
    PORT: String(port),
    TRUST_PROXY: '1',
    ...mail,
    ...options.settings,
  });
  prepareDataFolder(dataDir);
  const clock = testClock();
  const { logger, text } = recordingLogger();
  const databaseUrl = options.through === undefined ? database.url : await options.through(database.url);
  const txtRecords: TestApp['txtRecords'] = new Map();
  const resolveTxt = async (domain: string) => txtRecords.get(domain) ?? (txtRecords.has(domain) ? null : []);
  const opened = await openApp({ env, databaseUrl, logger, clock, resolveTxt });
  const server: RunningServer | null = options.server === true ? await serve(opened) : null;
  const app = { ...opened, clock, mailbox, txtRecords, baseUrl: env.APP_URL, databaseUrl: database.url, logged: text };
  const close = async () => {
    await server?.stop();
    await opened.close();
    await mailbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    closedPorts?.push(port);
  };
  return { app, close };
}

export function testApp(options: Options = {}): () => TestApp {
  let opened: Awaited<ReturnType<typeof openTestApp>> | undefined;
  beforeAll(async () => {
    opened = await openTestApp(options);
  });
  afterAll(() => opened?.close());
  expectResponsiveEventLoop(() => opened?.app.eventLoop);
  return () => {
    if (opened === undefined) throw new Error('the test app is open only inside tests');
    return opened.app;
  };
}

export function excludeFromWatch<T>({ eventLoop }: TestApp, work: () => T): T {
  const result = work();
  eventLoop.restart();
  return result;
}

function recordingLogger(): { logger: Logger; text: () => string } {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });
  return { logger, text: () => lines.join('') };
}

const urlFor = (database: string): string => inject('clusterUrl').replace('DATABASE', database);

async function executeOnCluster(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlFor('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await executeOnCluster(`create database ${name} template ${templateDatabase} strategy file_copy`);
  return { url: urlFor(name), drop: () => executeOnCluster(`drop database ${name} with (force)`) };
}
