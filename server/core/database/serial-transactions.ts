import { PrismaPg } from '@prisma/adapter-pg';
import { openSemaphore } from '../runtime/semaphore.ts';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * Serialises the queries of a transaction: Prisma loads sibling relations in parallel, and `pg` drops parallel queries
 * on one connection.
 */
export class SerialTransactions extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => serialise(await start(isolationLevel));
    return adapter;
  }
}

function serialise(transaction: Transaction): Transaction {
  const { run } = openSemaphore({ permits: 1 });
  const { queryRaw, executeRaw } = transaction;
  transaction.queryRaw = (query) => run(() => queryRaw.call(transaction, query));
  transaction.executeRaw = (query) => run(() => executeRaw.call(transaction, query));
  return transaction;
}
