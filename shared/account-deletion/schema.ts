import { z } from 'zod';
import { secondFactorChangeInput } from '../account/schema.ts';
import { passkeyAssertion } from '../auth/passkeys.ts';

/** Days between the request and the erasure. */
export const graceDays = 14;
export const reminderDays = 7;
/** Days between the two questions to an unused account, and between the second one and its closing. */
export const questionDays = 14;

export type DeletionCause = 'person' | 'staff' | 'unused';

const confirmation = z.string().max(100);
export const requestInput = z.union([
  secondFactorChangeInput.extend({ confirmation }),
  z.strictObject({ confirmation, passkey: passkeyAssertion }),
]);
export type DeletionRequest = z.infer<typeof requestInput>;
export const undoInput = z.strictObject({ token: z.string().min(1).max(200) });

/** `soleOwnerOf`: the organisation that has no other owner. Its owner cannot transfer or delete it while it is locked. */
export type DeletionPreview = { soleOwnerOf: { name: string; isLocked: boolean } | null; isLastAdmin: boolean };
/** `undoUrl`: only without a mail server. */
export type ClosedAccount = { eraseAt: Date; undoUrl: string | null };
export type UndoState = { state: 'open'; eraseAt: Date } | { state: 'invalid' };
