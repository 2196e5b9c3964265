import type { AiService } from './ai/port.ts';
import type { Database } from './database/db.ts';
import type { HiddenResource } from './errors.ts';
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
import type { EffectiveSettings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Context } from './trpc/context.ts';
import type { RateLimits } from './trpc/rate-limit.ts';
import type { Workers } from './workers/workers.ts';

export type App = {
  env: Env;
  db: Database;
  /** Set by platform admins. Read them when needed; do not store copies. */
  settings: EffectiveSettings;
  events: Events;
  eventLoop: EventLoopWatch;
  queue: Queue;
  outbox: Outbox;
  storage: Storage;
  workers: Workers;
  rateLimits: RateLimits;
  secrets: Secrets;
  ai: AiService | null;
  resolveTxt: ResolveTxt;
  clock: Clock;
  logger: Logger;
  checkMail: () => Promise<void>;
  /** Bypasses the outbox; null without a mail server. @throws the mail server's error */
  sendMailNow: ((mail: SentMail) => Promise<void>) | null;
  onRefusedAccess: (ctx: Context, resource: HiddenResource) => void;
};
