import { Box, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { certificateNumberText, parseCertificateNumber } from '#shared/learning/certificate-number.ts';
import type { CertificateState } from '#shared/learning/state.ts';
import { verificationTexts as texts } from '#shared/texts/learning/certificate.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const numberLimit = 100;

/** Shows only the state of a certificate, nothing about the person. */
export default function VerificationPage() {
  usePageTitle(texts.title);
  const { id = '' } = useParams();
  return (
    <NarrowPage title={texts.title}>
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
  const checkedAt = formatDateTime(new Date(verification.dataUpdatedAt));
  return <Finding state={verification.data.state} number={parseCertificateNumber(certificate)} checkedAt={checkedAt} />;
}

const looks = {
  valid: { icon: IconCircleCheck, ground: 'var(--pg-fit-soft)', ink: 'var(--pg-fit-text)' },
  withdrawn: { icon: IconCircleX, ground: 'var(--mantine-color-red-light)', ink: 'var(--pg-error-text)' },
  unknown: { icon: IconHelpCircle, ground: 'var(--pg-sunken)', ink: 'var(--pg-muted)' },
} as const;

type FindingProps = { state: CertificateState; number: string | null; checkedAt: string };

function Finding({ state, number, checkedAt }: FindingProps) {
  const { title, text, next } = texts.states[state];
  const { icon: Picture, ground, ink } = looks[state];
  return (
    <div role="status">
      <Box p="lg" bdrs="2rem 0.5rem 0.5rem 2rem" bg={ground}>
        <Box c={ink} mb="sm">
          <Picture size={44} stroke={1.5} aria-hidden="true" />
        </Box>
        <Title order={2} size="h3" mb="xs">
          {title}
        </Title>
        <Text>{text}</Text>
        <Text mt="md" fz="sm" className={common.numbers}>
          {number !== null && (
            <Text span display="block" fw={600}>
              {certificateNumberText(number)}
            </Text>
          )}
          {texts.checkedAt(checkedAt)}
        </Text>
      </Box>
      <Text mt="md">{next}</Text>
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
        <Group gap="sm" w="100%" align="flex-end">
          <TextInput
            flex="1 1 14rem"
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
        </Group>
      </Stack>
    </form>
  );
}
