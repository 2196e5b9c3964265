import type { Tx } from '../../core/database/db.ts';
import type { Context } from '../../core/trpc/context.ts';
import { requireStill } from '../members/service.ts';
import { lockImports } from './queries.ts';

/** Who does something to the catalogue, for the audit log; nobody where the product does it by itself. */
export type Doing = Pick<Context, 'app' | 'user' | 'origin'>;

/** Waits for its turn; whoever lost the role meanwhile does nothing more. @throws RuleError FORBIDDEN */
export async function takeTurn({ user }: Doing, tx: Tx): Promise<void> {
  await lockImports(tx);
  if (user !== null) await requireStill({ user }, tx, 'admin.change');
}
