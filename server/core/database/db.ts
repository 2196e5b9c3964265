import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { SerialTransactions } from './serial-transactions.ts';

const isQueryTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

type StatementListener = ((sql: string, ms: number) => void) | undefined;

/**
 * Closes the connection when `query_timeout` expires: pg leaves it open, and the next query would wait for the same
 * statement.
 */
const boundedClient = (onStatement: StatementListener) =>
  class BoundedClient extends pg.Client {
    override query = (...args: never[]): never => {
      const startedAt = performance.now();
      const answer: unknown = (super.query as (...all: never[]) => unknown)(...args);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isQueryTimeout(error)) void this.end().catch(() => undefined);
        });
      if (onStatement !== undefined) {
        const report = () => onStatement(sqlTextOf(args[0]), performance.now() - startedAt);
        if (answer instanceof Promise) void answer.then(report, report);
        else report();
      }
      return answer as never;
    };
  };

const sqlTextOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

export type Tx = Prisma.TransactionClient;

export type Database = {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** Short timeout for public reads, so that public traffic blocks no other work. */
  readPool: pg.Pool;
  /**
   * For single statements while a transaction is open, such as counting attempts. No transaction occupies these
   * connections, so a transaction never waits here for another one.
   */
  sidePool: pg.Pool;
  connectionString: string;
  close: () => Promise<void>;
};

const statementTimeoutMs = 15_000;
const readTimeoutMs = 3_000;
const transactionTimeoutMs = 10_000;
const connectTimeoutMs = 5_000;
/** PostgreSQL enforces its own timeout; the client's applies only if the server does not respond. */
const graceMs = 2_000;
const keepAliveMs = 10_000;
const sidePoolSize = 3;

type OpenTransaction = { number: number; hasEnded: boolean; afterCommit: Map<string, () => void> };

const openTransaction = new AsyncLocalStorage<OpenTransaction>();
let transactions = 0;

export function currentTransaction(): OpenTransaction | null {
  const open = openTransaction.getStore();
  return open === undefined || open.hasEnded ? null : open;
}

export const beforeCommit = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();

type Options = {
  poolSize: number;
  /** A transaction that requests a second connection fails at once, because it could deadlock. */
  isStrict?: boolean;
  /** Called for each statement with its text, without parameters; `ms` is 0 for statements of `pool.query`. */
  onStatement?: StatementListener;
};

export function openDatabase(connectionString: string, { poolSize, isStrict = false, onStatement }: Options): Database {
  const Client = boundedClient(onStatement);
  const openPool = (timeoutMs: number, max = poolSize) => {
    const opened = new pg.Pool({
      connectionString,
      max,
      Client,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs + graceMs,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      // Prisma writes timestamps without an offset; in another time zone they would be wrong.
      onConnect: (client) => client.query(`set time zone 'UTC'`),
    });
    // Without a listener, the error of an idle connection (server restart) would end the process.
    opened.on('error', () => undefined);
    return opened;
  };
  const [pool, readPool] = [openPool(statementTimeoutMs), openPool(readTimeoutMs)];
  const sidePool = openPool(readTimeoutMs, sidePoolSize);
  if (isStrict) for (const openedPool of [pool, readPool]) refuseSecondConnections(openedPool);
  const prisma = new PrismaClient({
    adapter: new SerialTransactions(pool),
    transactionOptions: { timeout: transactionTimeoutMs, maxWait: connectTimeoutMs },
  });
  return {
    prisma,
    pool,
    readPool,
    sidePool,
    connectionString,
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([pool, readPool, sidePool].map((open) => open.end().catch(() => undefined)));
    },
  };
}

/** If every connection belongs to a transaction that waits for a second one, all requests hang. */
function refuseSecondConnections(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((...args: []) => {
    if (openTransaction.getStore() !== undefined)
      throw new Error('a second connection was requested inside a transaction');
    return connect(...args);
  }) as typeof pool.connect;
}

const attempts = 4;

export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  const runBeforeCommit = beforeCommit.getStore();
  const complete = async (tx: Tx) => {
    const result = await work(tx);
    await runBeforeCommit?.(tx);
    return result;
  };
  for (let attempt = 1; ; attempt++) {
    const open: OpenTransaction = { number: ++transactions, hasEnded: false, afterCommit: new Map() };
    try {
      const result = await db.prisma.$transaction((tx) => openTransaction.run(open, async () => complete(tx)), options);
      for (const work of open.afterCommit.values()) work();
      return result;
    } catch (error) {
      if (!isWriteConflict(error) || attempt === attempts) throw error;
      await pause(10 * 2 ** attempt * Math.random());
    } finally {
      open.hasEnded = true;
    }
  }
}

const writeConflicts = new Set(['40001', '40P01']);

export function isWriteConflict(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034') return true;
  return writeConflicts.has(sqlStateOf(error) ?? '');
}

const triggerErrorCodes: Readonly<Record<string, ErrorCode>> = {
  ZA001: 'LAST_PLATFORM_ADMIN',
  ZA002: 'FORBIDDEN',
  ZA003: 'NOT_SIGNED_IN',
};

export const triggerErrorCode = (error: unknown): ErrorCode | null =>
  triggerErrorCodes[sqlStateOf(error) ?? ''] ?? null;

type Wrapped = { code?: unknown; originalCode?: unknown; cause?: unknown; meta?: { driverAdapterError?: unknown } };

function sqlStateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, originalCode, cause, meta } = error as Wrapped;
  if (typeof originalCode === 'string') return originalCode;
  if (error instanceof pg.DatabaseError && typeof code === 'string') return code;
  return sqlStateOf(meta?.driverAdapterError) ?? sqlStateOf(cause);
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

const maxWaiting = 100;

export const isOverloaded = (...pools: pg.Pool[]): boolean => pools.some((pool) => pool.waitingCount > maxWaiting);
