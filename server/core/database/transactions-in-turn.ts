import { PrismaPg } from '@prisma/adapter-pg';

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
  let last: Promise<unknown> = Promise.resolve();
  const afterTheLast =
    <Query, Answer>(ask: (query: Query) => Promise<Answer>) =>
    (query: Query): Promise<Answer> => {
      const answer = last.then(() => ask(query));
      last = answer.catch(() => undefined);
      return answer;
    };
  transaction.queryRaw = afterTheLast(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = afterTheLast(transaction.executeRaw.bind(transaction));
  return transaction;
}
