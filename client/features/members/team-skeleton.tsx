import { Group, Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from './team.module.css';

const counters = [0, 1, 2, 3];
const cards = [0, 1, 2, 3, 4, 5];

/** Four figures, then cards. */
export function TeamSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <div className={`${classes.counters} ${look('stack', 'cols32', 'rows16')}`}>
        {counters.map((counter) => (
          <Skeleton key={counter} height={56} width="70%" />
        ))}
      </div>
      <Group gap="0.75rem 2rem" align="flex-end" justify="space-between" mb={20}>
        <Skeleton height={28} width={140} />
      </Group>
      <div className={`${classes.cards} ${look('unlisted', 'stack', 'gap16')}`}>
        {cards.map((card) => (
          <Skeleton key={card} height={136} radius="xl" />
        ))}
      </div>
    </div>
  );
}
