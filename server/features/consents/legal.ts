import type { AnswerLegalInput } from '#shared/consents/schema.ts';
import { type LegalSlug, type LegalState, legalSlugs } from '#shared/consents/state.ts';
import { consentVersion } from '#shared/texts/consents.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { findNewestLegalVersion } from './legal-versions.ts';

/** Replaces the answers of an earlier sign-up with the same unconfirmed address. */
export async function agreeAtSignUp(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.consent.deleteMany({ where: { userId, kind: { in: [...legalSlugs] } } });
  if (at === null) return;
  for (const kind of legalSlugs) {
    const newest = await findNewestLegalVersion(tx, kind);
    if (newest === null) continue;
    const data = { userId, kind, version: consentVersion(kind), document: newest.number, givenAt: at };
    await tx.consent.create({ data, select: { id: true } });
  }
}

type StateRow = {
  kind: LegalSlug;
  newest: number;
  publishedAt: Date;
  asked: number;
  answered: number | null;
  isDeclined: boolean;
  agreed: number | null;
  agreedAt: Date | null;
};

/** The question is open while no answer is as new as the last version that asks. */
export async function legalStates(tx: Tx, userId: string): Promise<LegalState[]> {
  const rows = await tx.$queryRaw<StateRow[]>`
    select v.slug as kind, v.newest, v.published_at as "publishedAt", v.asked,
           a.document as answered, coalesce(a.ended_as = 'declined', false) as "isDeclined",
           g.document as agreed, g.given_at as "agreedAt"
      from (select slug, max(number) as newest, max(published_at) as published_at,
                   coalesce(max(number) filter (where asks), 1) as asked
              from legal_versions group by slug) v
      left join lateral (select document, ended_as from consents
                          where user_id = ${userId}::uuid and kind = v.slug order by document desc limit 1) a on true
      left join lateral (select document, given_at from consents
                          where user_id = ${userId}::uuid and kind = v.slug and withdrawn_at is null
                          order by document desc limit 1) g on true
     order by v.slug desc`;
  return rows.map(({ kind, newest, publishedAt, asked, answered, isDeclined, agreed, agreedAt }) => ({
    kind,
    newest: { document: newest, publishedAt },
    agreed: agreed === null || agreedAt === null ? null : { document: agreed, at: agreedAt },
    isOpen: answered === null || answered < asked,
    isDeclined,
  }));
}

const maxSummaries = 20;

/** The summaries of the versions after `document`, newest first. */
export async function listSummaries(tx: Tx, slug: LegalSlug, document: number): Promise<string[]> {
  const rows = await tx.legalVersion.findMany({
    where: { slug, asks: true, number: { gt: document }, NOT: { summary: '' } },
    orderBy: { number: 'desc' },
    take: maxSummaries,
    select: { summary: true },
  });
  return rows.map(({ summary }) => summary);
}

/**
 * An agreement replaces the one to an earlier version. A person who declines keeps the earlier one, and can agree later.
 * @throws RuleError STALE_CHANGE unless the version is the newest one
 */
export async function answerLegal(
  tx: Tx,
  { kind, document, answer }: AnswerLegalInput,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  if ((await findNewestLegalVersion(tx, kind))?.number !== document) throw new RuleError('STALE_CHANGE');
  const isDeclined = answer === 'declined';
  const [withdrawnAt, endedAs] = isDeclined ? [at, 'declined'] : [null, null];
  await tx.$executeRaw`
    insert into consents (user_id, kind, version, document, given_at, withdrawn_at, ended_as)
    values (${userId}::uuid, ${kind}, ${consentVersion(kind)}, ${document}, ${at}::timestamptz,
            ${withdrawnAt}::timestamptz, ${endedAs})
        on conflict (user_id, kind, document) do update
       set given_at = excluded.given_at, withdrawn_at = excluded.withdrawn_at, ended_as = excluded.ended_as
     where consents.ended_as = 'declined'`;
  if (isDeclined) return;
  await tx.consent.updateMany({
    where: { userId, kind, withdrawnAt: null, document: { lt: document } },
    data: { withdrawnAt: at, endedAs: 'replaced' },
  });
}
