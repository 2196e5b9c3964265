import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { changePasswordInput } from '#shared/account/schema.ts';
import { passwordMinLength } from '#shared/auth/schema.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { look } from '../../components/look/look.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { showRefusal } from '../../lib/show-refusal.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const { passwordChange: texts } = accountTexts;

export function PasswordSection({ email }: { email: string }) {
  const utils = trpc.useUtils();
  const form = useForm({
    name: 'account-password',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(changePasswordInput, { sync: true }),
  });
  const changePassword = trpc.account.changePassword.useMutation({
    onSuccess: async () => {
      form.reset();
      toastSuccess(texts.saved, texts.savedText);
      await utils.account.overview.invalidate();
    },
    onError: (error) =>
      showRefusal(form.setErrors, error, { WRONG_PASSWORD: 'currentPassword', COMMON_PASSWORD: 'newPassword' }),
  });
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <form
        className={look('stack', 'gap16')}
        noValidate
        onSubmit={form.onSubmit((values) => changePassword.mutate(values))}
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.current}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={texts.next}
          description={texts.hint(passwordMinLength)}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <Button
          mt={4}
          className={look('atStart')}
          type="submit"
          variant={form.isDirty() ? 'filled' : 'default'}
          loading={changePassword.isPending}
        >
          {texts.save}
        </Button>
      </form>
    </SettingsSection>
  );
}
