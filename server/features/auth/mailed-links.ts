/**
 * What a mailed link would do, for the page it opens: scanners of mail programs open links and run scripts, so opening one changes
 * nothing. Only who holds the link learns its state; the address is named as long as the link still confirms it.
 */
import type { LinkState, LinkStateInput } from '#shared/auth/schema.ts';
import type { Context } from '../../core/trpc/context.ts';
import { takeLinkAttempt } from './attempts.ts';
import { findToken, isDone } from './one-time-tokens.ts';

const purposes = { email: ['verify_email', 'change_email'], password: ['reset_password'] } as const;

/** @throws RuleError TOO_MANY_ATTEMPTS */
export async function linkState(ctx: Context, { kind, token }: LinkStateInput): Promise<LinkState> {
  const { app } = ctx;
  await takeLinkAttempt(ctx);
  for (const purpose of purposes[kind]) {
    if (await isDone(app.db.prisma, { purpose, token })) return { state: 'done' };
    const found = await findToken(app, app.db.prisma, { purpose, token });
    if (found !== null) return { state: 'open', email: found.email };
  }
  return { state: 'invalid' };
}
