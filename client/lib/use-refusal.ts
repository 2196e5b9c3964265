import type { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ErrorCode } from '#shared/errors.ts';
import { codeOf, fieldErrorsOf, messageOf } from './errors.ts';

const byPlace = (one: Node, other: Node): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

type FieldOfCode = Partial<Record<ErrorCode, string>>;

/**
 * Shows a refusal at the field that caused it and focuses the field, or returns it as `message` for `FormError`.
 * Any change of the form clears it. `sentence` replaces the server's message.
 */
export function useRefusal<Values extends Record<string, unknown>>(
  form: Pick<ReturnType<typeof useForm<Values>>, 'values' | 'getValues' | 'setErrors' | 'getInputNode'>,
  fieldOfCode: FieldOfCode = {},
  sentence: (error: unknown) => string = messageOf,
) {
  const [refusal, setRefusal] = useState<{ message: string; values: Values } | null>(null);
  const focusFirst = (errors: object) => {
    const inputs = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
    inputs.toSorted(byPlace)[0]?.focus();
  };
  const showMessage = (message: string) => setRefusal({ message, values: form.getValues() });
  const showError = (error: unknown) => {
    const code = codeOf(error);
    const field = code === null ? undefined : fieldOfCode[code];
    const errors = field === undefined ? fieldErrorsOf(error) : { [field]: sentence(error) };
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) showMessage(sentence(error));
    else focusFirst(errors);
  };
  return {
    message: refusal !== null && refusal.values === form.values ? refusal.message : null,
    showError,
    showMessage,
    clear: () => setRefusal(null),
    focusFirst,
  };
}
