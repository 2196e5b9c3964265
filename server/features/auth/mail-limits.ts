/**
 * How many mails somebody may cause, over all kinds of mail together, counted here and nowhere else: each person in a day,
 * changes of address in an hour, and each recipient in an hour and in a day. What tells an owner that their account changed is
 * not counted and always goes: otherwise whoever floods a mailbox could change an account unseen.
 */
import type { App } from '../../core/app.ts';
import type { Limit } from '../../core/rate-limit.ts';
import { accountKey } from './attempts.ts';

const hour = 3600;
const day = 24 * hour;
const toRecipientInHour: Limit = { name: 'account-mail', points: 5, seconds: hour };
const limitsOf = ({ settings }: App) => settings.current().limits;
const toRecipient = (app: App): Limit => ({ name: 'mail-to', points: limitsOf(app).mailsPerRecipient, seconds: day });
const byPerson = (app: App): Limit => ({ name: 'mail-by', points: limitsOf(app).mailsPerPerson, seconds: day });
const addressChanges: Limit = { name: 'address-change', points: 5, seconds: hour };
const invitations: Limit = { name: 'invitation-mail', points: 500, seconds: day };
const resetReserve: Limit = { name: 'reset-reserve', points: 1, seconds: hour };

export type FullLimit = 'recipientInHour' | 'recipient';

/** Takes a mail to this address. @returns which limit it ran into, null if it may go */
export async function takeMailTo(app: App, email: string): Promise<FullLimit | null> {
  const key = accountKey(email);
  if (!(await app.rateLimits.take(toRecipientInHour, key))) return 'recipientInHour';
  return (await app.rateLimits.take(toRecipient(app), key)) ? null : 'recipient';
}

/** False once an address has had enough mails; the caller then stays silent, so that nothing is revealed. */
export const mayMail = async (app: App, email: string): Promise<boolean> => (await takeMailTo(app, email)) === null;

/**
 * The same for a forgotten password. However many other mails others have caused, the first link of an hour gets through: at
 * any time its owner can have one that works.
 */
export async function mayMailReset(app: App, email: string): Promise<boolean> {
  const isFirst = await app.rateLimits.take(resetReserve, accountKey(email));
  return (await mayMail(app, email)) || isFirst;
}

/** Takes a mail that this person causes. False once they have caused enough for a day. */
export const takeMailBy = (app: App, userId: string): Promise<boolean> => app.rateLimits.take(byPerson(app), userId);

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
