import { Prisma } from '#prisma/generated/client.ts';
import type { Decision, DecisionKind, DecisionWithNames, Ground } from '#shared/moderation/decision.ts';
import type { Tx } from '../../core/database/db.ts';
import { nameById } from '../../core/database/fragments.ts';
import { type KeysetRow, keysetSql } from '../../core/database/keyset.ts';

type NewDecision = {
  kind: DecisionKind;
  resourceId: string;
  title: string;
  orgId: string | null;
  ground: Ground;
  reason: string;
  by: string;
  at: Date;
};

export async function insertDecision(tx: Tx, { by, at, ...decision }: NewDecision): Promise<string> {
  const data = { ...decision, decidedBy: by, decidedAt: at };
  return (await tx.moderationDecision.create({ data, select: { id: true } })).id;
}

type Lifting = { resourceId: string; reason: string; by: string; at: Date };

export async function updateDecisionEnded(tx: Tx, { resourceId, reason, by, at }: Lifting): Promise<void> {
  await tx.moderationDecision.updateMany({
    where: { resourceId, liftedAt: null },
    data: { liftedAt: at, liftedBy: by, liftReason: reason },
  });
}

const columns = Prisma.sql`
  d.id as "decisionId", d.kind, d.resource_id as "resourceId", d.title, d.ground, d.reason, d.decided_at as "decidedAt",
  d.answer, d.answered_at as "answeredAt", d.lifted_at as "liftedAt", d.lift_reason as "liftReason"`;

type OwnDecisionsPage = { orgId: string; kind: DecisionKind | null; cursor: string | null };

export function listOwnDecisions(
  tx: Tx,
  { orgId, kind, cursor }: OwnDecisionsPage,
  take: number,
): Promise<Array<Decision & KeysetRow>> {
  const columnsOf = { decided: { by: Prisma.sql`d.decided_at`, as: 'timestamptz' } } as const;
  const keyset = { columns: columnsOf, id: { by: Prisma.sql`d.id`, as: 'uuid' } } as const;
  const { place, after, order } = keysetSql(keyset, { sort: 'decided', order: 'desc', cursor });
  const ofKind = kind === null ? Prisma.empty : Prisma.sql`and d.kind = ${kind}`;
  return tx.$queryRaw`
    select ${columns}, ${place} from moderation_decisions d
     where d.org_id = ${orgId}::uuid ${ofKind} ${after}
     order by ${order} limit ${take}`;
}

const maxPerResource = 50;

export const listOwnDecisionsOfResource = (tx: Tx, { orgId, resourceId }: { orgId: string; resourceId: string }) =>
  tx.$queryRaw<Decision[]>`
    select ${columns} from moderation_decisions d
     where d.resource_id = ${resourceId}::uuid and d.org_id = ${orgId}::uuid
     order by d.decided_at desc limit ${maxPerResource}`;

export const listDecisionsWithNames = (tx: Tx, resourceId: string) =>
  tx.$queryRaw<DecisionWithNames[]>`
    select ${columns}, ${nameById('d.decided_by')} as "decidedBy", ${nameById('d.answered_by')} as "answeredBy",
           ${nameById('d.lifted_by')} as "liftedBy"
      from moderation_decisions d where d.resource_id = ${resourceId}::uuid
     order by d.decided_at desc limit ${maxPerResource}`;

type LockedDecision = {
  decisionId: string;
  kind: DecisionKind;
  resourceId: string;
  title: string;
  orgId: string;
  holds: boolean;
  isAnswered: boolean;
};

export async function lockDecision(tx: Tx, { decisionId, orgId }: { decisionId: string; orgId: string }) {
  const [row] = await tx.$queryRaw<LockedDecision[]>`
    select d.id as "decisionId", d.kind, d.resource_id as "resourceId", d.title, d.org_id as "orgId", d.lifted_at is null as holds,
           d.answered_at is not null as "isAnswered"
      from moderation_decisions d where d.id = ${decisionId}::uuid and d.org_id = ${orgId}::uuid for update`;
  return row ?? null;
}

type NewAnswer = { decisionId: string; answer: string; by: string; at: Date };

export async function updateAnswer(tx: Tx, { decisionId: id, answer, by, at }: NewAnswer): Promise<void> {
  const data = { answer, answeredBy: by, answeredAt: at };
  await tx.moderationDecision.update({ where: { id }, data, select: { id: true } });
}
