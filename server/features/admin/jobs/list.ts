import { Prisma } from '#prisma/generated/client.ts';
import { type AdminJobRow, type AdminJobsInput, adminJobsExportInput } from '#shared/admin/jobs.ts';
import { referenceOf } from '#shared/jobs/board.ts';
import type { JobStatus } from '#shared/jobs/draft.ts';
import { adminJobsTexts as texts } from '#shared/texts/admin/jobs.ts';
import type { AdminList } from '../../../core/database/admin-list.ts';
import { listStatement } from '../../../core/database/list-search.ts';

type JobRow = Omit<AdminJobRow, 'organisation' | 'reference'> & { number: number; orgId: string; orgName: string };

const withStatus = (status: JobStatus) => Prisma.sql`and j.status = ${status}::job_status and j.taken_down_at is null`;
const states: Record<AdminJobsInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  draft: withStatus('draft'),
  online: withStatus('published'),
  closed: withStatus('closed'),
  takenDown: Prisma.sql`and j.taken_down_at is not null`,
};

export const jobList: AdminList<AdminJobsInput, JobRow, AdminJobRow> = {
  statement: (query) =>
    listStatement<AdminJobsInput>(
      {
        table: 'jobs j',
        sorts: {
          created: { by: Prisma.sql`j.created_at`, as: 'timestamptz' },
          title: { by: Prisma.sql`lower(j.title)`, as: 'text' },
        },
        filters: ({ state, org }) =>
          Prisma.sql`${states[state]} ${org === undefined ? Prisma.empty : Prisma.sql`and j.org_id = ${org}::uuid`}`,
        columns: Prisma.sql`j.id, j.number, j.title, j.org_id, j.status, j.taken_down_at, j.created_at, j.updated_at`,
        pageColumns: Prisma.sql`
          j.id as "jobId", j.number, j.title, j.org_id as "orgId", (select o.name from orgs o where o.id = j.org_id) as "orgName",
          j.status::text as status, j.taken_down_at is not null as "isTakenDown", j.created_at as "createdAt",
          j.updated_at as "updatedAt"`,
      },
      query,
    ),
  present: presentJob,
  file: {
    route: 'GET /admin/export/jobs.csv',
    title: texts.title,
    input: adminJobsExportInput,
    columns: texts.exportColumns,
    cells: (job) => [
      job.reference,
      job.title,
      job.organisation.name,
      texts.stateOf(job),
      job.createdAt.toISOString(),
      job.updatedAt.toISOString(),
    ],
  },
};

export function presentJob(row: JobRow): AdminJobRow {
  const { jobId, number, title, orgId, orgName, status, isTakenDown, createdAt, updatedAt } = row;
  const organisation = { organisationId: orgId, name: orgName };
  return { jobId, reference: referenceOf(number), title, organisation, status, isTakenDown, createdAt, updatedAt };
}
