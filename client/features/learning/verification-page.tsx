import { Box, Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { dayOf } from '#shared/jobs/day.ts';
import { certificateNumberText, parseCertificateNumber } from '#shared/learning/certificate-number.ts';
import type { CertificateState, VerifiedCertificate } from '#shared/learning/state.ts';
import { longDayText } from '#shared/texts/jobs/words.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
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

/** Shows the state of a certificate and its course, nothing about the person. */
export default function VerificationPage() {
  usePageTitle(texts.title);
  const { id = '' } = useParams();
  return (
    <NarrowPage title={texts.title}>
      <Verification key={id} certificate={id.slice(0, numberLimit)} />
    </NarrowPage>
  );
}

function Verification({ certificate }: { certificate: string }) {
  const verification = trpc.learning.verify.useQuery({ certificate }, { retry: false });
  const refetch = () => void verification.refetch();
  const another = <NumberForm title={texts.another} />;
  if (verification.isPending) return <LoadingShape kind="form" />;
  if (verification.data === undefined) {
    return (
      <Stack gap="xl">
        <ErrorState title={texts.failed} text={verification.error.message} onRetry={refetch} />
        {another}
      </Stack>
    );
  }
  const { data } = verification;
  const number = parseCertificateNumber(certificate);
  const given = number === null ? certificate : certificateNumberText(number);
  const checkedAt = new Date(verification.dataUpdatedAt);
  if (data.state === 'unknown') {
    return (
      <Card state="unknown">
        <Finding state="unknown" checkedAt={checkedAt}>
          <Facts facts={[[texts.number, given]]} />
        </Finding>
        <NumberForm given={given} isBusy={verification.isFetching} onSame={refetch} />
      </Card>
    );
  }
  return (
    <Stack gap="xl">
      <Card state={data.state}>
        <Finding state={data.state} checkedAt={checkedAt}>
          <Issued certificate={data.certificate} />
        </Finding>
      </Card>
      {another}
    </Stack>
  );
}

const looks = {
  valid: { icon: IconCircleCheck, ground: 'var(--pg-fit-soft)', ink: 'var(--pg-fit-text)' },
  withdrawn: { icon: IconCircleX, ground: 'var(--mantine-color-red-light)', ink: 'var(--pg-error-text)' },
  unknown: { icon: IconHelpCircle, ground: 'var(--pg-sunken)', ink: 'var(--pg-muted)' },
} as const;

const Card = ({ state, children }: { state: CertificateState; children: ReactNode }) => (
  <Stack p={{ base: 'md', xs: 'lg' }} bdrs="2rem 0.5rem 0.5rem 2rem" bg={looks[state].ground}>
    {children}
  </Stack>
);

function Issued({ certificate }: { certificate: VerifiedCertificate }) {
  const { number, courseTitle, organisation, issuedAt, courseId } = certificate;
  const course = courseId === null ? courseTitle : <Link to={paths.course(courseId)}>{courseTitle}</Link>;
  return (
    <Facts
      facts={[
        [texts.course, course],
        [texts.issuedBy, organisation ?? catalogueTexts.unknownOrganisation],
        [texts.issuedOn, longDayText(dayOf(issuedAt))],
        [texts.number, certificateNumberText(number)],
      ]}
    />
  );
}

const Facts = ({ facts }: { facts: ReadonlyArray<readonly [string, ReactNode]> }) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" my="md">
    {facts.map(([label, value]) => (
      <Box key={label} miw={0}>
        <Text component="dt" c="dimmed" fz={14}>
          {label}
        </Text>
        <Text component="dd" m={0} fw={600} className={`${common.numbers} ${common.anywhere} ${common.inkLinks}`}>
          {value}
        </Text>
      </Box>
    ))}
  </SimpleGrid>
);

type FindingProps = { state: CertificateState; checkedAt: Date; children: ReactNode };

function Finding({ state, checkedAt, children }: FindingProps) {
  const { title, text, next } = texts.states[state];
  const { icon: Picture, ink } = looks[state];
  return (
    <div role="status">
      <Box c={ink} mb="xs">
        <Picture size={44} stroke={1.5} aria-hidden="true" />
      </Box>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      {children}
      <p>{text}</p>
      <p>{next}</p>
      <Text mt="sm" c="dimmed" fz="sm" className={common.numbers}>
        {texts.checkedAt(formatDateTime(checkedAt))}
      </Text>
    </div>
  );
}

type NumberFormProps = { title?: string; given?: string; isBusy?: boolean; onSame?: () => void };

function NumberForm({ title, given = '', isBusy = false, onSame }: NumberFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(given);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const number = typed.trim();
    if (number === given) onSame?.();
    else if (number !== '') void navigate(paths.certificate(encodeURIComponent(number)));
  };
  return (
    <form noValidate onSubmit={check}>
      {title !== undefined && (
        <Title order={2} size="h4" mb="md">
          {title}
        </Title>
      )}
      <Group gap="sm" wrap="nowrap" align="flex-end">
        <TextInput
          flex={1}
          label={texts.number}
          description={texts.numberHint}
          maxLength={numberLimit}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button h={48} type="submit" flex="none" variant="default" loading={isBusy}>
          {texts.check}
        </Button>
      </Group>
    </form>
  );
}
