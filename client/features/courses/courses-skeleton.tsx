import { Group, Skeleton, Stack } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import cards from './course-card.module.css';
import classes from './courses.module.css';

const six = [0, 1, 2, 3, 4, 5];

/** The filters and the first cards. */
export function CoursesSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <Group gap="0.75rem 1rem" align="stretch" mb="lg">
        <Skeleton className={classes.search} height={48} mt={28} />
        <Skeleton className={classes.status} height={48} mt={28} />
      </Group>
      <CardsSkeleton count={6} />
    </div>
  );
}

export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className={`${cards.cards} ${look('unlisted', 'stack', 'gap16')}`}>
      {six.slice(0, count).map((card) => (
        <Stack
          gap={0}
          key={card}
          className={`${cards.card} ${look('narrowable', 'surface', 'line', 'fit', 'relative', 'hoverLine')}`}
        >
          <Skeleton height={24} width={110} mb={16} />
          <Skeleton height={22} width="85%" mb={10} />
          <Skeleton height={16} width="60%" mb={24} />
          <Skeleton height={14} />
        </Stack>
      ))}
    </div>
  );
}
