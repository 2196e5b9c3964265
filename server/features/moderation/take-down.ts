/** The organisation gets the reason at once (DSA Art. 17). It keeps the draft but cannot publish it. */
import type { PutBack, TakeDown, TakenKind } from '#shared/moderation/schema.ts';
import { putBackMail, takenDownMail } from '#shared/texts/moderation/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { mailManagers } from '../auth/service.ts';
import {
  changeForReaders,
  courseChanged,
  hideCourses,
  markTakenDown,
  restoreHiddenCourses,
} from '../courses/service.ts';
import {
  changeForApplicants,
  deleteHiddenJobs,
  insertHiddenJobs,
  jobEdited,
  updateJobTakenDown,
} from '../jobs/service.ts';
import { requireRight } from '../members/service.ts';
import { insertDecision, updateDecisionEnded } from './decision-queries.ts';
import { lockThing, type Thing } from './thing-queries.ts';

type Which = { kind: TakenKind; resourceId: string };

/** @throws RuleError NOT_FOUND, ALREADY_TAKEN_DOWN, FORBIDDEN if the caller is no longer platform admin */
export const takeDown = (ctx: SignedInContext, { ground, reason, ...which }: TakeDown): Promise<void> =>
  changeThing(ctx, which, async (tx, thing) => {
    if (thing.isTakenDown) throw new RuleError('ALREADY_TAKEN_DOWN');
    const at = ctx.app.clock.now();
    const { kind, resourceId, title, orgId } = thing;
    await hide(tx, thing, at);
    await insertDecision(tx, { kind, resourceId, title, orgId, ground, reason, by: ctx.user.userId, at });
    const about = { resourceId, orgId, details: { ground }, names: { title, reason } };
    const action = kind === 'course' ? 'course_taken_down' : 'job_taken_down';
    await logAuditEvent(ctx, tx, { action, ...about });
    await mailDecisionToManagers(ctx.app, tx, { thing, mail: (to) => takenDownMail({ ...to, ground, reason, at }) });
  });

/** @throws RuleError NOT_FOUND, NOT_TAKEN_DOWN */
export const putBack = (ctx: SignedInContext, { reason, ...which }: PutBack): Promise<void> =>
  changeThing(ctx, which, async (tx, thing) => {
    if (!thing.isTakenDown) throw new RuleError('NOT_TAKEN_DOWN');
    const at = ctx.app.clock.now();
    const { kind, resourceId, title, orgId } = thing;
    await restore(tx, thing, at);
    await updateDecisionEnded(tx, { resourceId, reason, by: ctx.user.userId, at });
    const about = { resourceId, orgId, details: {}, names: { title, reason } };
    await logAuditEvent(ctx, tx, { action: kind === 'course' ? 'course_put_back' : 'job_put_back', ...about });
    await mailDecisionToManagers(ctx.app, tx, { thing, mail: (to) => putBackMail({ ...to, reason }) });
  });

async function hide(tx: Tx, { kind, resourceId }: Which, at: Date): Promise<void> {
  if (kind === 'course') {
    await markTakenDown(tx, resourceId, at);
    await hideCourses(tx, { courseId: resourceId }, at);
  } else {
    await updateJobTakenDown(tx, resourceId, at);
    await insertHiddenJobs(tx, { jobId: resourceId }, at);
  }
}

async function restore(tx: Tx, { kind, resourceId }: Which, at: Date): Promise<void> {
  if (kind === 'course') {
    await markTakenDown(tx, resourceId, null);
    await restoreHiddenCourses(tx, { courseId: resourceId });
  } else {
    await updateJobTakenDown(tx, resourceId, null);
    await deleteHiddenJobs(tx, { jobId: resourceId }, at);
  }
}

function changeThing(
  ctx: SignedInContext,
  which: Which,
  change: (tx: Tx, thing: Thing) => Promise<void>,
): Promise<void> {
  const { app } = ctx;
  const { kind, resourceId } = which;
  const changeLocked = async (tx: Tx) => {
    const thing = await lockThing(tx, which);
    await requireRight(ctx, tx, 'admin.change');
    if (thing === null) throw new RuleError('NOT_FOUND');
    await change(tx, thing);
    if (kind === 'course') await app.events.publish(tx, courseChanged(resourceId), { kind: 'structure', pageId: null });
    else await app.events.publish(tx, jobEdited(resourceId), { kind: 'status', name: null, pageId: null });
  };
  return kind === 'course'
    ? changeForReaders(app, resourceId, changeLocked)
    : changeForApplicants(app, resourceId, changeLocked);
}

type MailInput = Parameters<typeof takenDownMail>[0];
type ManagerMailInput = Pick<MailInput, 'firstName' | 'kind' | 'title' | 'url'>;

/** These mails are exempt from daily limits. A course without an organisation has no recipients. */
async function mailDecisionToManagers(
  app: App,
  tx: Tx,
  { thing, mail }: { thing: Thing; mail: (to: ManagerMailInput) => ReturnType<typeof takenDownMail> },
): Promise<void> {
  const { kind, title, orgId, resourceId } = thing;
  if (orgId === null) return;
  const url = `${app.env.APP_URL}/company/${kind}/${resourceId}`;
  await mailManagers(app, tx, { orgId, text: (firstName) => mail({ firstName, kind, title, url }) });
}
