import { ActionIcon, Menu } from '@mantine/core';
import { IconBook, IconCopy, IconDots, IconEye, IconEyeEdit, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { courseListTexts as texts } from '#shared/texts/courses/courses.ts';
import { draftTexts } from '#shared/texts/courses/draft.ts';
import classes from '../../components/card-list/card-list.module.css';
import { paths } from '../../lib/paths.ts';
import { LearnersMenuItem } from './learners-menu-item.tsx';
import type { NamedCourse } from './use-duplicate-course.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type CourseCardMenuProps = {
  course: NamedCourse & { isOnline: boolean };
  mayEdit: boolean;
  hasLearners: boolean;
  onDuplicate?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

export function CourseCardMenu({ course, mayEdit, hasLearners, onDuplicate, onDelete }: CourseCardMenuProps) {
  const { courseId, title } = course;
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={classes.menu} size="xl" aria-label={texts.menuOf(title)}>
          <IconDots size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {mayEdit && (
          <>
            <Menu.Item component={Link} to={paths.company.course(courseId)} leftSection={<IconPencil {...icon} />}>
              {texts.edit}
            </Menu.Item>
            <Menu.Item component={Link} to={paths.company.coursePreview(courseId)} leftSection={<IconEye {...icon} />}>
              {texts.preview}
            </Menu.Item>
          </>
        )}
        <Menu.Item component={Link} to={paths.company.courseDraft(courseId)} leftSection={<IconEyeEdit {...icon} />}>
          {draftTexts.view}
        </Menu.Item>
        {course.isOnline && (
          <Menu.Item component={Link} to={paths.course(courseId)} leftSection={<IconBook {...icon} />}>
            {texts.toCourse}
          </Menu.Item>
        )}
        {hasLearners && <LearnersMenuItem courseId={courseId} />}
        {onDuplicate && (
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onDuplicate}>
            {texts.duplicate}
          </Menu.Item>
        )}
        {onDelete && (
          <Menu.Item color="var(--pg-error-text)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            {texts.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
