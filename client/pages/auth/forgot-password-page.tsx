import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { emailInput } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { messageOf } from '../../lib/errors.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { NarrowPage } from './narrow-page.tsx';

const { forgotPage: texts } = authTexts;

export default function ForgotPasswordPage() {
  usePageTitle(texts.title);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ initialValues: { email: '' }, validate: schemaResolver(emailInput) });
  const options = trpc.auth.options.useQuery();
  const request = trpc.auth.requestPasswordReset.useMutation({
    onSuccess: (_answer, { email }) => setSentTo(email),
    onError: (error) => toastError(messageOf(error)),
  });
  if (sentTo !== null) {
    const isKept = options.data?.sendsMail === false;
    return (
      <NarrowPage title={texts.sentTitle} text={isKept ? texts.keptText : texts.sentText(sentTo)}>
        <Button variant="default" onClick={() => setSentTo(null)}>
          {texts.again}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.title} text={texts.text}>
      <form noValidate onSubmit={form.onSubmit((values) => request.mutate(values))}>
        <Stack gap="md">
          <TextInput label={authTexts.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
          <Button type="submit" color="coral" size="lg" loading={request.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </NarrowPage>
  );
}
