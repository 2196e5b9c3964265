/**
 * Limits of the mails that others than their recipient can cause (`LimitedMailKind`). Strangers without an account share one limit
 * per recipient; every other kind has its own, so nobody uses up the room of mails that the product owes. Those are paced in
 * `core/outbox.ts`.
 */
import { type LimitedMailKind, mailKinds } from '#shared/mails/kinds.ts';
import type { App } from '../../core/app.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { accountKey } from './attempts.ts';

const hour = 3600;
const day = 24 * hour;
const toRecipientInHour: Limit = { name: 'account-mail', points: 5, seconds: hour };
const limitsOf = ({ settings }: App) => settings.current().limits;
const toRecipient = (app: App): Limit => ({ name: 'mail-to', points: limitsOf(app).mailsPerRecipient, seconds: day });
const byPerson = (app: App): Limit => ({ name: 'mail-by', points: limitsOf(app).mailsPerPerson, seconds: day });
const addressChanges: Limit = { name: 'address-change', points: 5, seconds: hour };
const invitations: Limit = { name: 'invitation-mail', points: 500, seconds: day };
const visitorReserve: Limit = { name: 'mail-reserve', points: 1, seconds: hour };

type FullLimit = 'recipientInHour' | 'recipient';

/**
 * Takes a mail to this address. Of what visitors cause, the first of its kind in an hour always goes: the owner of a flooded address
 * still gets a link that works. @returns the limit it ran into, null if it may go
 */
export async function takeMailTo(app: App, email: string, kind: LimitedMailKind): Promise<FullLimit | null> {
  const isVisitor = mailKinds[kind].limit === 'visitor';
  const isReserved = isVisitor && (await app.rateLimits.take(visitorReserve, `${kind} ${accountKey(email)}`));
  const key = `${isVisitor ? 'visitor' : kind} ${accountKey(email)}`;
  const isInHour = await app.rateLimits.take(toRecipientInHour, key);
  if (isInHour && (await app.rateLimits.take(toRecipient(app), key))) return null;
  return isReserved ? null : isInHour ? 'recipient' : 'recipientInHour';
}

/** False once an address has had enough mails; the caller then stays silent, so that nothing is revealed. */
export const mayMail = async (app: App, email: string, kind: LimitedMailKind): Promise<boolean> =>
  (await takeMailTo(app, email, kind)) === null;

/** Takes a mail that this person causes. False once they have caused enough for a day. */
const takeMailBy = (app: App, userId: string): Promise<boolean> => app.rateLimits.take(byPerson(app), userId);

/** A change of address writes to somebody who may never have heard of us. False once this person has done enough of it. */
export const takeAddressChange = async (app: App, userId: string): Promise<boolean> =>
  (await app.rateLimits.take(addressChanges, userId)) && takeMailBy(app, userId);

/** More strangers than 500 in a day neither an organisation writes to nor a person, in however many organisations. */
export async function takeInvitation(
  app: App,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<'organisation' | 'person' | null> {
  if (!(await app.rateLimits.take(invitations, orgId))) return 'organisation';
  return (await app.rateLimits.take(invitations, userId)) && (await takeMailBy(app, userId)) ? null : 'person';
}
