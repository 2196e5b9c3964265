import type { Tx } from '../../core/database/db.ts';

export const findCompanyName = async (tx: Tx, orgId: string): Promise<string> =>
  (await tx.organisation.findUniqueOrThrow({ where: { id: orgId }, select: { name: true } })).name;
