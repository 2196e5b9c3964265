import { Badge } from '@mantine/core';
import { type CourseStatus, type ShownCourseState, shownCourseState } from '#shared/courses/visibility.ts';
import { courseStateTexts as texts } from '#shared/texts/courses.ts';

const colours: Record<ShownCourseState, string> = {
  draft: 'petrol',
  review: 'amber',
  published: 'sage',
  takenDown: 'red',
};

export function StatusBadge({ course }: { course: { status: CourseStatus; isTakenDown: boolean } }) {
  const state = shownCourseState(course);
  return (
    <Badge component="span" color={colours[state]}>
      {texts.statuses[state]}
    </Badge>
  );
}

/** Nothing before the first version. */
export function VersionBadge({ version }: { version: number }) {
  if (version === 0) return null;
  return (
    <Badge component="span" color="petrol" variant="outline">
      {texts.version(version)}
    </Badge>
  );
}
