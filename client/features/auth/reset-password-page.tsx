import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { newPassword } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { signInPath } from '../../lib/access.ts';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { MailedLink } from './mailed-link.tsx';

const { resetPage: texts } = authTexts;
const passwordForm = z.strictObject({ password: newPassword });

export default function ResetPasswordPage() {
  usePageTitle(texts.title);
  const { token = '' } = useParams();
  return (
    <MailedLink
      key={token}
      kind="password"
      token={token}
      renderOpen={() => <ChoosePassword token={token} />}
      done={
        <NarrowPage title={texts.used} text={texts.usedText}>
          <LinkButton to={signInPath(null)}>{texts.toSignIn}</LinkButton>
        </NarrowPage>
      }
      invalid={
        <NarrowPage title={authTexts.linkPage.failed} text={texts.invalidText}>
          <LinkButton to={paths.resetPassword}>{texts.again}</LinkButton>
        </NarrowPage>
      }
    />
  );
}

function ChoosePassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const reload = useReloadSession();
  const form = useForm({
    name: 'reset',
    initialValues: { password: '' },
    validate: schemaResolver(passwordForm),
  });
  const refusal = useRefusal(form, { COMMON_PASSWORD: 'password' });
  const reset = trpc.auth.resetPassword.useMutation({
    onMutate: refusal.clear,
    onSuccess: async ({ next }) => {
      await reload();
      await navigate(signInPath(next), { replace: true, state: passwordChanged });
    },
    onError: refusal.showError,
  });
  return (
    <NarrowPage title={texts.title} text={texts.text}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ password }) => reset.mutate({ token, password }), refusal.focusFirst)}
      >
        <Stack gap="md">
          <PasswordField
            label={authTexts.newPassword}
            description={authTexts.passwordHint}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <FormError message={refusal.message} />
          <Button type="submit" color="coral" size="lg" loading={reset.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </NarrowPage>
  );
}

export const passwordChanged = 'password-changed';
