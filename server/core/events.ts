import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Tx } from './db.ts';
import { describeError } from './describe-error.ts';
import type { Logger } from './logger.ts';

/** All events travel in one PostgreSQL channel, so that every process on the database hears every one. */
export const channel = 'passgenau';

/** PostgreSQL refuses 8,000 bytes and ends the transaction with it; a name of 200 odd characters fits. */
export const maxEventBytes = 3_000;

/**
 * What an event says: who or what it is about, never a list. Together with the bound below this keeps every NOTIFY small by
 * construction, whatever grows in the tables.
 */
export type EventData = string | null | Readonly<Record<string, string | number | boolean | null>>;

/** What events are about, and what each of them says. */
export type Topic<Data extends EventData> = { readonly name: string; readonly data?: Data };
export const topic = <Data extends EventData>(name: string): Topic<Data> => ({ name });

type AppEvent = { topic: string; data: EventData };

export type Events = {
  /** Sends with the transaction: nobody hears of what was rolled back. @throws Error for more than `maxEventBytes` */
  publish: <Data extends EventData>(tx: Tx, topic: Topic<Data>, data: NoInfer<Data>) => Promise<void>;
  /** The same for several topics at once, in one statement; the caller bounds how many. */
  publishAll: <Data extends EventData>(tx: Tx, topics: readonly Topic<Data>[], data: NoInfer<Data>) => Promise<void>;
  /** Tells only this process, at once: for what it keeps in memory and must not show for the moment an event travels. */
  emitLocally: <Data extends EventData>(topic: Topic<Data>, data: NoInfer<Data>) => void;
  /** @returns a function that ends the subscription */
  subscribe: <Data extends EventData>(topic: Topic<Data>, listener: (data: Data) => void) => () => void;
  /** Called after the connection was lost and found again: what happened in between was not heard. */
  onReconnect: (listener: () => void) => () => void;
  close: () => Promise<void>;
};

function payloadOf(name: string, data: EventData): string {
  const payload = JSON.stringify({ topic: name, data } satisfies AppEvent);
  if (Buffer.byteLength(payload) > maxEventBytes) throw new Error(`an event of ${name} is too large`);
  return payload;
}

/** A connection that only listens hears nothing of a database that stands still; so it is asked now and then. */
const heartbeat = { everyMs: 10_000, timeoutMs: 5_000 };

export async function startEvents(
  connectionString: string,
  logger: Logger,
  { everyMs, timeoutMs } = heartbeat,
): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    next.on('notification', ({ payload }) => {
      const event = JSON.parse(payload ?? '{}') as AppEvent;
      emitter.emit(`topic:${event.topic}`, event.data);
    });
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    const beat = setInterval(() => {
      // Said once more it changes nothing, and shows that the line still works. With a question open, ending closes the socket at
      // once; 'end' does the rest.
      next.query(`listen ${channel}`).catch(() => void next.end().catch(() => undefined));
    }, everyMs).unref();
    next.once('end', () => {
      clearInterval(beat);
      void reconnect();
    });
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let waitMs = 200; !closed; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        client = await connect();
        if (closed) return void (await client.end().catch(() => undefined));
        emitter.emit('reconnect');
        return;
      } catch (error) {
        logger.warn({ error: describeError(error) }, 'event connection lost, trying again');
        await pause(waitMs);
      }
    }
  }

  const listenTo = <Data>(name: string, listener: (data: Data) => void) => {
    emitter.on(name, listener);
    return () => void emitter.off(name, listener);
  };

  return {
    publish: async (tx, { name }, data) => {
      await tx.$executeRaw`select pg_notify(${channel}, ${payloadOf(name, data)})`;
    },
    publishAll: async (tx, topics, data) => {
      if (topics.length === 0) return;
      const payloads = topics.map(({ name }) => payloadOf(name, data));
      await tx.$executeRaw`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`;
    },
    emitLocally: ({ name }, data) => void emitter.emit(`topic:${name}`, data),
    subscribe: ({ name }, listener) => listenTo(`topic:${name}`, listener),
    onReconnect: (listener) => listenTo('reconnect', listener),
    close: async () => {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
}
