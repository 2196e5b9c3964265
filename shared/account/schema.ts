import { z } from 'zod';
import { createdPasskey, passkeyAssertion, passkeyName } from '../auth/passkeys.ts';
import { email, enteredPassword, newPassword, secondFactorCode } from '../auth/schema.ts';
import { userTypes } from '../auth/session-user.ts';
import { line } from '../validation/text.ts';

export const nameInput = z.strictObject({ firstName: line(100), lastName: line(100) });
export type NameInput = z.infer<typeof nameInput>;
export const changeEmailInput = z.strictObject({ newEmail: email, password: enteredPassword });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;
export const changePasswordInput = z.strictObject({ currentPassword: enteredPassword, newPassword });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export const passwordInput = z.strictObject({ password: enteredPassword });
export const secondFactorChangeInput = z.strictObject({ password: enteredPassword, code: secondFactorCode.optional() });
export type SecondFactorChange = z.infer<typeof secondFactorChangeInput>;
export const secondFactorChangeForm = z.strictObject({ password: enteredPassword, code: secondFactorCode });
export const confirmTotpInput = z.strictObject({ code: secondFactorCode });
export const endSessionInput = z.strictObject({ sessionId: z.uuid() });

/** The password, with a code while the second factor is on, or a passkey. */
const accountProof = z.union([secondFactorChangeInput, z.strictObject({ passkey: passkeyAssertion })]);
export type AccountProof = z.infer<typeof accountProof>;
export const proofInput = z.strictObject({ proof: accountProof });
export const addPasskeyInput = z.strictObject({ passkey: createdPasskey, name: passkeyName });
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;
export const renamePasskeyInput = z.strictObject({ passkeyId: z.uuid(), name: passkeyName });
export type RenamePasskeyInput = z.infer<typeof renamePasskeyInput>;
export const removePasskeyInput = z.strictObject({ passkeyId: z.uuid(), proof: accountProof });
export type RemovePasskeyInput = z.infer<typeof removePasskeyInput>;

export type OwnPasskey = {
  passkeyId: string;
  name: string;
  device: string;
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export type ActiveSession = {
  sessionId: string;
  isCurrent: boolean;
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
};

export const applicantDataKinds = [
  'results',
  'releases',
  'applications',
  'found',
  'profile',
  'savedJobs',
  'jobMails',
  'viewLog',
] as const;
export type ApplicantDataKind = (typeof applicantDataKinds)[number];

export type TypeChangeObstacle = ApplicantDataKind | 'organisation';

export const changeTypeInput = z.strictObject({ to: z.enum(userTypes) });
