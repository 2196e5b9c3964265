/**
 * An anonymous release shows groups of the required skills and the value words of both sides. They are fixed when the
 * person gives or narrows the release, so that later jobs and values reveal nothing more.
 */
import { addSkills, type Disclosure, maxDisclosedSkills } from '#shared/releases/anonymous.ts';
import { disclosureOfSnapshot } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';
import { findCompanyValues, findLiveRelease, listOnlineJobSkills, listReleaseJobs } from './disclosure-queries.ts';

type DisclosureTarget = { orgId: string; userId: string; now: Date; job: { skillIds: readonly number[] } | null };

export async function extendDisclosure(tx: Tx, { orgId, userId, now, job }: DisclosureTarget): Promise<Disclosure> {
  const [liveRelease, words] = await Promise.all([
    findLiveRelease(tx, { orgId, userId, now }),
    findCompanyValues(tx, orgId),
  ]);
  const disclosedSkillIds = liveRelease === null ? [] : [...disclosureOfSnapshot(liveRelease.snapshot).skillIds];
  if (job !== null) return { skillIds: addSkills(disclosedSkillIds, job.skillIds) ?? job.skillIds, words };
  return { skillIds: addSkillsOfJobs(disclosedSkillIds, await listOnlineJobSkills(tx, orgId, now)), words };
}

export async function disclosureOfRelease(
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
): Promise<Disclosure> {
  const [jobs, words] = await Promise.all([listReleaseJobs(tx, { orgId, releaseId }), findCompanyValues(tx, orgId)]);
  const skillIds = addSkillsOfJobs(
    [],
    jobs.slice(0, maxDisclosedSkills).flatMap(({ requirements }) => (requirements ? [requirements.skillIds] : [])),
  );
  return { skillIds, words };
}

const addSkillsOfJobs = (known: readonly number[], jobs: readonly (readonly number[])[]): number[] =>
  jobs.reduce<number[]>(
    (disclosed, requiredSkillIds) => addSkills(disclosed, requiredSkillIds) ?? disclosed,
    [...known],
  );
