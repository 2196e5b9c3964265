import { Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type ChangeEmailInput, changeEmailInput } from '#shared/account/schema.ts';
import { normalizeEmail } from '#shared/auth/email-address.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { FormButtons } from './form-buttons.tsx';

const { email: texts, password } = accountTexts;

export function EmailForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const utils = trpc.useUtils();
  const form = useForm({
    name: 'account-email',
    initialValues: { newEmail: '', password: '' },
    validate: schemaResolver(changeEmailInput, { sync: true }),
  });
  const refusal = useRefusal(form, { WRONG_PASSWORD: 'password', REGISTRATION_DOMAIN: 'newEmail' });
  const requestChange = trpc.account.requestEmailChange.useMutation({
    onMutate: refusal.clear,
    onSuccess: async () => {
      form.reset();
      await utils.account.overview.invalidate();
    },
    onError: refusal.showError,
  });
  const submit = (values: ChangeEmailInput) => {
    if (normalizeEmail(values.newEmail) !== email) return requestChange.mutate(values);
    const errors = { newEmail: texts.same };
    form.setErrors(errors);
    refusal.focusFirst(errors);
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit, refusal.focusFirst)}>
      <Stack gap="md">
        <TextInput label={texts.newEmail} type="email" autoComplete="email" {...form.getInputProps('newEmail')} />
        <PasswordField label={password} autoComplete="current-password" {...form.getInputProps('password')} />
        <FormError message={refusal.message} />
        <Group gap="md" mt={4}>
          <FormButtons
            label={texts.save}
            isDirty={form.isDirty()}
            isPending={requestChange.isPending}
            onCancel={onCancel}
          />
          <SavedNote note={requestChange.isSuccess && !form.isDirty() && texts.requested} />
        </Group>
      </Stack>
    </form>
  );
}
