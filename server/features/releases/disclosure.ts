/**
 * An anonymous release shows groups of the required skills and the value words of both sides. They are fixed when the
 * person gives or narrows the release, so that later jobs and values reveal nothing more.
 */
import { addSkills, type Disclosure } from '#shared/releases/anonymous.ts';
import { disclosureBy } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';
import { findCompanyValues, findLiveSnapshot, listSkillsOfJobs, listSkillsOnline } from './disclosure-queries.ts';

type DisclosureTarget = { orgId: string; userId: string; now: Date; job: { skillIds: readonly number[] } | null };

export async function extendDisclosure(tx: Tx, { orgId, userId, now, job }: DisclosureTarget): Promise<Disclosure> {
  const [before, words] = await Promise.all([
    findLiveSnapshot(tx, { orgId, userId, now }),
    findCompanyValues(tx, orgId),
  ]);
  const known = before === null ? [] : [...disclosureBy(before).skillIds];
  if (job !== null) return { skillIds: addSkills(known, job.skillIds) ?? job.skillIds, words };
  return { skillIds: addFittingJobs(known, await listSkillsOnline(tx, orgId, now)), words };
}

export async function disclosureOfRelease(
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
): Promise<Disclosure> {
  const [jobs, words] = await Promise.all([listSkillsOfJobs(tx, { orgId, releaseId }), findCompanyValues(tx, orgId)]);
  return { skillIds: addFittingJobs([], jobs), words };
}

const addFittingJobs = (known: readonly number[], jobs: readonly (readonly number[])[]): number[] =>
  jobs.reduce<number[]>((disclosed, asked) => addSkills(disclosed, asked) ?? disclosed, [...known]);
