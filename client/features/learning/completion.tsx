import { Box, Flex, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CertificateView, CourseProgress } from '#shared/learning/state.ts';
import { progressTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { Mark } from '../../components/logo.tsx';
import { formatDate } from '../../lib/dates.ts';
import classes from './completion.module.css';
import { courseUrl, type Reading } from './course-address.ts';
import { lessonName, type NumberedLesson, openQuizzes } from './lesson-order.ts';
import { certificateUrl } from './my-courses.tsx';

type CompletionProps = {
  reading: Reading;
  lessons: readonly NumberedLesson[];
  progress: CourseProgress;
};

export function Completion({ reading, lessons, progress }: CompletionProps) {
  if (progress.isComplete) return <Complete progress={progress} />;
  const older = progress.certificates[0];
  const isRead = progress.lessonsDone.length === lessons.length;
  const open = openQuizzes(lessons, progress.answers);
  return (
    <>
      {isRead && open.count > 0 && (
        <Box component="section" mt="xl" py={20} px="lg" bg="var(--pg-sunken)" bdrs="fit" aria-label={texts.label}>
          <p>{texts.openQuizzes(open.count)}</p>
          <ul className={classes.lessons}>
            {open.lessons.map((placed) => (
              <li key={placed.lesson.id}>
                <Link to={courseUrl(reading, { lesson: placed.lesson.id })}>{lessonName(placed)}</Link>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {older !== undefined && <OlderCertificate certificate={older} />}
    </>
  );
}

function Complete({ progress: { certificates, version, quizCount } }: { progress: CourseProgress }) {
  const certificate = certificates.find((one) => one.version === version) ?? certificates[0];
  return (
    <Group
      component="section"
      gap={0}
      align="stretch"
      bg="var(--pg-fit-soft)"
      bdrs="2.5rem 0.5rem 0.5rem 2.5rem"
      className={classes.complete}
      aria-label={texts.complete}
    >
      <Box flex="none">
        <Mark size={56} />
      </Box>
      <Box flex="1 1 16rem" miw={0}>
        <Title order={2} size="h3" mb={4} lh={1.2}>
          {texts.complete}
        </Title>
        <p>{quizCount > 0 ? texts.completeText : texts.completePlain}</p>
        {certificate !== undefined && (
          <>
            <Flex
              component="a"
              gap="xs"
              align="center"
              display="inline-flex"
              fw={600}
              td="none"
              bdrs="fit"
              mih={44}
              className={classes.download}
              href={certificateUrl(certificate.certificateId)}
              download
            >
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
              {texts.certificate}
            </Flex>
            <Text mt={10} c="dimmed" fz={14} className={common.numbers}>
              {texts.certificateFrom(formatDate(certificate.issuedAt), certificate.version)}
            </Text>
          </>
        )}
      </Box>
    </Group>
  );
}

function OlderCertificate({ certificate }: { certificate: CertificateView }) {
  const { certificateId, issuedAt, version } = certificate;
  return (
    <p className={classes.older}>
      <a href={certificateUrl(certificateId)} download>
        {texts.olderCertificate}
      </a>{' '}
      {texts.certificateFrom(formatDate(issuedAt), version)}
    </p>
  );
}
