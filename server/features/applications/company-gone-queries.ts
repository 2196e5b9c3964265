import { openStatuses } from '#shared/applications/status.ts';
import type { Tx } from '../../core/database/db.ts';

type Waiting = { userId: string; jobTitle: string };

/** Everybody with an open application to the organisation, each once, by the last one. */
export const listWaiting = (tx: Tx, orgId: string, take: number): Promise<Waiting[]> =>
  tx.$queryRaw<Waiting[]>`
    select "userId", "jobTitle" from (
      select distinct on (user_id) user_id as "userId", job_title as "jobTitle", applied_at
        from applications where org_id = ${orgId}::uuid and status = any(${[...openStatuses]}::text[]::application_status[])
       order by user_id, applied_at desc) latest
     order by applied_at desc limit ${take}`;
