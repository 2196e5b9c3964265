/** The only module that uses @simplewebauthn/server. */
import type { PasskeyPurpose } from '#prisma/generated/enums.ts';
import { type CreatedPasskey, type PasskeyAssertion, passkeyTransports } from '#shared/auth/passkeys.ts';
import { productName } from '#shared/product.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { Env } from '../../../core/runtime/env.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { logAccountEvent } from '../../audit/service.ts';
import { challengeLifetimeMs, consumeChallenge, issueChallenge } from './challenges.ts';
import { findPasskey, listCredentials, type NewPasskey, type StoredPasskey, updatePasskeyUse } from './queries.ts';
import { findPasskeySite, requirePasskeySite } from './site.ts';

const loadLibrary = () => import('@simplewebauthn/server');

/** Called at start, because loading blocks the event loop longer than a request may. */
export async function loadPasskeys(env: Env): Promise<void> {
  if (findPasskeySite(env) !== null) await loadLibrary();
}

/** COSE numbers of EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

/** The bytes of the account id: authenticators store it, so it contains nothing about the person. */
const userHandleOf = (userId: string): Buffer<ArrayBuffer> => Buffer.from(userId.replaceAll('-', ''), 'hex');

const credentialsOf = async (tx: Tx, userId: string) =>
  (await listCredentials(tx, userId)).map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: passkeyTransports.filter((transport) => transports.includes(transport)),
  }));

type Ask = { purpose: Exclude<PasskeyPurpose, 'add'>; userId: string | null };

/** Without account, the person chooses one of the passkeys on the device. */
export async function startAssertion(ctx: Context, { purpose, userId }: Ask) {
  const { rpId } = requirePasskeySite(ctx.app.env);
  const { generateAuthenticationOptions } = await loadLibrary();
  const allowCredentials = userId === null ? [] : await credentialsOf(ctx.app.db.prisma, userId);
  const challenge = await issueChallenge(ctx, { purpose, userId });
  return generateAuthenticationOptions({
    ...{ rpID: rpId, allowCredentials, userVerification: 'required', timeout: challengeLifetimeMs },
    challenge: Buffer.from(challenge, 'base64url'),
  });
}

export async function startRegistration(ctx: Context, person: { userId: string; email: string; name: string }) {
  const { rpId } = requirePasskeySite(ctx.app.env);
  const { generateRegistrationOptions } = await loadLibrary();
  const challenge = await issueChallenge(ctx, { purpose: 'add', userId: person.userId });
  return generateRegistrationOptions({
    ...{ rpName: productName, rpID: rpId, timeout: challengeLifetimeMs, attestationType: 'none' },
    ...{ userID: userHandleOf(person.userId), userName: person.email, userDisplayName: person.name },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: await credentialsOf(ctx.app.db.prisma, person.userId),
    supportedAlgorithmIDs: algorithms,
    challenge: Buffer.from(challenge, 'base64url'),
  });
}

type Verified = Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

/** @throws RuleError PASSKEY_EXPIRED, PASSKEY_REFUSED */
export async function verifyRegistration(
  ctx: Context,
  userId: string,
  { id, transports, ...response }: CreatedPasskey,
): Promise<Verified> {
  const { origin, rpId } = requirePasskeySite(ctx.app.env);
  const issued = await consumeChallenge(ctx, 'add', response.clientDataJSON);
  if (issued.userId !== userId) throw new RuleError('PASSKEY_REFUSED');
  const { verifyRegistrationResponse } = await loadLibrary();
  const result = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...{ expectedChallenge: issued.challenge, expectedOrigin: origin, expectedRPID: rpId },
    ...{ requireUserVerification: true, supportedAlgorithmIDs: algorithms },
  }).catch(() => null);
  if (result?.verified !== true) throw new RuleError('PASSKEY_REFUSED');
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    ...{ credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter, transports },
    isBackedUp: credentialBackedUp,
  };
}

type CheckedPasskey = { userId: string; passkeyId: string; counter: number; isBackedUp: boolean };

/** @throws RuleError PASSKEY_EXPIRED, PASSKEY_REFUSED, PASSKEY_COPIED */
export async function verifyAssertion(
  ctx: Context,
  { purpose, userId }: Ask,
  answer: PasskeyAssertion,
): Promise<CheckedPasskey> {
  const issued = await consumeChallenge(ctx, purpose, answer.clientDataJSON);
  const passkey = await findPasskey(ctx.app.db.prisma, answer.id);
  const isOfAccount = passkey !== null && issued.userId === userId && [null, passkey.userId].includes(userId);
  if (!isOfAccount) throw new RuleError('PASSKEY_REFUSED');
  const signed = await verifySignature(ctx, { passkey, challenge: issued.challenge, answer });
  const stored = Number(passkey.counter);
  if ((signed.counter > 0 || stored > 0) && signed.counter <= stored) await refuseCopy(ctx, passkey.userId);
  return { userId: passkey.userId, passkeyId: passkey.id, ...signed };
}

type Signature = { passkey: StoredPasskey; challenge: string; answer: PasskeyAssertion };

async function verifySignature({ app }: Context, { passkey, challenge, answer }: Signature) {
  const { origin, rpId } = requirePasskeySite(app.env);
  const { id, userHandle = null, ...signed } = answer;
  const response = userHandle === null ? signed : { ...signed, userHandle };
  const isOwnHandle = userHandle === null || userHandle === handleText(passkey.userId);
  if (!isOwnHandle) throw new RuleError('PASSKEY_REFUSED');
  const { verifyAuthenticationResponse } = await loadLibrary();
  const result = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    // The caller compares the counters, because a regression is audited.
    credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: 0 },
  }).catch(() => null);
  if (result?.verified !== true) throw new RuleError('PASSKEY_REFUSED');
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

const handleText = (userId: string): string => userHandleOf(userId).toString('base64url');

async function refuseCopy(ctx: Context, userId: string): Promise<never> {
  const entry = { action: 'own_passkey_copy_refused', userId, details: {}, names: {} } as const;
  await inTransaction(ctx.app.db, (tx) => logAccountEvent(ctx, tx, entry));
  throw new RuleError('PASSKEY_COPIED');
}

/** The caller has locked the account. @throws RuleError PASSKEY_REFUSED if it was removed or used in the meantime */
export async function recordPasskeyUse({ app }: Context, tx: Tx, checked: CheckedPasskey): Promise<void> {
  const { passkeyId, counter, isBackedUp } = checked;
  const isRecorded = await updatePasskeyUse(tx, { passkeyId, counter, isBackedUp, at: app.clock.now() });
  if (!isRecorded) throw new RuleError('PASSKEY_REFUSED');
}
