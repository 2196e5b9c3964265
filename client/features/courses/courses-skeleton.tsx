import { Box } from '@mantine/core';
import cards from '../../components/card-list/card-list.module.css';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { look } from '../../components/look/look.ts';
import { CourseCard } from './course-card.tsx';
import { CourseFilters } from './course-filters.tsx';
import type { CourseInList } from './use-courses.ts';

const courseOf = (index: number): CourseInList => ({
  courseId: `${index}`,
  title: standIn(8, 2, 8),
  status: 'published',
  visibility: 'public',
  version: 1,
  hasChanges: false,
  isOnline: true,
  isTakenDown: false,
  moduleCount: 2,
  generation: null,
  lessonCount: 5,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const nothing = () => undefined;

/** The filters and the first cards. */
export function CoursesSkeleton() {
  return (
    <Ghost>
      <CourseFilters typed="" setTyped={nothing} status="all" setStatus={nothing} />
      {/* Where the list says what was done. */}
      <Box mih="1.75rem" />
      <Cards count={6} />
    </Ghost>
  );
}

export function CardsSkeleton({ count }: { count: number }) {
  return (
    <Ghost label={null}>
      <Cards count={count} />
    </Ghost>
  );
}

function Cards({ count }: { count: number }) {
  return (
    <ul className={`${cards.cards} ${look('unlisted', 'stack', 'gap16')}`}>
      {several(count, courseOf).map((course) => (
        <CourseCard key={course.courseId} course={course} mayEdit={false} />
      ))}
    </ul>
  );
}
