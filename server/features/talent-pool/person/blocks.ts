import { poolLimits } from '#shared/releases/limits.ts';
import { domainKey, nameKey } from '#shared/talent-pool/blocked-companies.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { relatedCompanies } from '../../company-identity/service.ts';
import { forgetKnownPerson, lockReleasesOf, releasesChanged } from '../../releases/service.ts';
import {
  type BlockKey,
  type BlockRow,
  countBlocks,
  deleteBlock,
  insertBlock,
  listBlockedCompanies,
  listFinders,
} from './block-queries.ts';
import { publishToCompanies } from './switch-on-off.ts';

/** @throws RuleError BLOCK_INVALID, TOO_MANY_BLOCKS */
export async function addBlock(ctx: SignedInContext, { kind, label }: Pick<BlockRow, 'kind' | 'label'>): Promise<void> {
  const { app, user } = ctx;
  const { userId } = user;
  const key = kind === 'name' ? nameKey(label) : domainKey(label);
  if (key === null || key === '') throw new RuleError('BLOCK_INVALID', { field: 'label' });
  await inTransaction(app.db, async (tx) => {
    await lockReleasesOf(tx, userId);
    if (!(await insertBlock(tx, { userId, kind, key, label, createdAt: app.clock.now() }))) return;
    if ((await countBlocks(tx, userId)) > poolLimits.blocks) throw new RuleError('TOO_MANY_BLOCKS');
    const orgIds = await blockedFinders(app, tx, { userId, block: { kind, key } });
    await forgetKnownPerson(tx, { userId, orgIds });
    await publishToCompanies(app, tx, orgIds);
    await app.events.publish(tx, releasesChanged(userId), null);
  });
}

async function blockedFinders(
  app: App,
  tx: Tx,
  { userId, block }: { userId: string; block: BlockKey },
): Promise<string[]> {
  const finders = await listFinders(tx, userId);
  const blockedIds = await listBlockedCompanies(
    tx,
    await relatedCompanies(app, tx, { orgIds: finders, direction: 'older' }),
    block,
  );
  const relatedIds = new Set(await relatedCompanies(app, tx, { orgIds: blockedIds, direction: 'newer' }));
  return finders.filter((orgId) => relatedIds.has(orgId));
}

/** @throws RuleError NOT_FOUND */
export const removeBlock = ({ app, user }: SignedInContext, { kind, key }: BlockKey): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const { userId } = user;
    if (!(await deleteBlock(tx, { userId, kind, key }))) throw new RuleError('NOT_FOUND');
    await app.events.publish(tx, releasesChanged(userId), null);
  });
