/**
 * Consents with their wording and time, and the published versions of terms and privacy information.
 * - A consent that ended remains as proof. Giving it again ends the former one as replaced.
 * - Agreeing twice to a legal version stores one row.
 */
import type { ConsentEnd } from '#shared/consents/state.ts';
import { type ConsentKind, consentVersion } from '#shared/texts/consents.ts';
import type { Tx } from '../../core/database/db.ts';

export { type ConsentRow, findOwnConsent, listConsents } from './consent-queries.ts';
export { agreeAtSignUp, answerLegal, legalStates, listSummaries } from './legal.ts';
export { findLegalVersion, findNewestLegalVersion, recordLegalVersion } from './legal-versions.ts';

/** `orgId`: the company of a release or the organisation of a team share. */
type Subject = { userId: string; kind: ConsentKind; orgId?: string };

export async function giveConsent(tx: Tx, { givenAt, ...subject }: Subject & { givenAt: Date }): Promise<void> {
  const { userId, kind, orgId = null } = subject;
  await withdrawConsents(tx, { ...subject, withdrawnAt: givenAt, as: 'replaced' });
  await tx.$executeRaw`
    insert into consents (user_id, kind, version, org_id, org_name, given_at)
    values (${userId}::uuid, ${kind}, ${consentVersion(kind)}, ${orgId}::uuid,
            (select name from orgs where id = ${orgId}::uuid), ${givenAt}::timestamptz)`;
}

type End = { withdrawnAt: Date; as?: ConsentEnd };

/** Without `orgId`: to all companies. */
export async function withdrawConsents(
  tx: Tx,
  { withdrawnAt, as: endedAs = 'withdrawn', ...subject }: Subject & End,
): Promise<void> {
  await tx.consent.updateMany({ where: { ...subject, withdrawnAt: null }, data: { withdrawnAt, endedAs } });
}

/** Terms and privacy information apply as long as the account, also while it waits for its deletion. */
export async function withdrawAllConsents(tx: Tx, userId: string, withdrawnAt: Date): Promise<void> {
  const where = { userId, withdrawnAt: null, document: null };
  await tx.consent.updateMany({ where, data: { withdrawnAt, endedAs: 'ended' } });
}

/** Call it before the organisation is deleted. */
export async function withdrawConsentsTo(tx: Tx, { orgId, now }: { orgId: string; now: Date }): Promise<void> {
  await tx.consent.updateMany({ where: { orgId, withdrawnAt: null }, data: { withdrawnAt: now, endedAs: 'ended' } });
}
