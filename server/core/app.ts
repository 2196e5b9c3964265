import type { AiService } from './ai/port.ts';
import type { Database } from './database/db.ts';
import type { ForeignThing } from './errors.ts';
import type { Events } from './events/events.ts';
import type { Queue } from './jobs/queue.ts';
import type { SentMail } from './mail/mail-transport.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Clock } from './runtime/clock.ts';
import type { Env } from './runtime/env.ts';
import type { EventLoopWatch } from './runtime/event-loop.ts';
import type { Logger } from './runtime/logger.ts';
import type { ResolveTxt } from './runtime/network.ts';
import type { Secrets } from './runtime/secrets.ts';
import type { SettingsInForce } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Context } from './trpc/context.ts';
import type { RateLimits } from './trpc/rate-limit.ts';
import type { Workers } from './workers/workers.ts';

/** What every use case may lean on. Built once at start; tests build it on a database of their own. */
export type App = {
  env: Env;
  db: Database;
  /** What platform admins have set, limits and times to keep included: ask at the moment it matters. */
  settings: SettingsInForce;
  events: Events;
  eventLoop: EventLoopWatch;
  queue: Queue;
  outbox: Outbox;
  storage: Storage;
  workers: Workers;
  rateLimits: RateLimits;
  secrets: Secrets;
  /** The language model; null where the installation has none. */
  ai: AiService | null;
  resolveTxt: ResolveTxt;
  clock: Clock;
  logger: Logger;
  /** Checks the mail server; without one there is nothing that could fail. */
  checkMail: () => Promise<void>;
  /** Past the outbox, for who waits to hear what the mail server says; null without one. @throws whatever the server answers */
  mailNow: ((mail: SentMail) => Promise<void>) | null;
  /** Told of every refusal that hides something from this person. Returns at once and never throws. */
  onRefusedAccess: (ctx: Context, thing: ForeignThing) => void;
};
