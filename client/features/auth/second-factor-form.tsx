import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { z } from 'zod';
import { secondFactorCode } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { useEnter } from './use-enter.ts';

const { secondFactor: texts } = authTexts;
const codeForm = z.strictObject({ code: secondFactorCode });

export function SecondFactorForm({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const enter = useEnter();
  const form = useForm({ initialValues: { code: '' }, validate: schemaResolver(codeForm) });
  const verify = trpc.auth.verifySecondFactor.useMutation({
    onSuccess: enter,
    onError: (error) => {
      toastError(messageOf(error));
      if (codeOf(error) === 'CHALLENGE_EXPIRED') onBack();
      else form.setFieldError('code', messageOf(error));
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => verify.mutate({ challenge, code }))}>
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
        <Button type="submit" color="coral" size="lg" loading={verify.isPending} fullWidth>
          {texts.submit}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    </form>
  );
}
