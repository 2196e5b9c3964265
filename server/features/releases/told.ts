/**
 * An anonymous release shows groups of the skills that the company's jobs require, and the value words that both
 * sides chose. Fixed when the release is given or narrowed, so that later jobs and values reveal nothing more.
 */
import { type Told, withSkills } from '#shared/releases/anonymous.ts';
import { toldBy } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';
import { findToldTo, findWords, listSkillsOfJobs, listSkillsOnline } from './told-queries.ts';

type Given = { orgId: string; userId: string; now: Date; job: { skillIds: readonly number[] } | null };

/**
 * Adds the skills of the job, or of the newest online jobs for a company, to what was disclosed before, up to the
 * limit.
 */
export async function toldBesides(tx: Tx, { orgId, userId, now, job }: Given): Promise<Told> {
  const [before, words] = await Promise.all([findToldTo(tx, { orgId, userId, now }), findWords(tx, orgId)]);
  const known = before === null ? [] : [...toldBy(before).skillIds];
  if (job !== null) return { skillIds: withSkills(known, job.skillIds) ?? job.skillIds, words };
  return { skillIds: fitting(known, await listSkillsOnline(tx, orgId, now)), words };
}

export async function toldOfRelease(tx: Tx, { orgId, releaseId }: { orgId: string; releaseId: string }): Promise<Told> {
  const [jobs, words] = await Promise.all([listSkillsOfJobs(tx, { orgId, releaseId }), findWords(tx, orgId)]);
  return { skillIds: fitting([], jobs), words };
}

const fitting = (known: readonly number[], jobs: readonly (readonly number[])[]): number[] =>
  jobs.reduce<number[]>((told, asked) => withSkills(told, asked) ?? told, [...known]);
