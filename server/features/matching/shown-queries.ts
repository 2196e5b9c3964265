import type { Match } from '#shared/matching/types.ts';
import type { Tx } from '../../core/db.ts';

export type NewShown = Pick<Match, 'match' | 'low' | 'high'> & {
  orgId: string;
  jobId: string;
  userId: string;
  inputs: object;
  scoringVersion: number;
  fingerprint: string;
  shownAt: Date;
};

/** The same inputs shown again are the same row. @returns its id */
export async function upsertShown(tx: Tx, { shownAt, ...shown }: NewShown): Promise<string> {
  const { orgId, jobId, userId, fingerprint } = shown;
  const { id } = await tx.shownMatch.upsert({
    where: { orgId_jobId_userId_fingerprint: { orgId, jobId, userId, fingerprint } },
    create: { ...shown, firstShownAt: shownAt, lastShownAt: shownAt },
    update: { lastShownAt: shownAt },
    select: { id: true },
  });
  return id;
}

export const findShown = (tx: Tx, { orgId, id }: { orgId: string; id: string }) =>
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

/** What nobody was shown for so many months. @returns how many went */
export const removeOldShown =
  (keptMonths: number) =>
  (tx: Tx, now: Date, take: number): Promise<number> =>
    tx.$executeRaw`
  delete from shown_matches where (org_id, id) in
    (select org_id, id from shown_matches where last_shown_at < ${now}::timestamptz - make_interval(months => ${keptMonths}::int)
      order by last_shown_at limit ${take})`;
