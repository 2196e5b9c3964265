import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signInInput } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { paths } from '../../app/paths.ts';
import { look } from '../../components/look/look.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import classes from './auth-form.module.css';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useEnter } from './use-enter.ts';

export function SignInForm() {
  const enter = useEnter();
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useForm({ initialValues: { email: '', password: '' }, validate: schemaResolver(signInInput) });
  const signIn = trpc.auth.signIn.useMutation({
    onSuccess: async (answer) => {
      if (answer.status === 'secondFactorRequired') setChallenge(answer.challenge);
      else await enter();
    },
    onError: (error) => {
      form.setErrors(fieldErrorsOf(error));
      toastError(messageOf(error));
    },
  });
  if (challenge !== null) return <SecondFactorForm challenge={challenge} onBack={() => setChallenge(null)} />;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
      <Stack gap="md">
        <TextInput label={authTexts.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField label={authTexts.password} autoComplete="current-password" {...form.getInputProps('password')} />
        <Button type="submit" color="coral" size="lg" loading={signIn.isPending} fullWidth>
          {authTexts.signIn}
        </Button>
        <Link className={`${classes.quietLink} ${look('ink', 'offset20')}`} to={paths.resetPassword}>
          {authTexts.forgot}
        </Link>
      </Stack>
    </form>
  );
}
