import type { PersonEventDetails, PersonEventKind } from '#shared/releases/view-log-events.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';

type NewEvents = {
  kind: PersonEventKind;
  orgId: string;
  actorId: string;
  details: PersonEventDetails;
  userIds: readonly string[];
};

export async function recordEventForMany(
  { clock }: App,
  tx: Tx,
  { kind, orgId, actorId, details, userIds }: NewEvents,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.$executeRaw`
    insert into person_events (user_id, id, kind, org_id, org_name, actor_id, details, created_at)
    select seen.user_id, gen_random_uuid(), ${kind}, o.id, o.name, ${actorId}::uuid, ${JSON.stringify(details)}::jsonb,
           ${clock.now()}::timestamptz
      from unnest(${[...userIds].sort()}::uuid[]) seen(user_id)
      join orgs o on o.id = ${orgId}::uuid`;
}
