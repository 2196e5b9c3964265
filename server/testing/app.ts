import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { App } from '../core/app.ts';
import type { Clock } from '../core/clock.ts';
import { prepareDataFolder } from '../core/data-folder.ts';
import { readEnv } from '../core/env.ts';
import { longestHoldMs } from '../core/event-loop.ts';
import { createLogger, type Logger } from '../core/logger.ts';
import { openApp, type RunningServer, serve } from '../start.ts';
import { cloneDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** A clock that stands still until the test moves it. */
export type TestClock = Clock & { set: (now: Date) => void; advance: (spanMs: number) => void };

export function testClock(start = new Date()): TestClock {
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
  baseUrl: string;
  databaseUrl: string;
  logged: () => string;
};
type Options = {
  mail?: boolean;
  server?: boolean;
  settings?: NodeJS.ProcessEnv;
  /** Where the product finds the database instead, such as something that can be cut in between. */
  through?: (databaseUrl: string) => Promise<string>;
};

/** The whole product on a database of its own. `mail`: with a real SMTP server; `server`: with an open port. */
export async function openTestApp(options: Options = {}): Promise<{ app: TestApp; close: () => Promise<void> }> {
  const [database, dataDir, port] = await Promise.all([
    cloneDatabase(),
    mkdtemp(join(tmpdir(), 'passgenau-app-')),
    freePort(),
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
  const opened = await openApp({ env, databaseUrl, logger, clock });
  const server: RunningServer | null = options.server === true ? await serve(opened) : null;
  const app = { ...opened, clock, mailbox, baseUrl: env.APP_URL, databaseUrl: database.url, logged: text };
  const close = async () => {
    await server?.stop();
    await opened.close();
    await mailbox.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, close };
}

/** The product for all tests of a file. */
export function testApp(options: Options = {}): () => TestApp {
  let opened: Awaited<ReturnType<typeof openTestApp>> | undefined;
  beforeAll(async () => {
    opened = await openTestApp(options);
  });
  afterAll(() => opened?.close());
  watchHolds(() => opened?.app);
  return () => {
    if (opened === undefined) throw new Error('the test app is open only inside tests');
    return opened.app;
  };
}

/**
 * No machine stalls for so long. Above `longestHoldMs` a test only says what it saw, for a single stretch may be the machine's: where
 * processors are shared by many, ordinary requests were seen to take 250 ms of "computing" now and then. The tests of heavy input
 * hold the product to its real bound, by `busiestTurn`.
 */
const mostHoldMs = 1_000;

/** No test may see the event loop held too long by what it asks of the product. */
function watchHolds(app: () => TestApp | undefined): void {
  if (process.env['WATCH_HOLDS'] === '0') return;
  const holds: number[] = [];
  beforeAll(() => {
    app()?.eventLoop.onHold((heldMs) => {
      if (heldMs > longestHoldMs) holds.push(Math.round(heldMs));
    });
  });
  beforeEach(() => {
    app()?.eventLoop.restart();
    holds.length = 0;
  });
  afterEach(({ task }) => {
    const seen = holds.splice(0);
    if (seen.length > 0) process.stderr.write(`event loop held for ${seen.join(', ')} ms: ${task.name}\n`);
    expect(
      seen.filter((heldMs) => heldMs > mostHoldMs),
      'the event loop was held for so many ms',
    ).toEqual([]);
  });
}

/** What a test computes itself is not the product's: large inputs, looking through large answers. */
export function ownWork<T>({ eventLoop }: TestApp, work: () => T): T {
  const result = work();
  eventLoop.restart();
  return result;
}

function recordingLogger(): { logger: Logger; text: () => string } {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });
  return { logger, text: () => lines.join('') };
}
