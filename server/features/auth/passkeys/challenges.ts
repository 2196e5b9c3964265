/**
 * A challenge is valid once, for five minutes, for one purpose, and only in the browser that asked for it. A failed
 * check uses it up, too.
 */
import type { PasskeyPurpose } from '#prisma/generated/enums.ts';
import { RuleError } from '../../../core/errors.ts';
import { addMs, minutes } from '../../../core/runtime/clock.ts';
import { hashToken, newToken } from '../../../core/runtime/random.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { readCookie, strictCookie } from '../cookies.ts';

export const challengeLifetimeMs = minutes(5);

type Request = { purpose: PasskeyPurpose; userId: string | null };

/** Returns the challenge as base64url. */
export async function issueChallenge(ctx: Context, { purpose, userId }: Request): Promise<string> {
  const { app } = ctx;
  const challenge = newToken();
  const browser = readCookie(app.env, ctx.cookieHeader, 'browser') ?? newToken();
  await app.db.prisma.passkeyChallenge.create({
    data: {
      ...{ challengeHash: hashToken(challenge), browserHash: hashToken(browser), purpose, userId },
      expiresAt: addMs(app.clock.now(), challengeLifetimeMs),
    },
    select: { challengeHash: true },
  });
  ctx.setCookie(strictCookie(app.env, browser, challengeLifetimeMs / 1000));
  return challenge;
}

type Signed = { challenge: string; crossOrigin: boolean };

function readClientData(clientDataJSON: string): Signed | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    const { challenge } = data;
    return typeof challenge === 'string' ? { challenge, crossOrigin: Reflect.get(data, 'crossOrigin') === true } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the challenge and the account it was issued for. Answers from frames of other sites are refused.
 * @throws RuleError PASSKEY_EXPIRED, PASSKEY_REFUSED
 */
export async function consumeChallenge(
  { app, cookieHeader }: Context,
  purpose: PasskeyPurpose,
  clientDataJSON: string,
): Promise<{ challenge: string; userId: string | null }> {
  const signed = readClientData(clientDataJSON);
  if (signed === null || signed.crossOrigin) throw new RuleError('PASSKEY_REFUSED');
  const browser = readCookie(app.env, cookieHeader, 'browser');
  const [used] = await app.db.prisma.$queryRaw<Array<{ userId: string | null; isOpen: boolean }>>`
    delete from passkey_challenges
     where challenge_hash = ${hashToken(signed.challenge)} and purpose = ${purpose}::passkey_purpose
       and browser_hash = ${hashToken(browser ?? '')}
    returning user_id as "userId", expires_at > ${app.clock.now()} as "isOpen"`;
  if (used === undefined || !used.isOpen) throw new RuleError('PASSKEY_EXPIRED');
  return { challenge: signed.challenge, userId: used.userId };
}
