/** Parts of a release of the required skills alone, taken from what the organisation already sees. */
import type { RequiredPart } from '#shared/releases/required.ts';
import { partsOfSnapshot, personOfSnapshot, type ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';
import { findLiveRelease, listReleaseJobs, type ReleaseJob } from './disclosure-queries.ts';
import { unpackDraws } from './release-queries.ts';
import { requiredPartOf } from './release-snapshot.ts';
import { matchJobOf } from './target.ts';

type ReleaseContent = { orgId: string; releaseId: string; snapshot: ReleaseSnapshot; draws: Uint8Array | null };

/** The job of the release and the jobs with an open application. Contains no newer data. */
export async function partsOfRelease(tx: Tx, release: ReleaseContent): Promise<RequiredPart[]> {
  return partsForJobs(release, await listReleaseJobs(tx, release));
}

/** `endedJobIds`: shown until now, but their application is not open any more. */
type StoredParts = { storedParts: RequiredPart[]; endedJobIds: string[] };

/** An application to another job of the organisation keeps what the open ones show. */
export async function listStoredParts(
  tx: Tx,
  key: { orgId: string; userId: string; now: Date },
  jobId: string,
): Promise<StoredParts> {
  const release = await findLiveRelease(tx, key);
  if (release === null) return { storedParts: [], endedJobIds: [] };
  const jobs = await listReleaseJobs(tx, { orgId: key.orgId, releaseId: release.releaseId });
  const storedParts = await partsForJobs(
    { ...release, orgId: key.orgId },
    jobs.filter((job) => job.jobId !== jobId && job.isOpen),
  );
  const remainingIds = new Set([jobId, ...storedParts.map((part) => part.jobId)]);
  const shownIds = partsOfSnapshot(release.snapshot).flatMap(({ jobId, skills }) => (skills === null ? [] : [jobId]));
  return { storedParts, endedJobIds: shownIds.filter((id) => !remainingIds.has(id)) };
}

/** Skips a job whose last published skills are unknown, unless its part is stored. */
async function partsForJobs({ snapshot, draws }: ReleaseContent, jobs: readonly ReleaseJob[]): Promise<RequiredPart[]> {
  if (snapshot.version === 2) return [];
  if (snapshot.version === 3)
    return jobs.flatMap(({ jobId }) => snapshot.parts.find((part) => part.jobId === jobId) ?? []);
  const result = { whole: snapshot, person: personOfSnapshot(snapshot, await unpackDraws(draws)) };
  return jobs.flatMap(({ jobId, requirements, values }) =>
    requirements === null ? [] : [requiredPartOf(result, { jobId, matchJob: matchJobOf({ ...requirements, values }) })],
  );
}
