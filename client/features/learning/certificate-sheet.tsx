import { Box, Group, SimpleGrid, Text } from '@mantine/core';
import { dayOf } from '#shared/jobs/day.ts';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import type { Certificate, QrCode } from '#shared/learning/state.ts';
import { longDayText } from '#shared/texts/jobs/words.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { certificateTexts as texts } from '#shared/texts/learning/certificate.ts';
import common from '../../components/common.module.css';
import { CompanyLogo } from '../../components/company-link.tsx';
import { Logo } from '../../components/logo.tsx';
import classes from './certificate-sheet.module.css';

export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { personName, courseTitle, organisation, logoUrl, issuedAt } = certificate;
  return (
    <Box
      component="article"
      bd="1px solid var(--pg-line)"
      bdrs="2.5rem 0.5rem 0.5rem 2.5rem"
      bg="var(--pg-surface)"
      className={common.hidden}
      aria-label={`${texts.title}: ${courseTitle}`}
    >
      <Group justify="space-between" gap="md" py="md" px={sidePadding} bg="var(--pg-fit-soft)">
        <Logo />
        {logoUrl !== null && <CompanyLogo url={logoUrl} height={40} />}
      </Group>
      <Box px={sidePadding} py="clamp(1.25rem, 4vw, 2.5rem)">
        <Text component="h3" fw={600} c="var(--pg-fit-text)">
          {texts.title}
        </Text>
        <Text my="xs" ff="heading" fw={650} fz="var(--pg-step-4)" lh={1.1} lts="-0.02em" className={common.anywhere}>
          {personName}
        </Text>
        <Text c="dimmed">{texts.has}</Text>
        <Text my={4} ff="heading" fw={600} fz="var(--pg-step-2)" lh={1.2} className={common.anywhere}>
          {courseTitle}
        </Text>
        <Text c="dimmed">{texts.completed(longDayText(dayOf(issuedAt)))}</Text>
        <Text mt="sm" fw={600}>
          {texts.issuedBy(organisation ?? catalogueTexts.unknownOrganisation)}
        </Text>
        <Contents certificate={certificate} />
        <Facts certificate={certificate} />
        <Proof certificate={certificate} />
      </Box>
    </Box>
  );
}

const sidePadding = 'clamp(1.25rem, 5vw, 2.5rem)';

function Contents({ certificate: { modules, moduleCount } }: { certificate: Certificate }) {
  const rest = moduleCount - modules.length;
  return (
    <Box mt="lg" fz="sm">
      <Text fw={600} mb={4}>
        {texts.contents}
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="0 2rem" verticalSpacing={4}>
        {modules.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list never changes
          <li key={index} className={common.anywhere}>
            {title}
          </li>
        ))}
      </SimpleGrid>
      {rest > 0 && <Text c="dimmed">{texts.more(rest)}</Text>}
    </Box>
  );
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { issuedAt, minutes, lessonCount, quizCount, number } = certificate;
  const facts: ReadonlyArray<readonly [string, string]> = [
    [texts.date, longDayText(dayOf(issuedAt))],
    ...(minutes > 0 ? [[texts.duration, texts.minutes(minutes)] as const] : []),
    [texts.scope, texts.amount(lessonCount, quizCount)],
    [texts.number, certificateNumberText(number)],
  ];
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 1, xs: 2 }}
      spacing="md"
      verticalSpacing="sm"
      my="lg"
      py="md"
      className={`${common.lineTop} ${common.lineBottom} ${common.numbers}`}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" c="dimmed" fz={14}>
            {label}
          </Text>
          <Text component="dd" m={0} fw={600} fz="sm">
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

function Proof({ certificate: { version, qrCode, address } }: { certificate: Certificate }) {
  const numberStart = address.lastIndexOf('/') + 1;
  const pathStart = address.lastIndexOf('/', numberStart - 2) + 1;
  return (
    <Group wrap="nowrap" gap="md" align="center" fz="sm" c="dimmed">
      {qrCode !== null && <QrPicture code={qrCode} address={address} />}
      <Box miw={0}>
        {qrCode !== null && (
          <Text fz="sm" className={common.anywhere}>
            {texts.verifyAt(address.slice(0, pathStart))}
            <wbr />
            {address.slice(pathStart, numberStart)}
            <wbr />
            <Text span inherit display="inline-block">
              {address.slice(numberStart)}
            </Text>
          </Text>
        )}
        <Text fz="sm">{texts.version(version)}</Text>
      </Box>
    </Group>
  );
}

const QrPicture = ({ code: { size, path }, address }: { code: QrCode; address: string }) => (
  <svg
    className={classes.qrCode}
    viewBox={`-2 -2 ${size + 4} ${size + 4}`}
    role="img"
    aria-label={texts.qrCode(address)}
  >
    <path d={path} />
  </svg>
);
