import type { ErrorCode } from '#shared/errors.ts';
import { codeOf, fieldErrorsOf, messageOf } from './errors.ts';
import { toastError } from './toast.ts';

type SetErrors = (errors: Record<string, string>) => void;

/** Shows a refusal as a message, and at the field it is about: by its code, or as the server names the fields. */
export function showRefusal(
  setErrors: SetErrors,
  error: unknown,
  fieldOfCode: Partial<Record<ErrorCode, string>> = {},
): void {
  const code = codeOf(error);
  const field = code === null ? undefined : fieldOfCode[code];
  setErrors(field === undefined ? fieldErrorsOf(error) : { [field]: messageOf(error) });
  toastError(messageOf(error));
}
