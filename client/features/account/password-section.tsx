import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { changePasswordInput } from '#shared/account/schema.ts';
import { passwordMinLength } from '#shared/auth/schema.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { OnRequest, SettingRow } from '../../components/settings-section/settings-section.tsx';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { FormButtons } from './form-buttons.tsx';

const { passwordChange: texts } = accountTexts;

export function PasswordSection({ email }: { email: string }) {
  const utils = trpc.useUtils();
  const form = useForm({
    name: 'account-password',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(changePasswordInput, { sync: true }),
  });
  const refusal = useRefusal(form, { WRONG_PASSWORD: 'currentPassword', COMMON_PASSWORD: 'newPassword' });
  const changePassword = trpc.account.changePassword.useMutation({
    onMutate: refusal.clear,
    onSuccess: async () => {
      form.reset();
      await utils.account.overview.invalidate();
    },
    onError: refusal.showError,
  });
  const cancel = () => {
    form.reset();
    refusal.clear();
  };
  return (
    <SettingRow
      title={texts.title}
      value={
        <>
          {texts.text}{' '}
          <SavedNote note={changePassword.isSuccess && !form.isDirty() && `${texts.saved}. ${texts.savedText}`} />
        </>
      }
      action={
        <OnRequest label={accountTexts.change} name={texts.save} onCancel={cancel}>
          {(close, drop) => (
            <form
              noValidate
              onSubmit={form.onSubmit(
                (values) => changePassword.mutate(values, { onSuccess: close }),
                refusal.focusFirst,
              )}
            >
              <Stack gap="md" align="flex-start">
                <Fields email={email} inputProps={form.getInputProps} />
                <FormError message={refusal.message} />
                <FormButtons
                  label={texts.save}
                  isDirty={form.isDirty()}
                  isPending={changePassword.isPending}
                  onCancel={drop}
                />
              </Stack>
            </form>
          )}
        </OnRequest>
      }
    />
  );
}

type FieldsProps = { email: string; inputProps: (path: 'currentPassword' | 'newPassword') => object };

const Fields = ({ email, inputProps }: FieldsProps) => (
  <>
    {/* Hidden username field, so that password managers recognise the account. */}
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    <PasswordField w="100%" label={texts.current} autoComplete="current-password" {...inputProps('currentPassword')} />
    <PasswordField
      w="100%"
      label={texts.next}
      description={texts.hint(passwordMinLength)}
      autoComplete="new-password"
      {...inputProps('newPassword')}
    />
  </>
);
