import { Box, Group, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import { certificateViewTexts as texts } from '#shared/texts/learning/certificate.ts';
import { ActionBar } from '../../components/action-bar/action-bar.tsx';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { trpc } from '../../trpc.ts';
import { certificateUrl } from './course-address.ts';

const CertificateDetails = lazy(() => import('./certificate-details.tsx'));

/** The certificate on screen, its download, and whether others may verify it. */
export function OwnCertificate({ certificateId }: { certificateId: string }) {
  const certificate = trpc.learning.certificate.useQuery({ certificateId }, { retry: false });
  const actions = useRef<HTMLDivElement>(null);
  const { data } = certificate;
  return (
    <Box mt="md">
      <Group mb="lg" data-screen="" ref={actions}>
        <Download certificateId={certificateId}>{texts.download}</Download>
      </Group>
      {certificate.isPending && <CertificateOutline />}
      {certificate.isError && data === undefined && <p role="status">{texts.failed}</p>}
      {data !== undefined && (
        <Suspense fallback={<CertificateOutline />}>
          <CertificateDetails certificate={data} />
        </Suspense>
      )}
      {data !== undefined && (
        <ActionBar label={texts.bar} watched={actions} first={texts.ready} second={certificateNumberText(data.number)}>
          <Download certificateId={certificateId}>{texts.downloadShort}</Download>
        </ActionBar>
      )}
    </Box>
  );
}

const Download = ({ certificateId, children }: { certificateId: string; children: string }) => (
  <LinkButton to={certificateUrl(certificateId)} kind="action" isDownload>
    <IconDownload size={20} stroke={1.75} aria-hidden="true" />
    {children}
  </LinkButton>
);

/** Heights and widths of the lines of a certificate. */
const lines = [
  [20, '30%'],
  [44, '60%'],
  [18, '35%'],
  [28, '75%'],
  [18, '45%'],
  [20, '65%'],
  [24, '20%'],
  [18, '55%'],
  [40, '80%'],
  [40, '80%'],
  [96, '96px'],
] as const;

/** The shape of the sheet and of the switch below it. */
const CertificateOutline = () => (
  <div role="status" aria-busy="true" aria-label={texts.loading}>
    <Box
      mih={{ base: 880, xs: 704 }}
      bd="1px solid var(--pg-line)"
      bdrs="2.5rem 0.5rem 0.5rem 2.5rem"
      className={common.hidden}
    >
      <Box h={60} bg="var(--pg-fit-soft)" />
      <Box px="clamp(1.25rem, 5vw, 2.5rem)" py="clamp(1.25rem, 4vw, 2.5rem)">
        {lines.map(([height, width], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={index} height={height} width={width} mb="md" />
        ))}
      </Box>
    </Box>
    <Skeleton h={{ base: 108, xs: 68 }} mt="lg" />
  </div>
);
