/** The organisation gets the reason at once (DSA Art. 17). It keeps the draft but cannot publish it. */
import type { PutBack, TakeDown, TakeDownKind } from '#shared/moderation/schema.ts';
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
import { lockResource, type ModeratedResource } from './resource-queries.ts';

type ResourceKey = { kind: TakeDownKind; resourceId: string };

/** @throws RuleError NOT_FOUND, ALREADY_TAKEN_DOWN, FORBIDDEN if the caller is no longer platform admin */
export const takeDown = (ctx: SignedInContext, { ground, reason, ...resourceKey }: TakeDown): Promise<void> =>
  changeResource(ctx, resourceKey, async (tx, resource) => {
    if (resource.isTakenDown) throw new RuleError('ALREADY_TAKEN_DOWN');
    const at = ctx.app.clock.now();
    const { kind, resourceId, title, orgId } = resource;
    await hideResource(tx, resource, at);
    await insertDecision(tx, { kind, resourceId, title, orgId, ground, reason, by: ctx.user.userId, at });
    const about = { resourceId, orgId, details: { ground }, names: { title, reason } };
    const action = kind === 'course' ? 'course_taken_down' : 'job_taken_down';
    await logAuditEvent(ctx, tx, { action, ...about });
    await mailDecisionToManagers(ctx.app, tx, {
      resource,
      mail: (to) => takenDownMail({ ...to, ground, reason, at }),
    });
  });

/** @throws RuleError NOT_FOUND, NOT_TAKEN_DOWN */
export const putBack = (ctx: SignedInContext, { reason, ...resourceKey }: PutBack): Promise<void> =>
  changeResource(ctx, resourceKey, async (tx, resource) => {
    if (!resource.isTakenDown) throw new RuleError('NOT_TAKEN_DOWN');
    const at = ctx.app.clock.now();
    const { kind, resourceId, title, orgId } = resource;
    await restoreResource(tx, resource, at);
    await updateDecisionEnded(tx, { resourceId, reason, by: ctx.user.userId, at });
    const about = { resourceId, orgId, details: {}, names: { title, reason } };
    await logAuditEvent(ctx, tx, { action: kind === 'course' ? 'course_put_back' : 'job_put_back', ...about });
    await mailDecisionToManagers(ctx.app, tx, { resource, mail: (to) => putBackMail({ ...to, reason }) });
  });

async function hideResource(tx: Tx, { kind, resourceId }: ResourceKey, at: Date): Promise<void> {
  if (kind === 'course') {
    await markTakenDown(tx, resourceId, at);
    await hideCourses(tx, { courseId: resourceId }, at);
  } else {
    await updateJobTakenDown(tx, resourceId, at);
    await insertHiddenJobs(tx, { jobId: resourceId }, at);
  }
}

async function restoreResource(tx: Tx, { kind, resourceId }: ResourceKey, at: Date): Promise<void> {
  if (kind === 'course') {
    await markTakenDown(tx, resourceId, null);
    await restoreHiddenCourses(tx, { courseId: resourceId });
  } else {
    await updateJobTakenDown(tx, resourceId, null);
    await deleteHiddenJobs(tx, { jobId: resourceId }, at);
  }
}

function changeResource(
  ctx: SignedInContext,
  resourceKey: ResourceKey,
  change: (tx: Tx, resource: ModeratedResource) => Promise<void>,
): Promise<void> {
  const { app } = ctx;
  const { kind, resourceId } = resourceKey;
  const changeLocked = async (tx: Tx) => {
    const resource = await lockResource(tx, resourceKey);
    await requireRight(ctx, tx, 'admin.change');
    if (resource === null) throw new RuleError('NOT_FOUND');
    await change(tx, resource);
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
  { resource, mail }: { resource: ModeratedResource; mail: (to: ManagerMailInput) => ReturnType<typeof takenDownMail> },
): Promise<void> {
  const { kind, title, orgId, resourceId } = resource;
  if (orgId === null) return;
  const url = `${app.env.APP_URL}/company/${kind}/${resourceId}`;
  await mailManagers(app, tx, { orgId, text: (firstName) => mail({ firstName, kind, title, url }) });
}
