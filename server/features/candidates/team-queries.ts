import type { PackedPerson } from '#shared/matching/people-columns.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked } from '../../core/database/fragments.ts';

type Member = { orgId: string; userId: string };

export const isSharing = async (tx: Tx, { userId }: { userId: string }, orgId: string): Promise<boolean> =>
  (await tx.teamShare.findUnique({ where: { orgId_userId: { orgId, userId } }, select: { userId: true } })) !== null;

export async function updateShare(tx: Tx, key: Member, { packed, sharedAt }: { packed: PackedPerson; sharedAt: Date }) {
  const { skillIds, leads, rankedSkills, valueWeights } = packed;
  const arrays = { skillIds: [...skillIds], leads: [...leads], valueWeights: [...valueWeights] };
  const data = { ...arrays, rankedSkills, sharedAt };
  await tx.teamShare.upsert({
    where: { orgId_userId: key },
    create: { ...key, ...data },
    update: data,
    select: { userId: true },
  });
}

export async function deleteShare(tx: Tx, key: Member): Promise<boolean> {
  return (await tx.teamShare.deleteMany({ where: key })).count === 1;
}

export async function deleteAllShares(tx: Tx, userId: string): Promise<void> {
  await tx.teamShare.deleteMany({ where: { userId } });
}

export const listTeamShares = (tx: Tx, { orgId, besides }: { orgId: string; besides: string }) =>
  tx.$queryRaw<PackedPerson[]>`
    select t.skill_ids as "skillIds", t.leads, t.ranked_skills as "rankedSkills", t.value_weights as "valueWeights"
      from team_shares t join users u on u.id = t.user_id and ${isUnlocked('u')}
     where t.org_id = ${orgId}::uuid and t.user_id <> ${besides}::uuid order by t.shared_at, t.user_id`;
