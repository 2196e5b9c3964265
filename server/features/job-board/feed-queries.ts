import type { Database } from '../../core/database/db.ts';
import { itsCompany } from './card.ts';
import { type DetailRow, detailColumns } from './detail-queries.ts';

type Portion = { after: string | null; take: number; now: Date; isCheckRequired: boolean };

/** `take` stands in the text: for an unknown number of jobs PostgreSQL would sort all of them. */
export const feedStatement = ({ after, take, now, isCheckRequired }: Portion) => ({
  name: `jobs-feed-${take}${isCheckRequired ? '-verified' : ''}`,
  text: `select ${detailColumns} from published_jobs p ${itsCompany}
          where p.job_id > $1 and case when p.ends_at > $2 then true else false end
            ${isCheckRequired ? 'and o.verified_at is not null' : ''} order by p.job_id limit ${take}`,
  values: [after ?? '00000000-0000-0000-0000-000000000000', now],
});

/** Jobs of verified companies that are online, in the order of their ids, behind `after`; null: from the first. */
export async function listForFeed({ readPool }: Database, portion: Portion): Promise<DetailRow[]> {
  return (await readPool.query<DetailRow>(feedStatement(portion))).rows;
}
