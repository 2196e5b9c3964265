import { Box, Button, Divider, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signInInput } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { resetPath } from '../../lib/access.ts';
import { canCreatePasskey } from '../../lib/passkeys/support.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import classes from './auth-form.module.css';
import { SecondFactorForm } from './second-factor-form.tsx';
import { DestinationNote } from './sign-up-done.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const signInForm = signInInput.omit({ next: true, canUsePasskeys: true });

type SecondStep = { challenge: string; hasPasskey: boolean };

export function SignInForm({ next }: { next: string | null }) {
  const completeSignIn = useAfterSignIn();
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const form = useForm({
    name: 'sign-in',
    initialValues: { email: '', password: '' },
    validate: schemaResolver(signInForm),
  });
  const refusal = useRefusal(form);
  const signIn = trpc.auth.signIn.useMutation({
    onMutate: refusal.clear,
    onSuccess: async (answer) => {
      if (answer.status === 'secondFactorRequired') setSecondStep(answer);
      else await completeSignIn(answer);
    },
    onError: refusal.showError,
  });
  const expire = (message: string) => {
    setSecondStep(null);
    refusal.showMessage(message);
  };
  const submit = async (values: { email: string; password: string }) =>
    signIn.mutate({ ...values, next, canUsePasskeys: await canCreatePasskey() });
  if (secondStep !== null)
    return <SecondFactorForm {...secondStep} onBack={() => setSecondStep(null)} onExpired={expire} />;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values), refusal.focusFirst)}>
      <Stack gap="md">
        <DestinationNote next={next} />
        <TextInput
          label={authTexts.email}
          type="email"
          autoComplete="username webauthn"
          {...form.getInputProps('email')}
        />
        <PasswordField label={authTexts.password} autoComplete="current-password" {...form.getInputProps('password')} />
        <FormError message={refusal.message} />
        <Button type="submit" color="coral" size="lg" loading={signIn.isPending} fullWidth>
          {authTexts.signIn}
        </Button>
        <Box component={Link} c="bright" className={classes.quietLink} to={resetPath(next)}>
          {authTexts.forgot}
        </Box>
        <PasskeySignIn />
      </Stack>
    </form>
  );
}

function PasskeySignIn() {
  const passkey = usePasskeySignIn();
  if (!passkey.isOffered && !passkey.isLikely) return null;
  // Keeps its place, because the form is in the middle of the window.
  return (
    <Stack gap="md" style={{ visibility: passkey.isOffered ? undefined : 'hidden' }}>
      <Divider label={passkeyTexts.proof.or} />
      <FormError message={passkey.message} />
      <Button
        variant="default"
        leftSection={<IconFingerprint size={20} stroke={1.75} />}
        loading={passkey.isPending}
        onClick={passkey.signIn}
        fz="sm"
        px="xs"
        fullWidth
      >
        {passkeyTexts.signIn}
      </Button>
    </Stack>
  );
}
