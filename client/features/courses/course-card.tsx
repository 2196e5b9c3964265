import { Badge, Box, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  courseStateTexts,
  lessonCountText,
  moduleCountText,
  courseListTexts as texts,
} from '#shared/texts/courses/courses.ts';
import classes from '../../components/card-list/card-list.module.css';
import { CourseStateBadge } from '../../components/course-badges.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { CourseCardMenu } from './course-card-menu.tsx';
import type { CourseInList } from './use-courses.ts';

type CourseCardProps = {
  course: CourseInList;
  /** Whoever may only read is led to where they learn, or to the draft as long as nothing is online. */
  mayEdit: boolean;
  /** How far people are stands in the list's menu, once there is something to learn. */
  showsLearners?: boolean;
  /** Why it could not be copied. */
  failure?: string | null;
  onFailureRead?: () => void;
  onDuplicate?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

/** The whole card leads to the course; the menu lies above. */
export function CourseCard(props: CourseCardProps) {
  const { course, mayEdit, showsLearners = false, failure = null, onFailureRead, onDuplicate, onDelete } = props;
  const { courseId, title, visibility, version, hasChanges, isOnline, isTakenDown, createdAt, updatedAt, generation } =
    course;
  const toRead = isOnline ? paths.course(courseId) : paths.company.courseDraft(courseId);
  const target = mayEdit ? paths.company.course(courseId) : toRead;
  return (
    <Stack
      component="li"
      gap={0}
      className={`${classes.card} ${look('narrowable', 'surface', 'line', 'fit', 'relative', 'hoverLine')}`}
    >
      <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between" mih="2.25rem">
        <Group gap={6} align="stretch">
          <CourseStateBadge course={course} />
          {hasChanges && (
            <Badge component="span" color="amber">
              {courseStateTexts.unpublishedChanges}
            </Badge>
          )}
          {generation !== null && (
            <Badge component="span" color="sage" variant="outline">
              {courseStateTexts.generation[generation]}
            </Badge>
          )}
        </Group>
        <CourseCardMenu
          course={course}
          mayEdit={mayEdit}
          hasLearners={showsLearners && version > 0}
          onDuplicate={mayEdit && !isTakenDown ? onDuplicate : undefined}
          onDelete={mayEdit ? onDelete : undefined}
        />
      </Group>
      <FormError message={failure} onClose={onFailureRead} />
      <Box component="h3" mt="xs" mb={4} lh={1.25} className={look('heading', 'step1', 'anywhere')}>
        <Link className={`${classes.link} ${look('ink', 'undecorated')}`} to={target}>
          {title}
        </Link>
      </Box>
      <Group
        gap="0 1rem"
        align="stretch"
        justify="space-between"
        component="p"
        mb="md"
        className={look('muted', 'numbers')}
      >
        <span>
          {version > 0 && `${courseStateTexts.version(version)}, `}
          {moduleCountText(course.moduleCount)}, {lessonCountText(course.lessonCount)}
        </span>
        <span className={look('ink')}>{courseStateTexts.visibilities[visibility]}</span>
      </Group>
      <Group
        component="dl"
        gap="0 1rem"
        align="stretch"
        justify="space-between"
        className={`${classes.dates} ${look('muted', 'fine', 'numbers', 'lineTop')}`}
      >
        <div>
          <dt>{texts.created}</dt>
          <dd>
            <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.updated}</dt>
          <dd>
            <time dateTime={updatedAt.toISOString()}>{formatDate(updatedAt)}</time>
          </dd>
        </div>
      </Group>
    </Stack>
  );
}
