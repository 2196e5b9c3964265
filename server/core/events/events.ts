import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { currentTransaction, type Tx } from '../database/db.ts';
import { describeError } from '../runtime/describe-error.ts';
import type { Logger } from '../runtime/logger.ts';

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

/** `by` is the process and the transaction; absent where another program sent the event. */
type AppEvent = { topic: string; data: EventData; by?: string };

export type Events = {
  /**
   * Sends with the transaction and never after a rollback. This process hears of it before `inTransaction` returns, others a moment
   * later. @throws Error for more than `maxEventBytes`
   */
  publish: <Data extends EventData>(tx: Tx, topic: Topic<Data>, data: NoInfer<Data>) => Promise<void>;
  /** The same for several topics at once, in one statement; the caller bounds how many. */
  publishAll: <Data extends EventData>(tx: Tx, topics: readonly Topic<Data>[], data: NoInfer<Data>) => Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe: <Data extends EventData>(topic: Topic<Data>, listener: (data: Data) => void) => () => void;
  /** Called after the connection was lost and found again: what happened in between was not heard. */
  onReconnect: (listener: () => void) => () => void;
  close: () => Promise<void>;
};

function payloadOf({ by, ...event }: AppEvent): string {
  if (Buffer.byteLength(JSON.stringify(event)) > maxEventBytes)
    throw new Error(`an event of ${event.topic} is too large`);
  return JSON.stringify({ ...event, by });
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
  const own = `${randomUUID()} `;
  /** Own events that have arrived once. */
  const heard = new Set<string>();
  let outside = 0;
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
      if (payload !== undefined) deliver(payload, JSON.parse(payload) as AppEvent);
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
        heard.clear();
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

  /** Own events come twice: with the commit and from PostgreSQL. The first one counts. */
  function deliver(payload: string, { topic: name, data, by }: AppEvent): void {
    if (heard.delete(payload)) return;
    if (by?.startsWith(own) === true) heard.add(payload);
    emitter.emit(`topic:${name}`, data);
  }

  const publishAll: Events['publishAll'] = async (tx, topics, data) => {
    if (topics.length === 0) return;
    const transaction = currentTransaction();
    const by = `${own}${transaction?.number ?? `- ${++outside}`}`;
    const events = topics.map(({ name }) => ({ topic: name, data, by }));
    const sent = new Map(events.map((event) => [payloadOf(event), event]));
    await tx.$executeRaw`select pg_notify(${channel}, payload) from unnest(${[...sent.keys()]}::text[]) payload`;
    for (const [payload, event] of sent)
      if (transaction === null) deliver(payload, event);
      else transaction.afterCommit.set(payload, () => deliver(payload, event));
  };

  return {
    publish: (tx, topic, data) => publishAll(tx, [topic], data),
    publishAll,
    subscribe: ({ name }, listener) => listenTo(`topic:${name}`, listener),
    onReconnect: (listener) => listenTo('reconnect', listener),
    close: async () => {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
}
