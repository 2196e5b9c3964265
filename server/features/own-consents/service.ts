/**
 * A person's own consents: current ones, ended ones, and the answers to new terms. Withdrawing runs the feature that
 * depends on the consent, so that it takes effect at once. No answer is ever required to use the account.
 */
import type { AnswerLegalInput } from '#shared/consents/schema.ts';
import type { ConsentEnd, LegalQuestion, LegalSlug, LegalState, OwnConsent } from '#shared/consents/state.ts';
import { textChanges } from '#shared/consents/text-changes.ts';
import type { PageContent } from '#shared/pages/page-content.ts';
import { type ConsentKind, consentWording, isConsentKind } from '#shared/texts/consents.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { inTransaction } from '../../core/database/db.ts';
import { readPage, type TimeCursor } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { withdrawShare } from '../candidates/service.ts';
import {
  answerLegal,
  type ConsentRow,
  findLegalVersion,
  findNewestLegalVersion,
  findOwnConsent,
  legalStates,
  listConsents,
  listSummaries,
  withdrawConsents,
} from '../consents/service.ts';
import { changeJobMails } from '../matching/service.ts';
import { renderMarkdown } from '../pages/service.ts';
import { withdrawReleaseTo } from '../releases/service.ts';
import { switchOff } from '../talent-pool/service.ts';

const pageSize = 20;

type ConsentPage = { consents: OwnConsent[]; nextCursor: string | null };

export async function consentPage(
  { app, user }: SignedInContext,
  { part, cursor }: { part: 'current' | 'ended'; cursor?: PageCursor },
): Promise<ConsentPage> {
  const { userId } = user;
  const { rows, nextCursor } = await readPage(
    { app, list: `${part} consents of ${userId}`, size: pageSize, cursor },
    (take, after: TimeCursor | null) => listConsents(app.db.prisma, part, { userId, take, after }),
    ({ id, givenAt, withdrawnAt }) => ({ at: withdrawnAt ?? givenAt, id }),
  );
  return { consents: rows.map(toOwnConsent), nextCursor };
}

function toOwnConsent({ id, kind, version, orgName, document, givenAt, withdrawnAt, endedAs }: ConsentRow): OwnConsent {
  const known = knownKind(kind);
  return {
    consentId: id,
    kind: known,
    wording: consentWording(known, version),
    version,
    company: orgName,
    document,
    givenAt,
    end: withdrawnAt === null ? null : { at: withdrawnAt, as: (endedAs as ConsentEnd | null) ?? 'withdrawn' },
  };
}

function knownKind(kind: string): ConsentKind {
  if (!isConsentKind(kind)) throw new Error(`unknown kind of consent: ${kind}`);
  return kind;
}

type Withdrawal = (ctx: SignedInContext, orgId: string | null) => Promise<unknown>;

const withdrawals: Readonly<Record<Exclude<ConsentKind, LegalSlug>, Withdrawal>> = {
  weeklyJobMail: (ctx) => changeJobMails(ctx, false),
  beingFound: (ctx) => switchOff(ctx),
  release: async (ctx, orgId) => orgId !== null && withdrawReleaseTo(ctx, orgId),
  sharingWithTeam: async (ctx, orgId) => orgId !== null && withdrawShare(ctx, orgId),
};

/** Without effect on a consent that ended. @throws RuleError NOT_FOUND, also for terms and privacy information */
export async function withdrawConsent(ctx: SignedInContext, consentId: string): Promise<void> {
  const { app, user } = ctx;
  const { userId } = user;
  const consent = await findOwnConsent(app.db.prisma, { id: consentId, userId });
  if (consent === null || consent.document !== null) throw new RuleError('NOT_FOUND');
  if (consent.withdrawnAt !== null) return;
  const kind = knownKind(consent.kind);
  if (kind === 'terms' || kind === 'privacy') throw new RuleError('NOT_FOUND');
  await withdrawals[kind](ctx, consent.orgId);
  const subject = { userId, kind, ...(consent.orgId !== null && { orgId: consent.orgId }) };
  await inTransaction(app.db, (tx) => withdrawConsents(tx, { ...subject, withdrawnAt: app.clock.now() }));
}

export const ownLegalStates = ({ app, user }: SignedInContext): Promise<LegalState[]> =>
  legalStates(app.db.prisma, user.userId);

/** The changes since the version that the person agreed to. @throws RuleError NOT_FOUND */
export async function legalQuestion({ app, user }: SignedInContext, kind: LegalSlug): Promise<LegalQuestion> {
  const { prisma } = app.db;
  const [newest, states] = await Promise.all([findNewestLegalVersion(prisma, kind), legalStates(prisma, user.userId)]);
  if (newest === null) throw new RuleError('NOT_FOUND');
  const { number, publishedAt, markdown } = newest;
  const agreed = states.find((state) => state.kind === kind)?.agreed?.document ?? null;
  const former = agreed === null ? null : await findLegalVersion(prisma, kind, agreed);
  return {
    kind,
    document: number,
    publishedAt,
    summaries: agreed === null ? [] : await listSummaries(prisma, kind, agreed),
    changes: former === null ? null : textChanges(former.markdown, markdown),
  };
}

type LegalText = { title: string; publishedAt: Date } & PageContent;

/** @throws RuleError NOT_FOUND */
export async function legalText(
  { app }: SignedInContext,
  { kind, document }: { kind: LegalSlug; document: number },
): Promise<LegalText> {
  const version = await findLegalVersion(app.db.prisma, kind, document);
  if (version === null) throw new RuleError('NOT_FOUND');
  const { title, publishedAt, markdown } = version;
  return { title, publishedAt, ...(await renderMarkdown(app, markdown)) };
}

export const answerLegalQuestion = ({ app, user }: SignedInContext, answer: AnswerLegalInput): Promise<void> =>
  inTransaction(app.db, (tx) => answerLegal(tx, answer, { userId: user.userId, at: app.clock.now() }));
