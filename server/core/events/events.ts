import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { currentTransaction, type Tx } from '../database/db.ts';
import { describeError, type Logger } from '../runtime/logger.ts';

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
  const line = await keepListening({
    connect: (onEnd) => listen({ connectionString, everyMs, timeoutMs, deliver, onEnd }),
    onReconnect: () => {
      heard.clear();
      emitter.emit('reconnect');
    },
    logger,
  });

  const listenTo = <Data>(name: string, listener: (data: Data) => void) => {
    emitter.on(name, listener);
    return () => void emitter.off(name, listener);
  };

  /** Own events come twice: with the commit and from PostgreSQL. The first one counts. */
  function deliver(payload: string, { topic: name, data, by }: AppEvent): void {
    if (heard.delete(payload)) return;
    if (by?.startsWith(own) === true) heard.add(payload);
    logger.debug({ topic: name, data }, 'event');
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
    close: line.close,
  };
}

type Listening = {
  connectionString: string;
  everyMs: number;
  timeoutMs: number;
  deliver: (payload: string, event: AppEvent) => void;
  onEnd: () => void;
};

/** Calls `onEnd` once the connection is lost or closed. */
async function listen({ connectionString, everyMs, timeoutMs, deliver, onEnd }: Listening): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) deliver(payload, JSON.parse(payload) as AppEvent);
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  const beat = setInterval(() => {
    // Repeating LISTEN has no effect and proves that the connection works. `end` closes the socket immediately if a query is pending.
    client.query(`listen ${channel}`).catch(() => void client.end().catch(() => undefined));
  }, everyMs).unref();
  client.once('end', () => {
    clearInterval(beat);
    onEnd();
  });
  return client;
}

type Line = {
  connect: (onEnd: () => void) => Promise<pg.Client>;
  onReconnect: () => void;
  logger: Logger;
};

/** Reconnects whenever the connection is lost, until `close`. */
async function keepListening({ connect, onReconnect, logger }: Line): Promise<Pick<Events, 'close'>> {
  let closed = false;
  let client = await connect(() => void reconnect());

  async function reconnect(): Promise<void> {
    for (let waitMs = 200; !closed; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        client = await connect(() => void reconnect());
        if (closed) return void (await client.end().catch(() => undefined));
        return onReconnect();
      } catch (error) {
        logger.warn({ error: describeError(error) }, 'event connection lost, trying again');
        await pause(waitMs);
      }
    }
  }

  return {
    close: async () => {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
}
