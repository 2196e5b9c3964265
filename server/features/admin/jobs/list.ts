/** All jobs, for staff: whose they are and in which state, nothing of candidates or applications. */
import type { AdminJobsInput, JobInAdminList } from '#shared/admin/jobs.ts';
import { listPageSize } from '#shared/admin/list.ts';
import { referenceOf } from '#shared/jobs/board.ts';
import type { App } from '../../../core/app.ts';
import { type Placed, readKeysetPage } from '../../../core/database/keyset.ts';
import type { Collected, ListSize } from '../../../core/database/list-search.ts';
import { findOwner } from '../courses/owner-queries.ts';
import { type JobRow, listJobs } from './list-queries.ts';

const shown: ListSize = { size: listPageSize, isWhole: false };

/** `isCut`: a search found more than the list goes through. */
export async function jobsPage(app: App, input: AdminJobsInput, { size, isWhole } = shown) {
  const tx = app.db.prisma;
  const [{ rows, nextCursor }, organisation] = await Promise.all([
    readKeysetPage(size, (take) => listJobs(tx, { input, take, isWhole })),
    findOwner(tx, input.org),
  ]);
  return { rows: rows.map(presentInList), nextCursor, organisation, isCut: rows[0]?.isCut ?? false };
}

export function presentInList(row: Omit<JobRow, keyof Placed | keyof Collected>): JobInAdminList {
  const { jobId, number, title, orgId, orgName, status, isTakenDown, createdAt, updatedAt } = row;
  const organisation = { organisationId: orgId, name: orgName };
  return { jobId, reference: referenceOf(number), title, organisation, status, isTakenDown, createdAt, updatedAt };
}
