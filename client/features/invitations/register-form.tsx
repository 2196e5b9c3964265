import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { ComponentProps } from 'react';
import { registerInput } from '#shared/members/schema.ts';
import { registrationRefusal } from '#shared/settings/rules.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { invitationPageTexts } from '#shared/texts/members/invitations.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LegalNote } from '../../components/legal-note.tsx';
import { NameFields } from '../../components/name-fields/name-fields.tsx';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

const { register: texts } = invitationPageTexts;
const registerForm = registerInput.omit({ token: true });

type Values = { firstName: string; lastName: string; password: string };
type RegisterFormProps = { token: string; email: string; onRegistered: () => Promise<unknown> };

function RegisterForm({ token, email, onRegistered }: RegisterFormProps) {
  const reloadSession = useReloadSession();
  const form = useForm<Values>({
    name: 'invitation',
    initialValues: { firstName: '', lastName: '', password: '' },
    validate: schemaResolver(registerForm, { sync: true }),
  });
  const refusal = useRefusal(form, { COMMON_PASSWORD: 'password' });
  const register = trpc.invitations.register.useMutation();
  const signIn = trpc.auth.signIn.useMutation();
  const submit = async (values: Values) => {
    refusal.clear();
    try {
      await register.mutateAsync({ token, ...values });
      await signIn.mutateAsync({ email, password: values.password, next: paths.invitation(token) });
    } catch (error) {
      refusal.showError(error);
      // The account may exist by now; then the page offers the sign-in.
      await reloadSession();
      return;
    }
    await onRegistered();
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => submit(values), refusal.focusFirst)}>
      <Stack gap={20}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NameFields inputProps={form.getInputProps} />
        <PasswordField
          label={texts.password}
          description={authTexts.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <LegalNote />
        <FormError message={refusal.message} />
        <Button type="submit" color="coral" size="lg" loading={form.submitting}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

export function RegisterPart(props: ComponentProps<typeof RegisterForm>) {
  const { data } = trpc.auth.options.useQuery();
  const refusal =
    data === undefined ? null : registrationRefusal(data.registration, { email: props.email, isInvited: true });
  return refusal === null ? <RegisterForm {...props} /> : <p>{errorTexts[refusal]}</p>;
}
