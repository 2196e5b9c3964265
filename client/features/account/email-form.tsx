import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type ChangeEmailInput, changeEmailInput } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { look } from '../../components/look/look.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { showRefusal } from '../../lib/show-refusal.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const { email: texts, password } = accountTexts;

export function EmailForm({ email, sendsMail }: { email: string; sendsMail: boolean }) {
  const utils = trpc.useUtils();
  const form = useForm({
    name: 'account-email',
    initialValues: { newEmail: '', password: '' },
    validate: schemaResolver(changeEmailInput, { sync: true }),
  });
  const requestChange = trpc.account.requestEmailChange.useMutation({
    onSuccess: async () => {
      form.reset();
      toastSuccess(texts.requested, sendsMail ? texts.sentTo : texts.keptForOperator);
      await utils.account.overview.invalidate();
    },
    onError: (error) => showRefusal(form.setErrors, error, { WRONG_PASSWORD: 'password' }),
  });
  const submit = (values: ChangeEmailInput) => {
    if (values.newEmail.trim().toLowerCase() === email) form.setFieldError('newEmail', texts.same);
    else requestChange.mutate(values);
  };
  return (
    <form className={look('stack', 'gap16')} noValidate onSubmit={form.onSubmit(submit)}>
      <TextInput label={texts.newEmail} type="email" autoComplete="email" {...form.getInputProps('newEmail')} />
      <PasswordField label={password} autoComplete="current-password" {...form.getInputProps('password')} />
      <Button
        mt={4}
        className={look('atStart')}
        type="submit"
        variant={form.isDirty() ? 'filled' : 'default'}
        loading={requestChange.isPending}
      >
        {texts.save}
      </Button>
    </form>
  );
}
