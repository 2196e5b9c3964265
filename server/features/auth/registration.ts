import { registrationRefusal } from '#shared/settings/rules.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import type { Context } from '../../core/trpc/context.ts';
import { findPasskeySite } from './passkeys/site.ts';

/** Required before every insert of an account. @throws RuleError REGISTRATION_INVITED, REGISTRATION_DOMAIN */
export function requireAllowedRegistration({ settings }: App, newcomer: { email: string; isInvited: boolean }): void {
  const refusal = registrationRefusal(settings.current().registration, newcomer);
  if (refusal !== null) throw new RuleError(refusal);
}

/**
 * Required when a new address is requested and again when it is confirmed. Existing accounts need no invitation, but
 * must stay in the allowed domains. @throws RuleError REGISTRATION_DOMAIN
 */
export const requireAllowedEmail = (app: App, email: string): void =>
  requireAllowedRegistration(app, { email, isInvited: true });

export function authOptions({ app }: Context) {
  const { registration, mail } = app.settings.current();
  const { mode, domains } = registration;
  return {
    sendsMail: app.outbox.sends,
    ...(mail.contact !== '' && { contact: mail.contact }),
    registration: { mode, domains: mode === 'domains' ? domains : [] },
    passkeyOrigin: findPasskeySite(app.env)?.origin ?? null,
  };
}
