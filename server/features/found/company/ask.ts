/**
 * A company may ask a person once per job and send twenty requests a day. People who cannot be found cannot be asked.
 * The mail to the person does not contain the text of the request.
 */
import { foundLimits } from '#shared/releases/limits.ts';
import { requestMail } from '#shared/texts/found/mails.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { addMail, recipientOf } from '../../auth/service.ts';
import { lockCompany } from '../../company-identity/service.ts';
import { noteEvent, requireReader, tellBoth } from '../../releases/service.ts';
import { requestsLink } from '../ends.ts';
import { type Key, requireFoundPerson, today } from './person.ts';
import { countOpen, countSent, deleteDeclined, insertRequest, updateSentCount } from './request-queries.ts';

/** @throws RuleError NOT_FOUND, FORBIDDEN, ALREADY_ASKED, TOO_MANY_REQUESTS */
export const askPerson = (ctx: SignedInContext, { text, ...key }: Key & { text: string }): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app } = ctx;
    const { orgId, viewerId } = await requireReader(ctx, tx);
    const { row, job, finder } = await requireFoundPerson(app, tx, { ...key, orgId });
    const { userId, personId } = row;
    const { jobId, title, companyName } = job;
    // Checked again under the lock: a refusal or block may have been added in between.
    await requireFoundPerson(app, tx, { ...key, orgId });
    // The lock serialises requests of all companies that share the limit, so that the counts below cannot be raced.
    await lockCompany(tx, finder.counter);
    const day = { heirs: finder.heirs, day: today(app) };
    if ((await countSent(tx, day)) >= foundLimits.requestsPerDay) throw new RuleError('TOO_MANY_REQUESTS');
    await updateSentCount(tx, { orgId, day: day.day });
    if ((await countOpen(tx, { orgId, userId })) >= foundLimits.openRequests) throw new RuleError('ALREADY_ASKED');
    await deleteDeclined(tx, { orgId, userId, jobId });
    const request = { orgId, personId, userId, jobId, text, authorId: viewerId, createdAt: app.clock.now() };
    if (!(await insertRequest(tx, request))) throw new RuleError('ALREADY_ASKED');
    await noteEvent(app, tx, { userId, orgId, kind: 'requested', actorId: viewerId, details: { jobTitle: title } });
    await tellBoth(app, tx, { orgId, userId });
    await tellByMail(app, tx, { orgId: finder.counter, userId, companyName });
  });

type Asked = { orgId: string; userId: string; companyName: string };

async function tellByMail(app: App, tx: Tx, { orgId, userId, companyName }: Asked): Promise<void> {
  const recipient = await recipientOf(tx, userId);
  if (recipient === null) return;
  const { email, firstName } = recipient;
  await addMail(app, tx, {
    to: email,
    from: orgId,
    text: requestMail({ firstName, companyName, url: requestsLink(app) }),
  });
}
