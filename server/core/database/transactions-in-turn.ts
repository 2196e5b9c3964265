import { PrismaPg } from '@prisma/adapter-pg';
import { openSemaphore } from '../runtime/semaphore.ts';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * Prisma asks for the sibling relations of one query at the same time. A transaction has only one connection, and `pg` warns
 * that it will no longer line such queries up by itself: here they wait for each other.
 */
export class TransactionsInTurn extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => inTurn(await start(isolationLevel));
    return adapter;
  }
}

function inTurn(transaction: Transaction): Transaction {
  const { run } = openSemaphore({ permits: 1 });
  const { queryRaw, executeRaw } = transaction;
  transaction.queryRaw = (query) => run(() => queryRaw.call(transaction, query));
  transaction.executeRaw = (query) => run(() => executeRaw.call(transaction, query));
  return transaction;
}
