import { Box, Text } from '@mantine/core';
import type { CertificateView } from '#shared/learning/state.ts';
import { certificateViewTexts as texts } from '#shared/texts/learning/certificate.ts';
import common from '../../components/common.module.css';
import { formatDate } from '../../lib/dates.ts';

export function WithdrawnNotice({ certificate }: { certificate: CertificateView }) {
  const { withdrawnAt, withdrawnReason } = certificate;
  if (withdrawnAt === null) return null;
  return (
    <Box mt="lg" p="md" bdrs="fit" bg="var(--mantine-color-amber-light)" role="status">
      <Text fw={600}>{texts.withdrawn}</Text>
      <p>{texts.withdrawnOn(formatDate(withdrawnAt))}</p>
      <Text className={`${common.anywhere} ${common.preLine}`}>{texts.reason(withdrawnReason)}</Text>
    </Box>
  );
}
