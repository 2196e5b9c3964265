import { Box, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { CatalogueCourse } from '#shared/catalogue/schema.ts';
import { courseStateTexts, moduleCountText } from '#shared/texts/courses/courses.ts';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import { progressTexts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { CompanyLogo } from '../../components/company-link.tsx';
import { ContourShapes } from '../../components/contour-shapes/contour-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { CardTitle, ListCard } from '../../components/list-card.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import classes from './catalogue.module.css';
import type { OwnProgress } from './use-own-progress.ts';

type CatalogueCardProps = {
  course: CatalogueCourse;
  progress?: OwnProgress | undefined;
  heading?: 'h2' | 'h3';
  hasMaker?: boolean;
};

export function CatalogueCard({ course, progress, heading = 'h2', hasMaker = true }: CatalogueCardProps) {
  const { courseId, title, description, moduleCount, minutes, skills } = course;
  const { label, to } = actionOf(courseId, progress);
  return (
    <ListCard p={{ base: '1rem 1.25rem', xs: '1.25rem 1.5rem' }} className={common.hoverLine}>
      <Group gap="sm" wrap="nowrap" align={hasMaker ? 'flex-start' : 'center'}>
        <CourseMark courseId={courseId} />
        <Box flex={1} miw={0}>
          {hasMaker && <Maker course={course} />}
          <CardTitle heading={heading} to={paths.course(courseId)}>
            {title}
          </CardTitle>
        </Box>
      </Group>
      {skills.length > 0 && (
        <Text mt="sm" fz="sm" className={common.anywhere}>
          {texts.skills(skills)}
        </Text>
      )}
      <Group gap="0 1rem" component="p" mt={4} fz="sm" className={common.numbers}>
        {minutes > 0 && <strong>{texts.minutes(minutes)}</strong>}
        <span>{moduleCountText(moduleCount)}</span>
        <span>{texts.certificate}</span>
      </Group>
      {description !== '' && (
        <Text mt="sm" lineClamp={3} className={common.anywhere}>
          {description}
        </Text>
      )}
      <Box mt="auto">
        <Edition course={course} />
        {progress !== undefined && <OwnProgressLine progress={progress} title={title} />}
        <Flex pt="md">
          <LinkButton to={to}>
            {label}
            <VisuallyHidden> {title}</VisuallyHidden>
          </LinkButton>
        </Flex>
      </Box>
    </ListCard>
  );
}

/** The page of a completed course shows the certificate. */
function actionOf(courseId: string, progress: OwnProgress | undefined): { label: string; to: string } {
  const page = paths.course(courseId);
  if (progress === undefined) return { label: texts.open, to: page };
  const { completedAt, hasCertificate, nextLessonId } = progress;
  if (nextLessonId !== null) return { label: texts.resume, to: `${page}?lesson=${nextLessonId}` };
  if (completedAt === null) return { label: texts.answer, to: page };
  return { label: hasCertificate ? texts.toCertificate : texts.open, to: page };
}

/** The date by which the list is sorted, in one small line with version and views. */
function Edition({ course: { version, viewCount, createdAt } }: { course: CatalogueCourse }) {
  const views = viewCount > 0 ? ` · ${texts.views(viewCount)}` : '';
  return (
    <Text pt="sm" c="dimmed" fz={13} className={common.numbers}>
      {texts.since(formatDate(new Date(createdAt)))} · {courseStateTexts.version(version)}
      {views}
    </Text>
  );
}

function Maker({ course: { company } }: { course: CatalogueCourse }) {
  return (
    <Group gap="xs" wrap="nowrap" mih={24} mb={4} maw="100%">
      {company !== null && company.logoUrl !== null && <CompanyLogo url={company.logoUrl} height={24} />}
      <Text c="dimmed" fz="sm" className={common.anywhere}>
        {company?.name ?? texts.unknownOrganisation}
      </Text>
    </Group>
  );
}

function OwnProgressLine({ progress, title }: { progress: OwnProgress; title: string }) {
  const { lessonsDone, lessonCount, completedAt, nextLessonId } = progress;
  const isUnanswered = completedAt === null && nextLessonId === null;
  return (
    <Box pt="sm">
      <ShareBar
        value={lessonsDone}
        pale={isUnanswered ? lessonsDone : 0}
        of={lessonCount}
        label={texts.progressOf(title)}
        color="var(--pg-fit-text)"
      />
      <Text mt={4} c="dimmed" fz={14} className={common.numbers}>
        {progressWords(progress)}
      </Text>
    </Box>
  );
}

function progressWords({ lessonsDone, lessonCount, completedAt, nextLessonId }: OwnProgress): string {
  if (completedAt !== null) return texts.completed(formatDate(completedAt));
  return nextLessonId === null ? progressTexts.allRead : progressTexts.read(lessonsDone, lessonCount);
}

const tones = [
  [undefined, undefined],
  ['var(--mantine-color-sage-6)', 'var(--mantine-color-amber-2)'],
  ['var(--mantine-color-petrol-5)', 'var(--mantine-color-coral-2)'],
  ['var(--mantine-color-amber-3)', 'var(--mantine-color-petrol-6)'],
  ['var(--mantine-color-sage-3)', 'var(--mantine-color-sage-8)'],
  ['var(--mantine-color-coral-3)', 'var(--mantine-color-petrol-5)'],
] as const;

/** Colours and contour follow from the id, so that a course keeps its mark. */
function CourseMark({ courseId }: { courseId: string }) {
  const digit = (place: number) => Number.parseInt(courseId.charAt(place), 16) || 0;
  const [left, right] = tones[digit(4) % tones.length] ?? tones[0];
  const depths = Array.from({ length: 2 + (digit(5) % 3) }, (_, row) => 20 + digit(row) * 4);
  return (
    <Box w={40} flex="none" style={{ '--pg-person': left, '--pg-job': right } as CSSProperties} aria-hidden="true">
      <ContourShapes depths={depths} person="left" className={classes.forms} />
    </Box>
  );
}
