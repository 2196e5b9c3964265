import { Box, Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { resetRequestInput } from '#shared/auth/schema.ts';
import { may } from '#shared/permissions.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { ContactLine } from '../../components/contact-line.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { signInPath } from '../../lib/access.ts';
import { useReturnPath } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

const { forgotPage: texts } = authTexts;
const forgotForm = resetRequestInput.omit({ next: true });

/** Without mail, only the operator can read the reset link, so only the operator sees the form. */
export default function ForgotPasswordPage() {
  usePageTitle(texts.title);
  const next = useReturnPath();
  const session = useSession();
  const options = trpc.auth.options.useQuery();
  if (options.isPending || session.status === 'loading') return <Loading />;
  // If the server cannot be reached, assume mail; the form then reports the error.
  const sendsMail = options.data?.sendsMail ?? true;
  const readsOutbox = session.status === 'signedIn' && may(session.user, 'admin.change');
  if (sendsMail || readsOutbox) return <ForgotPassword next={next} sendsMail={sendsMail} />;
  return (
    <NarrowPage title={texts.title} text={texts.noMail}>
      {options.data?.passkeyOrigin && <Way {...texts.ways.passkey} />}
      <Way {...texts.ways.ask} />
      <ContactLine contact={options.data?.contact ?? ''} />
      <LinkButton to={signInPath(next)}>{texts.backToSignIn}</LinkButton>
    </NarrowPage>
  );
}

const Way = ({ title, text }: { title: string; text: string }) => (
  <Box component="section" mb="md">
    <Title order={2} size="h4" mb={4}>
      {title}
    </Title>
    <p>{text}</p>
  </Box>
);

function Loading() {
  return (
    <NarrowPage title={texts.title}>
      <LoadingShape kind="form" />
    </NarrowPage>
  );
}

type ForgotPasswordProps = {
  next: string | null;
  sendsMail: boolean;
};

function ForgotPassword({ next, sendsMail }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ name: 'forgot', initialValues: { email: '' }, validate: schemaResolver(forgotForm) });
  const refusal = useRefusal(form);
  const request = trpc.auth.requestPasswordReset.useMutation({
    onMutate: refusal.clear,
    onSuccess: (_answer, { email }) => setSentTo(email),
    onError: refusal.showError,
  });
  if (sentTo !== null) {
    const sentNotice = sendsMail
      ? { title: texts.sentTitle, text: texts.sentText(sentTo) }
      : { title: texts.keptTitle, text: texts.keptText(sentTo) };
    return (
      <NarrowPage {...sentNotice}>
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
          {sendsMail && (
            <LinkButton to={signInPath(next)} kind="plain">
              {texts.backToSignIn}
            </LinkButton>
          )}
        </Stack>
      </form>
    </NarrowPage>
  );
}
