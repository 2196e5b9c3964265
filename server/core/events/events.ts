import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { currentTransaction, type Tx } from '../database/db.ts';
import { describeError, type Logger } from '../runtime/logger.ts';

export const channel = 'passgenau';

/** PostgreSQL fails the transaction from 8,000 bytes. The limit leaves space for a name of about 200 characters. */
export const maxEventBytes = 3_000;

/** Identifies the changed entity; never a list. */
export type EventData = string | null | Readonly<Record<string, string | number | boolean | null>>;

export type Topic<Data extends EventData> = { readonly name: string; readonly data?: Data };
export const topic = <Data extends EventData>(name: string): Topic<Data> => ({ name });

type AppEvent = { topic: string; data: EventData; by?: string };

export type Events = {
  /**
   * Sends with the commit, never after a rollback. This process receives the event before `inTransaction` returns.
   * @throws Error for more than `maxEventBytes`
   */
  publish: <Data extends EventData>(tx: Tx, topic: Topic<Data>, data: NoInfer<Data>) => Promise<void>;
  publishAll: <Data extends EventData>(tx: Tx, topics: readonly Topic<Data>[], data: NoInfer<Data>) => Promise<void>;
  subscribe: <Data extends EventData>(topic: Topic<Data>, listener: (data: Data) => void) => () => void;
  onReconnect: (listener: () => void) => () => void;
  close: () => Promise<void>;
};

function payloadOf({ by, ...event }: AppEvent): string {
  if (Buffer.byteLength(JSON.stringify(event)) > maxEventBytes)
    throw new Error(`an event of ${event.topic} is too large`);
  return JSON.stringify({ ...event, by });
}

/** A connection that only listens does not notice a hanging database. */
const heartbeat = { everyMs: 10_000, timeoutMs: 5_000 };

export async function startEvents(
  connectionString: string,
  logger: Logger,
  { everyMs, timeoutMs } = heartbeat,
): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const processPrefix = `${randomUUID()} `;
  const delivered = new Set<string>();
  let standaloneEvents = 0;
  const connection = await keepListening({
    connect: (onEnd) => listen({ connectionString, everyMs, timeoutMs, deliver, onEnd }),
    onReconnect: () => {
      delivered.clear();
      emitter.emit('reconnect');
    },
    logger,
  });

  const addListener = <Data>(name: string, listener: (data: Data) => void) => {
    emitter.on(name, listener);
    return () => void emitter.off(name, listener);
  };

  function deliver(payload: string, { topic: name, data, by }: AppEvent): void {
    if (delivered.delete(payload)) return;
    if (by?.startsWith(processPrefix) === true) delivered.add(payload);
    logger.debug({ topic: name, data }, 'event');
    emitter.emit(`topic:${name}`, data);
  }

  const publishAll: Events['publishAll'] = async (tx, topics, data) => {
    if (topics.length === 0) return;
    const transaction = currentTransaction();
    const by = `${processPrefix}${transaction?.number ?? `- ${++standaloneEvents}`}`;
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
    subscribe: ({ name }, listener) => addListener(`topic:${name}`, listener),
    onReconnect: (listener) => addListener('reconnect', listener),
    close: connection.close,
  };
}

type ListenOptions = {
  connectionString: string;
  everyMs: number;
  timeoutMs: number;
  deliver: (payload: string, event: AppEvent) => void;
  onEnd: () => void;
};

async function listen({ connectionString, everyMs, timeoutMs, deliver, onEnd }: ListenOptions): Promise<pg.Client> {
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
  const heartbeatTimer = setInterval(() => {
    // Repeating LISTEN has no effect and proves that the connection works. `end` closes the socket at once if a query
    // is pending.
    client.query(`listen ${channel}`).catch(() => void client.end().catch(() => undefined));
  }, everyMs).unref();
  client.once('end', () => {
    clearInterval(heartbeatTimer);
    onEnd();
  });
  return client;
}

type ReconnectOptions = {
  connect: (onEnd: () => void) => Promise<pg.Client>;
  onReconnect: () => void;
  logger: Logger;
};

async function keepListening({ connect, onReconnect, logger }: ReconnectOptions): Promise<Pick<Events, 'close'>> {
  let closed = false;
  let client = await connect(() => void reconnect());

  async function reconnect(): Promise<void> {
    for (let waitMs = 200; !closed; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        client = await connect(() => void reconnect());
        if (closed) return void (await client.end().catch(() => undefined));
        return onReconnect();
      } catch (error) {
        logger.warn({ error: describeError(error) }, 'event connection lost, reconnecting');
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
