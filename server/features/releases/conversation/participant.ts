/** Who takes part in a conversation: the person whose release it hangs on, or whoever reads for the organisation. */
import type { SignedInContext } from '../../../core/context.ts';
import type { Tx } from '../../../core/db.ts';
import { requireReader } from '../reader.ts';

export type Side = 'person' | 'company';
export type Participant = { side: 'person'; userId: string } | { side: 'company'; userId: string; orgId: string };

/** Asked within the transaction of what they do. */
export type WhoTakesPart = (ctx: SignedInContext, tx?: Tx) => Promise<Participant>;

export const asPerson: WhoTakesPart = async ({ user }) => ({ side: 'person', userId: user.userId });

/** @throws RuleError as requireReader does */
export const asCompany: WhoTakesPart = async (ctx, tx) => {
  const { orgId, viewerId } = await requireReader(ctx, tx);
  return { side: 'company', userId: viewerId, orgId };
};
