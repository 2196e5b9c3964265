import { Badge } from '@mantine/core';
import { type CourseStatus, shownCourseState } from '#shared/courses/visibility.ts';
import { courseStateTexts as texts } from '#shared/texts/courses/courses.ts';
import { StateBadge } from './state-badge.tsx';

export function CourseStateBadge({ course }: { course: { status: CourseStatus; isTakenDown: boolean } }) {
  const state = shownCourseState(course);
  return (
    <StateBadge of="course" state={state}>
      {texts.statuses[state]}
    </StateBadge>
  );
}

export function VersionBadge({ version }: { version: number }) {
  if (version === 0) return null;
  return (
    <Badge component="span" color="petrol" variant="outline">
      {texts.version(version)}
    </Badge>
  );
}
