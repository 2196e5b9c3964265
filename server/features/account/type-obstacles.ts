import { type ApplicantHolding, applicantHoldings, type TypeObstacle } from '#shared/account/account-type.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';
import { findHoldings } from './account-type-queries.ts';

/** Applicant data of the account. The caller holds the lock of the profile, so nothing is added until the transaction ends. */
export async function applicantHoldingsOf(tx: Tx, userId: string): Promise<ApplicantHolding[]> {
  const held = await findHoldings(tx, userId);
  return applicantHoldings.filter((one) => held[one]);
}

type Typed = { userId: string; userType: UserType; isMember: boolean };

/** Members may have applicant accounts; a membership blocks only the change of a company account. */
export async function typeObstacles(tx: Tx, { userId, userType, isMember }: Typed): Promise<TypeObstacle[]> {
  if (userType === 'applicant') return applicantHoldingsOf(tx, userId);
  return isMember ? ['organisation'] : [];
}
