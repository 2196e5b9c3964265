/** Consents with their wording and time. Withdrawn consents remain as proof. */
import type { Tx } from '../../core/database/db.ts';

type Agreed = { userId: string; kind: string; version: number; givenAt: Date };

export async function giveConsent(tx: Tx, consent: Agreed): Promise<void> {
  await tx.consent.create({ data: consent, select: { id: true } });
}

export async function withdrawConsents(
  tx: Tx,
  { userId, kind, withdrawnAt }: { userId: string; kind: string; withdrawnAt: Date },
): Promise<void> {
  await tx.consent.updateMany({ where: { userId, kind, withdrawnAt: null }, data: { withdrawnAt } });
}

export async function withdrawAllConsents(tx: Tx, userId: string, withdrawnAt: Date): Promise<void> {
  await tx.consent.updateMany({ where: { userId, withdrawnAt: null }, data: { withdrawnAt } });
}

/** Required before the organisation is deleted, because it reads its releases and team shares. */
export async function withdrawConsentsTo(tx: Tx, { orgId, now }: { orgId: string; now: Date }): Promise<void> {
  await tx.$executeRaw`
    update consents c set withdrawn_at = ${now}::timestamptz
      from releases r
     where r.org_id = ${orgId}::uuid and c.user_id = r.user_id and c.kind = 'release' and c.withdrawn_at is null
       and not exists (select 1 from releases o where o.user_id = r.user_id and o.org_id <> r.org_id)`;
  await tx.$executeRaw`
    update consents c set withdrawn_at = ${now}::timestamptz
      from team_shares t
     where t.org_id = ${orgId}::uuid and c.user_id = t.user_id and c.kind = 'sharingWithTeam' and c.withdrawn_at is null`;
}
