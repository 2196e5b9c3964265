import type { Database } from '../../core/database/db.ts';
import { type CardRow, cardColumns, companyJoin } from './card.ts';

/** Company values are public with every job, because they enter the match; text and logo only with the company page. */
const detailColumns = `${cardColumns}, p.number, p.description, p.field,
  o.organisation_values as values, case when o.is_public then o.description else '' end as "companyText", p.questions,
  p.ends_at as "endsAt"`;

export type DetailRow = CardRow & {
  number: number;
  description: string;
  field: string | null;
  values: string[];
  companyText: string;
  questions: string[];
  endsAt: Date;
};

export async function findJob({ readPool }: Database, jobId: string, now: Date): Promise<DetailRow | null> {
  const { rows } = await readPool.query<DetailRow>({
    name: 'job-online',
    text: `select ${detailColumns} from published_jobs p ${companyJoin} where p.job_id = $1 and p.ends_at > $2`,
    values: [jobId, now],
  });
  return rows[0] ?? null;
}

export async function findFormerTitle({ readPool }: Database, jobId: string): Promise<string | null> {
  const { rows } = await readPool.query<{ title: string }>({
    name: 'job-former',
    text: `select published_title as title from jobs j
            where id = $1 and published_title is not null and taken_down_at is null
              and not exists (select 1 from orgs o where o.id = j.org_id and o.locked_at is not null)`,
    values: [jobId],
  });
  return rows[0]?.title ?? null;
}

type FeedBatch = { after: string | null; take: number; now: Date; isCheckRequired: boolean };

/** `take` is part of the text, because with a parameter as limit PostgreSQL sorts all jobs. */
export const feedStatement = ({ after, take, now, isCheckRequired }: FeedBatch) => ({
  name: `jobs-feed-${take}${isCheckRequired ? '-verified' : ''}`,
  text: `select ${detailColumns} from published_jobs p ${companyJoin}
          where p.job_id > $1 and case when p.ends_at > $2 then true else false end
            ${isCheckRequired ? 'and o.verified_at is not null' : ''} order by p.job_id limit ${take}`,
  values: [after ?? '00000000-0000-0000-0000-000000000000', now],
});

export async function listJobsForFeed({ readPool }: Database, batch: FeedBatch): Promise<DetailRow[]> {
  return (await readPool.query<DetailRow>(feedStatement(batch))).rows;
}
