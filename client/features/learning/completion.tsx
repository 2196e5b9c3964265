import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { CertificateView, CourseProgress } from '#shared/learning/state.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { progressTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { ClosingShapes } from '../../components/loading-shape.tsx';
import { formatDate } from '../../lib/dates.ts';
import classes from './completion.module.css';
import { certificateUrl, courseUrl, type Reading } from './course-address.ts';
import { lessonName, type NumberedLesson, openQuizzes } from './lesson-order.ts';
import { OwnCertificate } from './own-certificate.tsx';
import type { ReaderCourse } from './reader-parts.ts';
import { WithdrawnNotice } from './withdrawn-notice.tsx';

const AfterCourse = lazy(() => import('./after-course.tsx'));

type CompletionProps = {
  course: ReaderCourse;
  reading: Reading;
  lessons: readonly NumberedLesson[];
  progress: CourseProgress;
};

export function Completion({ course, reading, lessons, progress }: CompletionProps) {
  if (progress.isComplete) return <Complete course={course} progress={progress} />;
  const older = progress.certificates[0];
  const isRead = progress.lessonsDone.length === lessons.length;
  const open = openQuizzes(lessons, progress.answers);
  return (
    <>
      {isRead && open.length > 0 && (
        <Box component="section" mb="xl" py={20} px="lg" bg="var(--pg-sunken)" bdrs="fit" aria-label={texts.label}>
          <p>{texts.openQuizzes(open.length)}</p>
          <Stack component="ul" gap="xs" mt="sm">
            {open.slice(0, shownQuestions).map(({ block: { id, json_content }, placed }) => (
              <li key={id}>
                <Link className={classes.question} to={courseUrl(reading, { lesson: placed.lesson.id, question: id })}>
                  {json_content.question === '' ? contentViewTexts.quiz.label : json_content.question}
                </Link>
                <Text c="dimmed" fz="sm" className={common.anywhere}>
                  {lessonName(placed)}
                </Text>
              </li>
            ))}
          </Stack>
          {open.length > shownQuestions && <Text mt="sm">{texts.moreQuestions(open.length - shownQuestions)}</Text>}
        </Box>
      )}
      {older !== undefined && <OlderCertificate certificate={older} />}
    </>
  );
}

/** The button above the list leads through all open questions. */
const shownQuestions = 6;

type CompleteProps = Pick<CompletionProps, 'course' | 'progress'>;

function Complete({ course, progress: { certificates, version, quizCount } }: CompleteProps) {
  const certificate = certificates.find((one) => one.version === version) ?? certificates[0];
  return (
    <Box component="section" mb="xl" aria-label={texts.complete}>
      <Group gap={0} wrap="nowrap">
        <ClosingShapes />
        <div role="status">
          <Title order={2} size="h3" mb={4} lh={1.2}>
            {texts.complete}
          </Title>
          <p>{quizCount > 0 ? texts.completeText : texts.completePlain}</p>
        </div>
      </Group>
      {certificate !== undefined &&
        (certificate.withdrawnAt === null ? (
          <OwnCertificate certificateId={certificate.certificateId} />
        ) : (
          <WithdrawnNotice certificate={certificate} />
        ))}
      <Suspense fallback={null}>
        <AfterCourse course={course} />
      </Suspense>
    </Box>
  );
}

function OlderCertificate({ certificate }: { certificate: CertificateView }) {
  const { certificateId, issuedAt, version, withdrawnAt } = certificate;
  if (withdrawnAt !== null) return <WithdrawnNotice certificate={certificate} />;
  return (
    <p className={classes.older}>
      <a href={certificateUrl(certificateId)} download>
        {texts.olderCertificate}
      </a>{' '}
      {texts.certificateFrom(formatDate(issuedAt), version)}
    </p>
  );
}
