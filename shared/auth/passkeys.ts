import { z } from 'zod';
import '../validation/messages.ts';
import { line, token } from '../validation/text.ts';

export const maxPasskeys = 10;
const nameMaxLength = 60;

const encoded = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

const credentialId = encoded(1400);
const clientDataJSON = encoded(6000);

/** The signed answer of an authenticator, base64url. */
export const passkeyAssertion = z.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: encoded(4000),
  signature: encoded(4000),
  userHandle: encoded(100).optional(),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const createdPasskey = z.strictObject({
  id: credentialId,
  clientDataJSON,
  attestationObject: encoded(20_000),
  transports: z.array(z.enum(passkeyTransports)).max(passkeyTransports.length),
});
export type CreatedPasskey = z.infer<typeof createdPasskey>;

export const passkeyName = line(nameMaxLength);

/** `challenge`: of a sign-in whose password is already checked. */
export const passkeyStartInput = z.strictObject({ challenge: token().optional() });
export const passkeySignInInput = z.strictObject({ passkey: passkeyAssertion, challenge: token().optional() });
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>;
