import { Badge } from '@mantine/core';
import type { CourseStatus } from '#shared/courses/visibility.ts';
import { courseStateTexts as texts } from '#shared/texts/courses.ts';

const colours: Record<CourseStatus, string> = { draft: 'petrol', review: 'amber', published: 'sage' };

export function StatusBadge({ status }: { status: CourseStatus }) {
  return (
    <Badge component="span" color={colours[status]}>
      {texts.statuses[status]}
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
