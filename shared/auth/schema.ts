import { z } from 'zod';
import { browserTokensInput } from '../assessments/schema.ts';
import '../validation/messages.ts';
import { isCleanText, line, token } from '../validation/text.ts';
import { normalizeEmail } from './email-address.ts';
import { returnPathLimit, safeReturnPath } from './return-path.ts';
import { userTypes } from './session-user.ts';

export const passwordMinLength = 10;
const passwordMaxLength = 256;

/** Unlike zod's pattern, accepts top-level domains in punycode: 'xn--kln-sna' is .köln. */
const emailPattern =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** One spelling, so that one person has one account. */
export const email = z
  .string()
  .max(254)
  .transform(normalizeEmail)
  .pipe(z.email({ pattern: emailPattern }).refine(isCleanText));

export const newPassword = z.string().min(passwordMinLength).max(passwordMaxLength).refine(isCleanText);
/** Any length that hashes in reasonable time. */
export const enteredPassword = z.string().min(1).max(passwordMaxLength).refine(isCleanText);

/** An invalid path becomes null, so that a broken link never prevents signing in. */
const returnPath = z
  .string()
  .max(10 * returnPathLimit)
  .nullish()
  .transform(safeReturnPath);

export const signUpInput = z.strictObject({
  firstName: line(100),
  lastName: line(100),
  userType: z.enum(userTypes).default('applicant'),
  companyName: line(200, 0).optional(),
  email,
  password: newPassword,
  next: returnPath,
  tests: browserTokensInput.optional(),
});
export type SignUpInput = z.infer<typeof signUpInput>;

/** True if the browser can create a passkey on this device. */
const canUsePasskeys = z.boolean().default(false);

export const signInInput = z.strictObject({ email, password: enteredPassword, next: returnPath, canUsePasskeys });
export type SignInInput = z.infer<typeof signInInput>;

export const secondFactorCode = z
  .string()
  .max(40)
  .transform((value) => value.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^([0-9]{6}|[a-z0-9]{12})$/));

export const secondFactorInput = z.strictObject({ challenge: token(), code: secondFactorCode, canUsePasskeys });
export type SecondFactorInput = z.infer<typeof secondFactorInput>;

export const resetRequestInput = z.strictObject({ email, next: returnPath });
export type ResetRequestInput = z.infer<typeof resetRequestInput>;
export const linkInput = z.strictObject({ token: token() });
export const linkStateInput = z.strictObject({ kind: z.enum(['email', 'password']), token: token() });
export type LinkStateInput = z.infer<typeof linkStateInput>;
export type LinkState = { state: 'open'; email: string } | { state: 'done' } | { state: 'invalid' };
export const resetPasswordInput = z.strictObject({ token: token(), password: newPassword });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
