import type { Database } from '../../core/db.ts';
import { type DetailRow, detailColumns } from './detail-queries.ts';

/** Jobs that are online, in the order of their ids, behind `after`; null: from the first. */
export async function listForFeed(
  { readPool }: Database,
  { after, take, now }: { after: string | null; take: number; now: Date },
): Promise<DetailRow[]> {
  const { rows } = await readPool.query<DetailRow>({
    name: 'jobs-feed',
    text: `select ${detailColumns} from published_jobs p join orgs o on o.id = p.org_id
            where p.ends_at > $1 and p.job_id > $2 order by p.job_id limit $3`,
    values: [now, after ?? '00000000-0000-0000-0000-000000000000', take],
  });
  return rows;
}
