import type { JobDraft } from '#shared/jobs/draft.ts';
import type { Tx } from '../../../core/database/db.ts';
import { draftOf } from '../queries.ts';

export const listSkillNames = (tx: Tx) => tx.softskill.findMany({ select: { id: true, name: true } });

export type ImportedJob = { jobId: string; key: string; draft: JobDraft };

/** The organisation's jobs that files call so, held until the transaction ends: nobody's change in between is overwritten unseen. */
export async function lockImported(tx: Tx, orgId: string, keys: readonly string[]): Promise<ImportedJob[]> {
  const rows = await tx.$queryRaw<{ jobId: string; key: string; content: unknown }[]>`
    select id as "jobId", import_key as key, content from jobs
     where org_id = ${orgId}::uuid and import_key = any(${[...keys]}::text[])
     order by id for update`;
  return rows.map(({ content, ...job }) => ({ ...job, draft: draftOf(content) }));
}
