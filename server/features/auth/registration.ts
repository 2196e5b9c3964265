/** Whom this installation takes, as its settings say at this moment. */
import { mayRegister } from '#shared/settings/rules.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import type { Context } from '../../core/trpc/context.ts';

/** Call wherever an account is about to be made. @throws RuleError REGISTRATION_INVITED, REGISTRATION_DOMAIN */
export function requireMayRegister({ settings }: App, newcomer: { email: string; isInvited: boolean }): void {
  const refusal = mayRegister(settings.current().registration, newcomer);
  if (refusal !== null) throw new RuleError(refusal);
}

/**
 * Call wherever an account gets another address, when it is asked for and when it is confirmed: whoever has an account needs no
 * invitation, but does not leave the domains either. @throws RuleError REGISTRATION_DOMAIN
 */
export const requireMayMoveTo = (app: App, email: string): void => requireMayRegister(app, { email, isInvited: true });

/** What the forms have to say about this installation. The domains only where they decide. */
export function authOptions({ app }: Context) {
  const { mode, domains } = app.settings.current().registration;
  return { sendsMail: app.outbox.sends, registration: { mode, domains: mode === 'domains' ? domains : [] } };
}
