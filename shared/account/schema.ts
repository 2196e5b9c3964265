import { z } from 'zod';
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
