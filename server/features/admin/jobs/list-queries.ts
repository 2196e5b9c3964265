import { Prisma } from '#prisma/generated/client.ts';
import type { AdminJobsInput } from '#shared/admin/jobs.ts';
import type { JobStatus } from '#shared/jobs/draft.ts';
import type { Tx } from '../../../core/database/db.ts';
import { keysetOf, type Placed, type SortColumn } from '../../../core/database/keyset.ts';
import { type AskedList, type Collected, collectedFirst, matchingWords } from '../../../core/database/list-search.ts';

export type JobRow = Placed &
  Collected & {
    jobId: string;
    number: number;
    title: string;
    orgId: string;
    orgName: string;
    status: JobStatus;
    isTakenDown: boolean;
    createdAt: Date;
    updatedAt: Date;
  };

const columns: Record<AdminJobsInput['sort'], SortColumn> = {
  created: { by: Prisma.sql`j.created_at`, as: 'timestamptz' },
  title: { by: Prisma.sql`lower(j.title)`, as: 'text' },
};

const withStatus = (status: JobStatus) => Prisma.sql`and j.status = ${status}::job_status and j.taken_down_at is null`;
const states: Record<AdminJobsInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  draft: withStatus('draft'),
  online: withStatus('published'),
  closed: withStatus('closed'),
  takenDown: Prisma.sql`and j.taken_down_at is not null`,
};

type Asked = AskedList<Omit<AdminJobsInput, 'direction'>>;

/** Whose they are is looked up for the rows of the page alone. */
export function jobsStatement({ input, take, isWhole = false }: Asked): Prisma.Sql {
  const { place, after, order } = keysetOf({ columns, id: { by: Prisma.sql`j.id`, as: 'uuid' } }, input);
  const ofOne = input.org === undefined ? Prisma.empty : Prisma.sql`and j.org_id = ${input.org}::uuid`;
  const { found, from, isCut } = collectedFirst({
    table: 'jobs j',
    columns: Prisma.sql`j.id, j.number, j.title, j.org_id, j.status, j.taken_down_at, j.created_at, j.updated_at`,
    filters: Prisma.sql`${states[input.state]} ${ofOne} ${matchingWords(Prisma.sql`j.search_text`, input.search)}`,
    isSearch: input.search !== '' && !isWhole,
  });
  return Prisma.sql`
    ${found}
    select j.id as "jobId", j.number, j.title, j.org_id as "orgId",
           (select o.name from orgs o where o.id = j.org_id) as "orgName", j.status::text as status,
           j.taken_down_at is not null as "isTakenDown", j.created_at as "createdAt", j.updated_at as "updatedAt", ${place}, ${isCut} as "isCut"
      from ${from} ${after}
     order by ${order}
     limit ${take}`;
}

export const listJobs = (tx: Tx, asked: Asked): Promise<JobRow[]> => tx.$queryRaw(jobsStatement(asked));
