import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { newPassword } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { paths } from '../../app/paths.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { NarrowPage } from './narrow-page.tsx';

const { resetPage: texts } = authTexts;
const passwordForm = z.strictObject({ password: newPassword });

export default function ResetPasswordPage() {
  usePageTitle(texts.title);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const reload = useReloadSession();
  const form = useForm({ initialValues: { password: '' }, validate: schemaResolver(passwordForm) });
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: async () => {
      await reload();
      await navigate(paths.auth, { replace: true });
      toastSuccess(texts.done, texts.doneText);
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      toastError(messageOf(error));
    },
  });
  return (
    <NarrowPage title={texts.title} text={texts.text}>
      <form noValidate onSubmit={form.onSubmit(({ password }) => reset.mutate({ token, password }))}>
        <Stack gap="md">
          <PasswordField
            label={authTexts.newPassword}
            description={authTexts.passwordHint}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Button type="submit" color="coral" size="lg" loading={reset.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </NarrowPage>
  );
}
