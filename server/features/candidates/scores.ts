/** The match of everybody with one job, or with the job that each released for; −1 for 'keine Aussage'. */
import { createHash } from 'node:crypto';
import { packedScorer } from '#shared/releases/packed.ts';
import type { Tx } from '../../core/db.ts';
import { takingTurns } from '../../core/turns.ts';
import { type Columns, jobsIn, keptScores, notScored, personAt } from './columns.ts';
import { type JobToMatch, jobsToMatch } from './company-jobs.ts';

/** `job`: null for each person's own. */
export async function scoresOf(
  tx: Tx,
  { orgId, columns, job }: { orgId: string; columns: Columns; job: JobToMatch | null },
): Promise<Int8Array> {
  const jobs = job === null ? await jobsToMatch(tx, orgId, jobsIn(columns)) : new Map([[job.jobId, job]]);
  const inputs = [...jobs].map(([jobId, { matchJob }]) => [jobId, matchJob]);
  const key = createHash('sha256')
    .update(JSON.stringify([job === null, inputs]))
    .digest('base64url');
  const kept = columns.scores.get(key);
  if (kept !== undefined && !kept.includes(notScored)) return kept;
  const scorers = new Map([...jobs].map(([jobId, { matchJob }]) => [jobId, matchJob && packedScorer(matchJob)]));
  const scores = kept?.slice() ?? new Int8Array(columns.size).fill(notScored);
  const turn = takingTurns();
  for (let row = 0; row < columns.size; row++) {
    const scorer = scorers.get(job?.jobId ?? columns.jobIds[row] ?? '');
    if (scores[row] === notScored) scores[row] = scorer?.(personAt(columns, row)) ?? -1;
    await turn();
  }
  if (kept === undefined && columns.scores.size >= keptScores) columns.scores.clear();
  columns.scores.set(key, scores);
  return scores;
}
