/** The only module that uses @simplewebauthn/browser, loaded on first use. */
import type { inferRouterOutputs } from '@trpc/server';
import { type CreatedPasskey, type PasskeyAssertion, passkeyTransports } from '#shared/auth/passkeys.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import type { AppRouter } from '../../trpc.ts';
import { messageOf } from '../errors.ts';

type Outputs = inferRouterOutputs<AppRouter>;
export type AssertionOptions = Outputs['auth']['startPasskey'];
export type CreationOptions = Outputs['account']['startAddingPasskey']['options'];

type FailureKind = 'aborted' | 'cancelled' | keyof typeof passkeyTexts.failed;

class PasskeyFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}

const loadLibrary = () => import('@simplewebauthn/browser');

const kinds: Readonly<Record<string, FailureKind>> = {
  AbortError: 'aborted',
  InvalidStateError: 'exists',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};
const toleranceMs = 1000;

/** Browsers report a cancelled and an expired dialog alike, so the time decides. */
function failureOf(error: unknown, elapsedMs: number, timeoutMs: number): PasskeyFailure {
  const { name = '' } = Object(error) as { name?: string };
  if (name === 'NotAllowedError')
    return new PasskeyFailure(elapsedMs >= timeoutMs - toleranceMs ? 'timeout' : 'cancelled');
  return new PasskeyFailure(kinds[name] ?? 'failed');
}

async function askBrowser<T>(timeoutMs: number, ask: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error, performance.now() - startedAt, timeoutMs);
  }
}

/** @throws PasskeyFailure */
export async function createPasskey(optionsJSON: CreationOptions): Promise<CreatedPasskey> {
  const { startRegistration } = await loadLibrary();
  const { id, response } = await askBrowser(optionsJSON.timeout ?? 0, () => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const known = passkeyTransports.filter((transport) => transports.includes(transport));
  return { id, clientDataJSON, attestationObject, transports: known };
}

/** `fromAutofill` waits until the person chooses a passkey in the field for the address. @throws PasskeyFailure */
export async function readPasskey(optionsJSON: AssertionOptions, fromAutofill = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  const { id, response } = await askBrowser(optionsJSON.timeout ?? 0, () =>
    startAuthentication({ optionsJSON, useBrowserAutofill: fromAutofill }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

export const canAutofillPasskeys = async (): Promise<boolean> =>
  (await loadLibrary()).browserSupportsWebAuthnAutofill();

export async function endPasskeyRequest(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

/** Null if another request replaced this one. */
export function passkeyMessageOf(error: unknown, cancelled: string): string | null {
  if (!(error instanceof PasskeyFailure)) return messageOf(error);
  if (error.kind === 'aborted') return null;
  return error.kind === 'cancelled' ? cancelled : passkeyTexts.failed[error.kind];
}
