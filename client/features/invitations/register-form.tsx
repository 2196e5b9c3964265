import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { registerInput } from '#shared/members/schema.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { invitationPageTexts } from '#shared/texts/invitations.ts';
import { look } from '../../components/look/look.ts';
import { NameFields } from '../../components/name-fields/name-fields.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useReloadSession } from '../../lib/session.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { trpc } from '../../trpc.ts';

const { register: texts } = invitationPageTexts;
const registerForm = registerInput.omit({ token: true });

type Values = { firstName: string; lastName: string; password: string };
type RegisterFormProps = { token: string; email: string; onEntered: () => Promise<unknown> };

/** `onEntered`: the new account is signed in and may accept. */
export function RegisterForm({ token, email, onEntered }: RegisterFormProps) {
  const reloadSession = useReloadSession();
  const form = useForm<Values>({
    name: 'invitation',
    initialValues: { firstName: '', lastName: '', password: '' },
    validate: schemaResolver(registerForm, { sync: true }),
  });
  const register = trpc.invitations.register.useMutation();
  const signIn = trpc.auth.signIn.useMutation();
  const submit = async (values: Values) => {
    try {
      await register.mutateAsync({ token, ...values });
      await signIn.mutateAsync({ email, password: values.password });
    } catch (error) {
      showRefusal(form.setErrors, error, { COMMON_PASSWORD: 'password' });
      // The account may exist by now: the page then offers to sign in.
      await reloadSession();
      return;
    }
    await onEntered();
  };
  return (
    <form className={look('stack', 'gap20')} noValidate onSubmit={form.onSubmit((values) => submit(values))}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NameFields inputProps={form.getInputProps} />
      <PasswordField
        label={texts.password}
        description={authTexts.passwordHint}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <Button type="submit" color="coral" size="lg" loading={form.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
