import { type BrokenRow, type ChainProblem, chainProblems, unlinkedCountLimit } from '#shared/admin/audit.ts';
import type { Tx } from '../../core/database/db.ts';
import type { ChainReport } from './verify.ts';

const checkLockKey = 727_465_111;

export async function insertCheck(tx: Tx, { broken, ...check }: ChainReport, checkedAt: Date): Promise<string> {
  const data = {
    checkedAt,
    links: check.links,
    headPosition: check.headPosition,
    headHash: Uint8Array.from(check.headHash),
    brokenPosition: broken?.position == null ? null : BigInt(broken.position),
    brokenEventId: broken?.eventId == null ? null : BigInt(broken.eventId),
    problem: broken?.problem ?? '',
  };
  return (await tx.auditCheck.create({ data, select: { id: true } })).id.toString();
}

export async function findLastCheck(tx: Tx) {
  const found = await tx.auditCheck.findFirst({ orderBy: { id: 'desc' } });
  if (found === null) return null;
  const { checkedAt, links, problem, brokenPosition, brokenEventId } = found;
  const place = { position: brokenPosition?.toString() ?? null, eventId: brokenEventId?.toString() ?? null };
  const broken: BrokenRow | null = problem === '' ? null : { ...place, problem: problemOf(problem) };
  return { checkedAt, links: links.toString(), broken };
}

const problemOf = (stored: string): ChainProblem => chainProblems.find((one) => one === stored) ?? 'changed';

export async function findNewestLink(tx: Tx) {
  const found = await tx.auditLink.findFirst({ orderBy: { position: 'desc' } });
  if (found === null) return null;
  const { position, hash, chainedAt } = found;
  return { position, hash: Buffer.from(hash).toString('hex'), chainedAt };
}

export async function countQueued(tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<Array<{ count: number }>>`
    select count(*)::int as count from (select from audit_unchained limit ${unlinkedCountLimit + 1}) waiting`;
  return row?.count ?? 0;
}

export async function lockChecks(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${checkLockKey})`;
}

export const findOpenCheck = (tx: Tx, kind: string) =>
  tx.backgroundJob.findFirst({
    where: { kind, status: { in: ['waiting', 'running'] } },
    select: { progress: true },
    orderBy: { createdAt: 'desc' },
  });
