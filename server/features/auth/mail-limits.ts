/**
 * Limits of mails that a person other than the recipient can cause (`LimitedMailKind`). Kinds that visitors cause
 * share one limit per recipient; every other kind has a separate one.
 */
import { type LimitedMailKind, mailKinds } from '#shared/mails/kinds.ts';
import type { App } from '../../core/app.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { accountKey } from './attempts.ts';

const hour = 3600;
const day = 24 * hour;
const hourlyRecipientLimit: Limit = { name: 'account-mail', points: 5, seconds: hour };
const limitsOf = ({ settings }: App) => settings.current().limits;
const dailyRecipientLimit = (app: App): Limit => ({
  name: 'mail-to',
  points: limitsOf(app).mailsPerRecipient,
  seconds: day,
});
const dailySenderLimit = (app: App): Limit => ({ name: 'mail-by', points: limitsOf(app).mailsPerPerson, seconds: day });
const addressChanges: Limit = { name: 'address-change', points: 5, seconds: hour };
const invitations: Limit = { name: 'invitation-mail', points: 500, seconds: day };
const visitorReserve: Limit = { name: 'mail-reserve', points: 1, seconds: hour };

type FullLimit = 'recipientInHour' | 'recipient';

/**
 * Counts a mail to this address. The first visitor mail of a kind per hour always passes, so that the owner of a
 * flooded address still gets a working link. @returns the limit reached, or null
 */
export async function consumeMailTo(app: App, email: string, kind: LimitedMailKind): Promise<FullLimit | null> {
  const isVisitor = mailKinds[kind].limit === 'visitor';
  const isReserved = isVisitor && (await app.rateLimits.consume(visitorReserve, `${kind} ${accountKey(email)}`));
  const key = `${isVisitor ? 'visitor' : kind} ${accountKey(email)}`;
  const isInHour = await app.rateLimits.consume(hourlyRecipientLimit, key);
  if (isInHour && (await app.rateLimits.consume(dailyRecipientLimit(app), key))) return null;
  return isReserved ? null : isInHour ? 'recipient' : 'recipientInHour';
}

/** False if the address has reached its limit; the caller must stay silent, so that nothing is revealed. */
export const consumeMailQuota = async (app: App, email: string, kind: LimitedMailKind): Promise<boolean> =>
  (await consumeMailTo(app, email, kind)) === null;

const consumeSenderQuota = (app: App, userId: string): Promise<boolean> =>
  app.rateLimits.consume(dailySenderLimit(app), userId);

export const consumeAddressChange = async (app: App, userId: string): Promise<boolean> =>
  (await app.rateLimits.consume(addressChanges, userId)) && consumeSenderQuota(app, userId);

export async function consumeInvitation(
  app: App,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<'organisation' | 'person' | null> {
  if (!(await app.rateLimits.consume(invitations, orgId))) return 'organisation';
  return (await app.rateLimits.consume(invitations, userId)) && (await consumeSenderQuota(app, userId))
    ? null
    : 'person';
}
