/** The match of everybody, as it is shown, with one job or with the job that each released for; −1 for 'keine Aussage'. */
import { createHash } from 'node:crypto';
import { coarseMatch } from '#shared/releases/anonymous.ts';
import { packedScorer } from '#shared/releases/packed.ts';
import type { Tx } from '../../core/database/db.ts';
import { takingTurns } from '../../core/runtime/turns.ts';
import { type Columns, coarseAt, jobsIn, keptScores, notScored, personAt } from './columns.ts';
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
  const scorers = new Map(
    [...jobs].map(([jobId, { matchJob }]) => [jobId, matchJob && { score: packedScorer(matchJob), ...matchJob }]),
  );
  const scores = kept?.slice() ?? new Int8Array(columns.size).fill(notScored);
  const turn = takingTurns();
  for (let row = 0; row < columns.size; row++) {
    const scorer = scorers.get(job?.jobId ?? columns.jobIds[row] ?? '');
    if (scores[row] !== notScored) continue;
    if (!scorer) scores[row] = -1;
    else if (columns.isNamed[row] === 1) scores[row] = scorer.score(personAt(columns, row));
    else scores[row] = coarseMatch(coarseAt(columns, row), scorer.skills, columns.noise[row] ?? 0)?.match ?? -1;
    await turn();
  }
  if (kept === undefined && columns.scores.size >= keptScores) columns.scores.clear();
  columns.scores.set(key, scores);
  return scores;
}
