import type { Match } from '#shared/matching/types.ts';
import type { Tx } from '../../core/database/db.ts';

type NewShownMatch = Pick<Match, 'match' | 'low' | 'high'> & {
  orgId: string;
  jobId: string;
  userId: string;
  inputs: object;
  scoringVersion: number;
  fingerprint: string;
  shownAt: Date;
};

/** Reuses the row with the same inputs. @returns its id */
export async function insertShownMatch(tx: Tx, { shownAt, ...shown }: NewShownMatch): Promise<string> {
  const { orgId, jobId, userId, fingerprint } = shown;
  const { id } = await tx.shownMatch.upsert({
    where: { orgId_jobId_userId_fingerprint: { orgId, jobId, userId, fingerprint } },
    create: { ...shown, firstShownAt: shownAt, lastShownAt: shownAt },
    update: { lastShownAt: shownAt },
    select: { id: true },
  });
  return id;
}

export const findShownMatch = (tx: Tx, { orgId, id }: { orgId: string; id: string }) =>
  tx.shownMatch.findUnique({
    where: { orgId_id: { orgId, id } },
    select: {
      jobId: true,
      userId: true,
      match: true,
      low: true,
      high: true,
      inputs: true,
      scoringVersion: true,
      firstShownAt: true,
      lastShownAt: true,
    },
  });

export async function deleteShownMatches(tx: Tx, key: { orgId: string; userId: string }): Promise<void> {
  await tx.shownMatch.deleteMany({ where: key });
}
