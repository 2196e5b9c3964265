import type { Tx } from '../../../core/database/db.ts';

export async function countAuditEvents(tx: Tx, since: Date): Promise<number> {
  const [row] = await tx.$queryRaw<Array<{ count: number }>>`
    select count(*)::int as count from audit_events where created_at > ${since}::timestamptz`;
  return row?.count ?? 0;
}

export async function getQueueState(tx: Tx, since: Date) {
  const [row] = await tx.$queryRaw<Array<{ waiting: number; active: number; failedOfDay: number }>>`
    select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
           count(*) filter (where state = 'active')::int as active,
           count(*) filter (where state = 'failed' and completed_on > ${since}::timestamptz)::int as "failedOfDay"
      from pgboss.job where state in ('created', 'retry', 'active', 'failed')`;
  return row ?? { waiting: 0, active: 0, failedOfDay: 0 };
}

export async function getMailState(tx: Tx, since: Date) {
  const [row] = await tx.$queryRaw<Array<{ waiting: number; failing: number; sentOfDay: number }>>`
    select count(*) filter (where sent_at is null and attempts = 0)::int as waiting,
           count(*) filter (where sent_at is null and attempts > 0)::int as failing,
           count(*) filter (where sent_at > ${since}::timestamptz)::int as "sentOfDay"
      from mail_outbox where sent_at is null or sent_at > ${since}::timestamptz`;
  return row ?? { waiting: 0, failing: 0, sentOfDay: 0 };
}

export async function getStorageState(tx: Tx) {
  const [row] = await tx.$queryRaw<Array<{ files: number; bytes: number }>>`
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from stored_files`;
  return row ?? { files: 0, bytes: 0 };
}

export async function getAiState(tx: Tx, month: string) {
  const [row] = await tx.$queryRaw<Array<{ tokensOfMonth: number; requestsOfMonth: number }>>`
    select coalesce(sum(used), 0)::float8 as "tokensOfMonth", coalesce(sum(requests), 0)::int as "requestsOfMonth"
      from ai_usage where month = ${month}::date`;
  return row ?? { tokensOfMonth: 0, requestsOfMonth: 0 };
}
