import { poolLimits } from '#shared/releases/limits.ts';
import { contactRequestMail } from '#shared/texts/talent-pool/mails.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { addMail, recipientOf } from '../../auth/service.ts';
import { lockCompany } from '../../company-identity/service.ts';
import { publishToBoth, recordEvent, requireReader } from '../../releases/service.ts';
import { requestsPageUrl } from '../expiry.ts';
import { type PoolPersonKey, requestDay, requirePoolPerson } from './person.ts';
import {
  countOpenRequests,
  countSentRequests,
  deleteDeclinedRequests,
  insertRequest,
  updateSentCount,
} from './request-queries.ts';

/** @throws RuleError NOT_FOUND, FORBIDDEN, ALREADY_ASKED, TOO_MANY_REQUESTS */
export const askPerson = (ctx: SignedInContext, { text, ...key }: PoolPersonKey & { text: string }): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app } = ctx;
    const { orgId, viewerId } = await requireReader(ctx, tx);
    const { row, job, finder } = await requirePoolPerson(app, tx, { ...key, orgId });
    const { userId, personId } = row;
    const { jobId, title, companyName } = job;
    // Checked again under the lock, because a refusal or block may have been added in between.
    await requirePoolPerson(app, tx, { ...key, orgId });
    // Serialises requests of all companies that share the limit, so that the counts below cannot race.
    await lockCompany(tx, finder.limitGroupId);
    const day = { heirs: finder.limitGroup, day: requestDay(app) };
    if ((await countSentRequests(tx, day)) >= poolLimits.requestsPerDay) throw new RuleError('TOO_MANY_REQUESTS');
    await updateSentCount(tx, { orgId, day: day.day });
    if ((await countOpenRequests(tx, { orgId, userId })) >= poolLimits.openRequests)
      throw new RuleError('ALREADY_ASKED');
    await deleteDeclinedRequests(tx, { orgId, userId, jobId });
    const request = { orgId, personId, userId, jobId, text, authorId: viewerId, createdAt: app.clock.now() };
    if (!(await insertRequest(tx, request))) throw new RuleError('ALREADY_ASKED');
    await recordEvent(app, tx, { userId, orgId, kind: 'requested', actorId: viewerId, details: { jobTitle: title } });
    await publishToBoth(app, tx, { orgId, userId });
    await mailRequest(app, tx, { orgId: finder.limitGroupId, userId, companyName });
  });

type Asked = { orgId: string; userId: string; companyName: string };

async function mailRequest(app: App, tx: Tx, { orgId, userId, companyName }: Asked): Promise<void> {
  const recipient = await recipientOf(tx, userId);
  if (recipient === null) return;
  const { email, firstName } = recipient;
  await addMail(app, tx, {
    to: email,
    from: orgId,
    text: contactRequestMail({ firstName, companyName, url: requestsPageUrl(app) }),
  });
}
