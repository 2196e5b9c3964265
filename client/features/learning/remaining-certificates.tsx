import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import type { RemainingCertificate } from '#shared/learning/state.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { certificateTexts, remainingCertificateTexts as texts } from '#shared/texts/learning/certificate.ts';
import { progressTexts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { formatDate } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { certificateUrl } from './course-address.ts';
import classes from './my-courses.module.css';
import { WithdrawnNotice } from './withdrawn-notice.tsx';

/** Certificates of deleted courses. Empty for most people, so it shows nothing while it loads. */
export function RemainingCertificates() {
  const list = trpc.learning.remainingCertificates.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (list.isPending || list.data?.pages[0]?.certificates.length === 0) return null;
  return (
    <OverviewSection title={texts.title}>
      <PagedList list={list} itemsOf={({ certificates }) => certificates} texts={texts} skeleton={null}>
        {(certificates) => (
          <ul>
            {certificates.map((certificate) => (
              <Remaining key={certificate.certificateId} certificate={certificate} />
            ))}
          </ul>
        )}
      </PagedList>
    </OverviewSection>
  );
}

function Remaining({ certificate }: { certificate: RemainingCertificate }) {
  const { certificateId, courseTitle, organisation, issuedAt, withdrawnAt, number } = certificate;
  return (
    <Group component="li" gap="1rem 2rem" justify="space-between" className={`${classes.course} ${common.lineBottom}`}>
      <Box flex="1 1 20rem" miw={0}>
        <h3 className={classes.title}>{courseTitle}</h3>
        <Text mt={4} c="dimmed" className={common.anywhere}>
          {certificateTexts.issuedBy(organisation ?? catalogueTexts.unknownOrganisation)}
        </Text>
        <Text c="dimmed" className={common.numbers}>
          {formatDate(issuedAt)} · {certificateNumberText(number)}
        </Text>
        <Text c="dimmed">{withdrawnAt === null ? texts.valid : texts.courseGone}</Text>
        <WithdrawnNotice certificate={certificate} />
      </Box>
      {withdrawnAt === null && (
        <LinkButton to={certificateUrl(certificateId)} isDownload>
          {progressTexts.certificate}
          <VisuallyHidden>{courseTitle}</VisuallyHidden>
        </LinkButton>
      )}
    </Group>
  );
}
