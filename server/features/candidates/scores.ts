/** The shown matches of all candidates, with one job or with the job of each release; −1 for 'keine Aussage'. */
import { createHash } from 'node:crypto';
import { jobColumns, noMatch, scorerOf, valueFitsOf } from '#shared/matching/score.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import { coarsen, coversSkills } from '#shared/releases/anonymous.ts';
import { storedMatch } from '#shared/releases/required.ts';
import type { Tx } from '../../core/database/db.ts';
import { openYielder } from '../../core/runtime/yielding.ts';
import type { Candidates } from './candidate-cache.ts';
import { type JobToMatch, listJobsToMatch } from './company-jobs.ts';

const maxCachedScores = 16;

export async function getScores(
  tx: Tx,
  { orgId, candidates, job }: { orgId: string; candidates: Candidates; job: JobToMatch | null },
): Promise<Int8Array> {
  const jobs = job === null ? [...(await listJobsToMatch(tx, orgId, candidates.jobIds)).values()] : [job];
  const matchJobs = new Map(jobs.flatMap(({ jobId, matchJob }) => (matchJob === null ? [] : [[jobId, matchJob]])));
  const key = createHash('sha256')
    .update(JSON.stringify([job === null, [...matchJobs]]))
    .digest('base64url');
  const cached = candidates.scores.get(key);
  if (cached !== undefined) return cached;
  const scores = await computeScores(candidates, matchJobs, job?.jobId ?? null);
  if (candidates.scores.size >= maxCachedScores) candidates.scores.clear();
  candidates.scores.set(key, scores);
  return scores;
}

export async function computeScores(
  { rows, people }: Pick<Candidates, 'rows' | 'people'>,
  matchJobs: ReadonlyMap<string, MatchJob>,
  jobId: string | null,
): Promise<Int8Array> {
  const jobs = [...matchJobs.values()];
  const placeOf = new Map([...matchJobs.keys()].map((id, place) => [id, place]));
  const columns = jobColumns(jobs);
  const exactFit = valueFitsOf(people, columns);
  const valueFit = (place: number, job: number): number | null => {
    const row = rows[place];
    if (row?.isNamed !== false) return exactFit(place, job);
    return row.valueFit === null ? null : row.valueFit / 100;
  };
  const { match } = scorerOf(people, columns, { valueFit });
  const scores = new Int8Array(rows.length).fill(noMatch);
  const yieldIfDue = openYielder();
  for (const [place, row] of rows.entries()) {
    const job = placeOf.get(jobId ?? row.jobId ?? '');
    if (job === undefined) continue;
    const skills = jobs[job]?.skills ?? [];
    const exact = match(place, job);
    if (row.parts !== null)
      scores[place] = storedMatch(row.parts, { jobId: jobId ?? row.jobId ?? '', skills })?.match ?? noMatch;
    else if (row.isNamed) scores[place] = exact;
    else if (exact !== noMatch && (row.rankedSkills === 0 || coversSkills(row.toldIds, skills)))
      scores[place] = coarsen(exact, row.noise);
    await yieldIfDue();
  }
  return scores;
}
