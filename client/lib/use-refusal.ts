import type { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ErrorCode } from '#shared/errors.ts';
import { codeOf, fieldErrorsOf, messageOf } from './errors.ts';

type FieldOfCode = Partial<Record<ErrorCode, string>>;

/**
 * Where a form says why it was refused: at the field that is to blame, which gets the focus, or else in `message`, for the
 * `FormError` above its button. The message goes as soon as something is changed. `sentence`: for a failure, if not the server's own.
 */
export function useRefusal<Values extends Record<string, unknown>>(
  form: Pick<ReturnType<typeof useForm<Values>>, 'values' | 'getValues' | 'setErrors' | 'getInputNode'>,
  fieldOfCode: FieldOfCode = {},
  sentence: (error: unknown) => string = messageOf,
) {
  const [refused, setRefused] = useState<{ message: string; values: Values } | null>(null);
  const focusFirst = (errors: object) => {
    const [field] = Object.keys(errors);
    if (field !== undefined) form.getInputNode(field)?.focus();
  };
  const say = (message: string) => setRefused({ message, values: form.getValues() });
  const show = (error: unknown) => {
    const code = codeOf(error);
    const field = code === null ? undefined : fieldOfCode[code];
    const errors = field === undefined ? fieldErrorsOf(error) : { [field]: sentence(error) };
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) say(sentence(error));
    else focusFirst(errors);
  };
  return {
    message: refused !== null && refused.values === form.values ? refused.message : null,
    /** For what the server said. */
    show,
    /** For what else went wrong. */
    say,
    /** When the form is sent again. */
    clear: () => setRefused(null),
    /** For `form.onSubmit`: what is missing or wrong before anything is sent. */
    focusFirst,
  };
}
