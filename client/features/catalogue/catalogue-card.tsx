import { Box, Group, Stack, VisuallyHidden } from '@mantine/core';
import type { CatalogueCourse } from '#shared/catalogue/schema.ts';
import { courseStateTexts, moduleCountText } from '#shared/texts/courses/courses.ts';
import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import classes from './catalogue.module.css';

type CatalogueCardProps = { course: CatalogueCourse; heading?: 'h2' | 'h3' };

/** `heading`: the level of its title. */
export function CatalogueCard({ course, heading = 'h2' }: CatalogueCardProps) {
  const { courseId, title, description, version, moduleCount, viewCount } = course;
  const created = new Date(course.createdAt);
  return (
    <Stack
      bdrs="2rem 0.5rem 0.5rem 2rem"
      component="li"
      gap={0}
      className={look('hidden', 'narrowable', 'surface', 'line')}
    >
      <CourseFigure courseId={courseId} />
      <Stack p="1.125rem 1.5rem 1.5rem" gap={0} align="flex-start" className={look('grow')}>
        <Group gap="0.375rem 0.75rem">
          <CourseStateBadge course={{ status: 'published', isTakenDown: false }} />
          <span className={look('muted', 'fine', 'numbers')}>{courseStateTexts.version(version)}</span>
        </Group>
        <Box component={heading} mt="sm" lts="-0.01em" lh={1.25} className={look('heading', 'step1', 'anywhere')}>
          {title}
        </Box>
        {description !== '' && <p className={`${classes.description} ${look('clamp3', 'anywhere')}`}>{description}</p>}
        <Group
          gap="0 1rem"
          align="stretch"
          component="p"
          mt="auto"
          mb={18}
          pt="md"
          className={look('muted', 'fine', 'numbers')}
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
    </Stack>
  );
}

/** The course id determines the shared edge, so each course has a recognisable figure. */
function CourseFigure({ courseId }: { courseId: string }) {
  const digit = (place: number) => Number.parseInt(courseId.charAt(place), 16) || 0;
  const upper = 32 + digit(0) * 2;
  const swing = 10 + digit(1);
  const lower = digit(2) < 8 ? upper + swing : upper - swing;
  return (
    <Box m="0.375rem 0.375rem 0" className={look('rigid')} aria-hidden="true">
      <TwoShapes depths={[upper, lower]} person="left" className={classes.forms} />
    </Box>
  );
}
