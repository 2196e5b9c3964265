import { Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { CatalogueCourse } from '#shared/catalogue/schema.ts';
import { courseStateTexts, moduleCountText } from '#shared/texts/courses/courses.ts';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import common from '../../components/common.module.css';
import { CompanyLogo } from '../../components/company-link.tsx';
import { ContourShapes } from '../../components/contour-shapes/contour-shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import classes from './catalogue.module.css';
import type { OwnProgress } from './use-own-progress.ts';

type CatalogueCardProps = {
  course: CatalogueCourse;
  progress?: OwnProgress | undefined;
  heading?: 'h2' | 'h3';
};

export function CatalogueCard({ course, progress, heading = 'h2' }: CatalogueCardProps) {
  const { courseId, title, description, moduleCount, minutes, skills } = course;
  return (
    <ListCard p={0} className={common.hidden}>
      <CourseFigure courseId={courseId} />
      <Stack p="1.125rem 1.5rem 1.5rem" gap={0} align="flex-start" flex={1}>
        <Maker course={course} />
        <Box
          component={heading}
          mt="xs"
          lts="-0.01em"
          lh={1.25}
          ff="heading"
          fw={650}
          fz="h4"
          className={common.anywhere}
        >
          {title}
        </Box>
        {description !== '' && (
          <Text lineClamp={3} className={`${classes.description} ${common.anywhere}`}>
            {description}
          </Text>
        )}
        {skills.length > 0 && (
          <Text mt="sm" fz="sm" className={common.anywhere}>
            {texts.skills(skills)}
          </Text>
        )}
        <Group gap="0 1rem" component="p" mt="auto" pt="md" fz="sm" className={common.numbers}>
          {minutes > 0 && <strong>{texts.minutes(minutes)}</strong>}
          <span>{moduleCountText(moduleCount)}</span>
          <span>{texts.certificate}</span>
        </Group>
        {progress !== undefined && <OwnProgressLine progress={progress} title={title} />}
        <Group gap="0.5rem 1rem" justify="space-between" w="100%" mt="md">
          <LinkButton to={paths.course(courseId)}>
            {progress === undefined || progress.completedAt !== null ? texts.open : texts.resume}
            <VisuallyHidden>{title}</VisuallyHidden>
          </LinkButton>
          <SmallFacts course={course} />
        </Group>
      </Stack>
    </ListCard>
  );
}

function Maker({ course: { company } }: { course: CatalogueCourse }) {
  return (
    <Group gap="xs" wrap="nowrap" mih={24} maw="100%">
      {company !== null && company.logoUrl !== null && <CompanyLogo url={company.logoUrl} height={24} />}
      <Text c="dimmed" fz="sm" className={common.anywhere}>
        {company?.name ?? texts.unknownOrganisation}
      </Text>
    </Group>
  );
}

function OwnProgressLine({ progress, title }: { progress: OwnProgress; title: string }) {
  const { lessonsDone, lessonCount, completedAt } = progress;
  return (
    <Box w="100%" mt="sm">
      <ShareBar value={lessonsDone} of={lessonCount} label={texts.progressOf(title)} color="var(--pg-fit-text)" />
      <Text mt={4} c="dimmed" fz={14} className={common.numbers}>
        {completedAt === null ? texts.progress(lessonsDone, lessonCount) : texts.completed(formatDate(completedAt))}
      </Text>
    </Box>
  );
}

function SmallFacts({ course: { version, viewCount, createdAt } }: { course: CatalogueCourse }) {
  return (
    <Text c="dimmed" fz={13} className={common.numbers}>
      <span>{courseStateTexts.version(version)}</span>
      {viewCount > 0 && (
        <>
          {' · '}
          <span>{texts.views(viewCount)}</span>
        </>
      )}
      {' · '}
      <time dateTime={createdAt}>{texts.created(formatDate(new Date(createdAt)))}</time>
    </Text>
  );
}

function CourseFigure({ courseId }: { courseId: string }) {
  const digit = (place: number) => Number.parseInt(courseId.charAt(place), 16) || 0;
  const upper = 32 + digit(0) * 2;
  const swing = 10 + digit(1);
  const lower = digit(2) < 8 ? upper + swing : upper - swing;
  return (
    <Box m="0.375rem 0.375rem 0" flex="none" aria-hidden="true">
      <ContourShapes depths={[upper, lower]} person="left" className={classes.forms} />
    </Box>
  );
}
