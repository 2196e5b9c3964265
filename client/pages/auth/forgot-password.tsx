import { Button, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { resetRequestInput } from '#shared/auth/schema.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { NarrowPage } from './mailed-link.tsx';

const { forgotPage: texts } = authTexts;
const forgotForm = resetRequestInput.omit({ next: true });

type ForgotPasswordProps = {
  /** Where the person wanted to go; the mailed link leads there in the end. */
  next: string | null;
  /** False for the operator of an installation without mail, who asks for somebody else. */
  sendsMail: boolean;
};

export function ForgotPassword({ next, sendsMail }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ name: 'forgot', initialValues: { email: '' }, validate: schemaResolver(forgotForm) });
  const refusal = useRefusal(form);
  const request = trpc.auth.requestPasswordReset.useMutation({
    onMutate: refusal.clear,
    onSuccess: (_answer, { email }) => setSentTo(email),
    onError: refusal.show,
  });
  if (sentTo !== null) {
    const said = sendsMail
      ? { title: texts.sentTitle, text: texts.sentText(sentTo) }
      : { title: texts.keptTitle, text: texts.keptText(sentTo) };
    return (
      <NarrowPage {...said}>
        <Group gap="sm" align="stretch">
          {!sendsMail && <LinkButton to={`${paths.admin.settings}?tab=outbox`}>{texts.toOutbox}</LinkButton>}
          <Button variant="default" onClick={() => setSentTo(null)}>
            {texts.again}
          </Button>
        </Group>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.title} text={sendsMail ? texts.text : texts.forOperator}>
      <form noValidate onSubmit={form.onSubmit((values) => request.mutate({ ...values, next }), refusal.focusFirst)}>
        <Stack gap="md">
          <TextInput label={authTexts.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
          <FormError message={refusal.message} />
          <Button type="submit" color="coral" size="lg" loading={request.isPending}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </NarrowPage>
  );
}
