import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { z } from 'zod';
import { secondFactorCode } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { canCreatePasskey } from '../../lib/passkeys/support.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const { secondFactor: texts } = authTexts;
const codeForm = z.strictObject({ code: secondFactorCode });

type SecondFactorFormProps = {
  challenge: string;
  hasPasskey: boolean;
  onBack: () => void;
  onExpired: (message: string) => void;
};

export function SecondFactorForm({ challenge, hasPasskey, onBack, onExpired }: SecondFactorFormProps) {
  const completeSignIn = useAfterSignIn();
  const passkey = usePasskeySignIn(challenge);
  const form = useForm({ name: 'second-factor', initialValues: { code: '' }, validate: schemaResolver(codeForm) });
  const refusal = useRefusal(form, { INVALID_CODE: 'code' });
  const verify = trpc.auth.verifySecondFactor.useMutation({
    onMutate: refusal.clear,
    onSuccess: (answer) => completeSignIn(answer),
    onError: (error) => {
      if (codeOf(error) === 'CHALLENGE_EXPIRED') onExpired(messageOf(error));
      else refusal.showError(error);
    },
  });
  const submit = async (code: string) =>
    verify.mutate({ challenge, code, canUsePasskeys: !hasPasskey && (await canCreatePasskey()) });
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => void submit(code), refusal.focusFirst)}>
      <Stack gap="md">
        <Text>{texts.text}</Text>
        <TextInput
          label={texts.label}
          autoComplete="one-time-code"
          inputMode="text"
          data-autofocus
          autoFocus
          {...form.getInputProps('code')}
        />
        <FormError message={refusal.message ?? passkey.message} />
        <Button type="submit" color="coral" size="lg" loading={verify.isPending} fullWidth>
          {texts.submit}
        </Button>
        {hasPasskey && passkey.isOffered && (
          <Button variant="default" loading={passkey.isPending} onClick={passkey.signIn} fullWidth>
            {passkeyTexts.secondFactor}
          </Button>
        )}
        <Button variant="subtle" onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    </form>
  );
}
