import { Box, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { dayOf } from '#shared/jobs/day.ts';
import { certificateNumberText, parseCertificateNumber } from '#shared/learning/certificate-number.ts';
import type { CertificateState, VerifiedCertificate } from '#shared/learning/state.ts';
import { longDayText } from '#shared/texts/jobs/words.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { verificationTexts as texts } from '#shared/texts/learning/certificate.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton, PlainButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const numberLimit = 100;

/** Asks for the number of a certificate, or shows its state and course, nothing about the person. */
export default function VerificationPage() {
  usePageTitle(texts.title);
  const { id } = useParams();
  if (id === undefined) {
    return (
      <NarrowPage title={texts.title} text={texts.description}>
        <NumberForm />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={texts.title}>
      <Verification key={id} certificate={id.slice(0, numberLimit)} />
    </NarrowPage>
  );
}

function Verification({ certificate }: { certificate: string }) {
  const verification = trpc.learning.verify.useQuery({ certificate }, { retry: false });
  const refetch = () => void verification.refetch();
  if (verification.isPending) return <LoadingShape kind="form" />;
  if (verification.data === undefined) {
    return (
      <Stack gap="xl">
        <ErrorState title={texts.failed} text={verification.error.message} onRetry={refetch} />
        <Another />
      </Stack>
    );
  }
  const { data } = verification;
  const checkedAt = new Date(verification.dataUpdatedAt);
  if (data.state === 'unknown') {
    return (
      <Card state="unknown">
        <Finding state="unknown" checkedAt={checkedAt} />
        <NumberForm given={certificate} onSame={refetch} />
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
      <Another />
    </Stack>
  );
}

const Another = () => (
  <div>
    <LinkButton to={paths.certificateCheck}>{texts.another}</LinkButton>
  </div>
);

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

type FindingProps = { state: CertificateState; checkedAt: Date; children?: ReactNode };

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
      <Text mt="xs">{next}</Text>
      <Text mt="sm" c="dimmed" fz="sm" className={common.numbers}>
        {texts.checkedAt(formatDateTime(checkedAt))}
      </Text>
    </div>
  );
}

/** People also paste the whole address of a certificate. */
const numberIn = (typed: string): string | null => parseCertificateNumber(typed.trim().split('/').at(-1) ?? '');

type NumberFormProps = { given?: string; onSame?: () => void };

function NumberForm({ given = '', onSame }: NumberFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const known = numberIn(given);
  const [typed, setTyped] = useState(known === null ? given : certificateNumberText(known));
  const [isInvalid, setInvalid] = useState(given !== '' && known === null);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const number = numberIn(typed);
    setInvalid(number === null);
    if (number === null) field.current?.focus();
    else if (number === known) onSame?.();
    else void navigate(paths.certificate(certificateNumberText(number)));
  };
  return (
    <form noValidate onSubmit={check}>
      <TextInput
        ref={field}
        label={texts.number}
        description={texts.numberHint}
        error={isInvalid && texts.numberInvalid}
        maxLength={numberLimit}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Box mt="md">
        <PlainButton kind="action" size="lg" type="submit">
          {texts.check}
        </PlainButton>
      </Box>
    </form>
  );
}
