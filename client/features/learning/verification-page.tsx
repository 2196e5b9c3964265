import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { verificationTexts as texts } from '#shared/texts/learning/certificate.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const numberLimit = 100;

/** Shows only the state of a certificate, nothing about the person. */
export default function VerificationPage() {
  usePageTitle(texts.title);
  const { id = '' } = useParams();
  return (
    <NarrowPage title={texts.title} text={texts.privacy}>
      <Stack gap="xl">
        <Verification key={id} certificate={id} />
        <NumberForm />
      </Stack>
    </NarrowPage>
  );
}

function Verification({ certificate }: { certificate: string }) {
  const verification = trpc.learning.verify.useQuery(
    { certificate: certificate.slice(0, numberLimit) },
    { retry: false },
  );
  if (verification.isPending) return <LoadingShape kind="form" />;
  if (verification.data === undefined)
    return (
      <ErrorState title={texts.failed} text={verification.error.message} onRetry={() => void verification.refetch()} />
    );
  const { title, text } = texts.states[verification.data.state];
  return (
    <div role="status">
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <Text>{text}</Text>
    </div>
  );
}

function NumberForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const check = (event: FormEvent) => {
    event.preventDefault();
    const number = typed.trim();
    if (number === '') return;
    setTyped('');
    void navigate(paths.certificate(encodeURIComponent(number)));
  };
  return (
    <form noValidate onSubmit={check}>
      <Stack gap="md" align="flex-start">
        <Title order={2} size="h4">
          {texts.another}
        </Title>
        <TextInput
          w="100%"
          label={texts.number}
          description={texts.numberHint}
          maxLength={numberLimit}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {texts.check}
        </Button>
      </Stack>
    </form>
  );
}
