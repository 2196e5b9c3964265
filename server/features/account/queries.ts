import type { ApplicantDataKind } from '#shared/account/schema.ts';
import { personEventKinds } from '#shared/releases/view-log-events.ts';
import type { Tx } from '../../core/database/db.ts';

export function findPendingEmail(tx: Tx, userId: string, now: Date) {
  return tx.oneTimeToken.findFirst({
    where: { userId, purpose: 'change_email', usedAt: null, expiresAt: { gt: now } },
    select: { email: true },
  });
}

export const countUnusedRecoveryCodes = (tx: Tx, userId: string): Promise<number> =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });

/** Waits for writes in progress and blocks later ones, because writers of applicant data lock the profile too. */
export async function lockAccountType(tx: Tx, userId: string) {
  await tx.$queryRaw`select 1 from profiles where user_id = ${userId}::uuid for update`;
  const select = { userType: true, platformRole: true } as const;
  const profile = await tx.profile.findUniqueOrThrow({ where: { userId }, select });
  return { ...profile, isMember: (await tx.organisationMember.count({ where: { userId } })) > 0 };
}

const companyKinds = Object.entries(personEventKinds).flatMap(([kind, by]) => (by === 'company' ? [kind] : []));

/** Empty profiles and ended subscriptions do not count. Refusals remain, because they bind companies in any case. */
export async function getApplicantDataFlags(tx: Tx, userId: string): Promise<Record<ApplicantDataKind, boolean>> {
  const [row] = await tx.$queryRaw<Array<Record<ApplicantDataKind, boolean>>>`
    select exists (select from softskill_test_results where user_id = own.id)
           or exists (select from value_test_results where user_id = own.id) as results,
           exists (select from releases where user_id = own.id) as releases,
           exists (select from applications where user_id = own.id) as applications,
           exists (select from found_profiles where user_id = own.id)
           or exists (select from found_blocks where user_id = own.id) as found,
           exists (select from applicant_profiles where user_id = own.id
                    and (phone, location, bio, experience, education, hidden_skill_ids) <> ('', '', '', '[]', '[]', '{}')) as profile,
           exists (select from saved_jobs where user_id = own.id) as "savedJobs",
           exists (select from job_mail_subscriptions where user_id = own.id and ended_at is null) as "jobMails",
           exists (select from person_events where user_id = own.id and kind = any(${companyKinds})) as "viewLog"
      from (select ${userId}::uuid as id) own`;
  if (row === undefined) throw new Error('the query always returns a row');
  return row;
}
