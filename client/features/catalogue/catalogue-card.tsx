import { Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { CatalogueCourse } from '#shared/catalogue/schema.ts';
import { courseStateTexts, moduleCountText } from '#shared/texts/courses/courses.ts';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import common from '../../components/common.module.css';
import { ContourShapes } from '../../components/contour-shapes/contour-shapes.tsx';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import classes from './catalogue.module.css';

type CatalogueCardProps = { course: CatalogueCourse; heading?: 'h2' | 'h3' };

export function CatalogueCard({ course, heading = 'h2' }: CatalogueCardProps) {
  const { courseId, title, description, version, moduleCount, viewCount } = course;
  const created = new Date(course.createdAt);
  return (
    <ListCard p={0} className={common.hidden}>
      <CourseFigure courseId={courseId} />
      <Stack p="1.125rem 1.5rem 1.5rem" gap={0} align="flex-start" flex={1}>
        <Group gap="0.375rem 0.75rem">
          <CourseStateBadge course={{ status: 'published', isTakenDown: false }} />
          <Text span c="dimmed" fz={14} className={common.numbers}>
            {courseStateTexts.version(version)}
          </Text>
        </Group>
        <Box
          component={heading}
          mt="sm"
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
        <Group
          gap="0 1rem"
          align="stretch"
          component="p"
          mt="auto"
          mb={18}
          pt="md"
          c="dimmed"
          fz={14}
          className={common.numbers}
        >
          <span>{moduleCountText(moduleCount)}</span>
          <span>{texts.views(viewCount)}</span>
          <time dateTime={course.createdAt}>{texts.created(formatDate(created))}</time>
        </Group>
        <LinkButton to={paths.course(courseId)}>
          {texts.open}
          <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
      </Stack>
    </ListCard>
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
