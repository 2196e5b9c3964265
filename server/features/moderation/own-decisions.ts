import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { OwnDecisions } from '#shared/moderation/decision.ts';
import type { DecisionAnswerInput } from '#shared/moderation/schema.ts';
import { answeredMail } from '#shared/texts/moderation/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readKeysetPage } from '../../core/database/keyset.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { mailAdmins } from '../auth/service.ts';
import { ownOrganisationId, requireMemberRight } from '../members/service.ts';
import { listOwnDecisions, listOwnDecisionsOfResource, lockDecision, updateAnswer } from './decision-queries.ts';

const pageSize = 20;

/** The permission table does not distinguish roles in a locked organisation. */
const isManager = (role: OrganisationRole | undefined): boolean => role === 'owner' || role === 'admin';

export async function listDecisionsOfOrganisation(ctx: SignedInContext, cursor: string | null) {
  const orgId = ownOrganisationId(ctx);
  const tx = ctx.app.db.prisma;
  const kind = ctx.user.organisation?.isLocked === true ? 'organisation' : null;
  const { rows: decisions, nextCursor } = await readKeysetPage(pageSize, (take) =>
    listOwnDecisions(tx, { orgId, kind, cursor }, take),
  );
  return { decisions, nextCursor, mayAnswer: isManager(ctx.user.organisation?.role) };
}

export async function listDecisionsOfResource(ctx: SignedInContext, resourceId: string): Promise<OwnDecisions> {
  const orgId = ownOrganisationId(ctx);
  const tx = ctx.app.db.prisma;
  const decisions = await listOwnDecisionsOfResource(tx, { orgId, resourceId });
  return { decisions, mayAnswer: isManager(ctx.user.organisation?.role) };
}

/** @throws RuleError NOT_FOUND, FORBIDDEN unless owner or admin, NOT_TAKEN_DOWN, ALREADY_ANSWERED */
export const answerDecision = (ctx: SignedInContext, { decisionId, text }: DecisionAnswerInput): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const orgId = ownOrganisationId(ctx);
    const decision = await lockDecision(tx, { decisionId, orgId });
    if (decision === null) throw new RuleError('NOT_FOUND');
    const { role } = await requireMemberRight(ctx, tx, { action: 'moderation.answer' });
    if (!isManager(role)) throw new RuleError('FORBIDDEN');
    if (!decision.holds) throw new RuleError('NOT_TAKEN_DOWN');
    if (decision.isAnswered) throw new RuleError('ALREADY_ANSWERED');
    await updateAnswer(tx, { decisionId, answer: text, by: ctx.user.userId, at: ctx.app.clock.now() });
    const { kind, resourceId, title } = decision;
    const details = { kind, resource_id: resourceId };
    await logAuditEvent(ctx, tx, { action: 'moderation_answered', resourceId: orgId, orgId, details, names: {} });
    await mailAnswerToAdmins(ctx.app, tx, { kind, title, text, resourceId });
  });

const pages = { organisation: 'organizations', course: 'courses', job: 'jobs' } as const;
type AnswerMail = { kind: keyof typeof pages; title: string; text: string; resourceId: string };

async function mailAnswerToAdmins(app: App, tx: Tx, { kind, title, text, resourceId }: AnswerMail): Promise<void> {
  const url = `${app.env.APP_URL}/admin/${pages[kind]}/${resourceId}`;
  await mailAdmins(app, tx, (firstName) => answeredMail({ firstName, kind, title, text, url }));
}
