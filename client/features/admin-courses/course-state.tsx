import { Badge } from '@mantine/core';
import type { CourseInAdminList } from '#shared/admin/courses.ts';
import { adminCoursesTexts as texts } from '#shared/texts/admin-courses.ts';
import { StatusBadge } from '../../components/course-badges.tsx';

/** Taken down counts more than anything else about it. */
export function CourseState({ course }: { course: Pick<CourseInAdminList, 'status' | 'isTakenDown'> }) {
  if (!course.isTakenDown) return <StatusBadge status={course.status} />;
  return (
    <Badge component="span" color="red">
      {texts.stateOf(course)}
    </Badge>
  );
}
