import { Box, Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signInInput } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { resetPath } from '../../lib/access.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import classes from './auth-form.module.css';
import { SecondFactorForm } from './second-factor-form.tsx';
import { DestinationNote } from './sign-up-done.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const signInForm = signInInput.omit({ next: true });

export function SignInForm({ next }: { next: string | null }) {
  const completeSignIn = useAfterSignIn();
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useForm({
    name: 'sign-in',
    initialValues: { email: '', password: '' },
    validate: schemaResolver(signInForm),
  });
  const refusal = useRefusal(form);
  const signIn = trpc.auth.signIn.useMutation({
    onMutate: refusal.clear,
    onSuccess: async (answer) => {
      if (answer.status === 'secondFactorRequired') setChallenge(answer.challenge);
      else await completeSignIn();
    },
    onError: refusal.showError,
  });
  if (challenge !== null) {
    const expire = (message: string) => {
      setChallenge(null);
      refusal.showMessage(message);
    };
    return <SecondFactorForm challenge={challenge} onBack={() => setChallenge(null)} onExpired={expire} />;
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => signIn.mutate({ ...values, next }), refusal.focusFirst)}>
      <Stack gap="md">
        <DestinationNote next={next} />
        <TextInput label={authTexts.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField label={authTexts.password} autoComplete="current-password" {...form.getInputProps('password')} />
        <FormError message={refusal.message} />
        <Button type="submit" color="coral" size="lg" loading={signIn.isPending} fullWidth>
          {authTexts.signIn}
        </Button>
        <Box component={Link} c="bright" className={classes.quietLink} to={resetPath(next)}>
          {authTexts.forgot}
        </Box>
      </Stack>
    </form>
  );
}
