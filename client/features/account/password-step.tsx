import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { z } from 'zod';
import { passwordInput, secondFactorChangeForm } from '#shared/account/schema.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { ProofFields } from '../../components/fields/proof-fields.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { useRefusal } from '../../lib/use-refusal.ts';

type PasswordStepProps = {
  text: string;
  action: string;
  isPending: boolean;
  withCode?: boolean;
  onSubmit: (input: { password: string; code?: string }, options: { onError: (error: unknown) => void }) => void;
  onCancel: () => void;
};

export function PasswordStep({ text, action, isPending, withCode = false, onSubmit, onCancel }: PasswordStepProps) {
  const form = useForm({
    name: 'account-password-step',
    initialValues: { password: '', code: '' },
    validate: withCode
      ? schemaResolver(secondFactorChangeForm, { sync: true })
      : schemaResolver(passwordInput.extend({ code: z.string() }), { sync: true }),
  });
  const refusal = useRefusal(form, { WRONG_PASSWORD: 'password', INVALID_CODE: 'code' });
  const submit = ({ password, code }: { password: string; code: string }) => {
    refusal.clear();
    onSubmit(withCode ? { password, code } : { password }, { onError: refusal.showError });
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit, refusal.focusFirst)}>
      <Stack gap="md">
        <p>{text}</p>
        <ProofFields inputProps={form.getInputProps} withCode={withCode} hasFocus />
        <FormError message={refusal.message} />
        <DialogActions onCancel={onCancel}>
          <Button type="submit" loading={isPending}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
