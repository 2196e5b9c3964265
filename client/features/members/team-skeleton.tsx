import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './team.module.css';

const counters = [0, 1, 2, 3];
const cards = [0, 1, 2, 3, 4, 5];

/** Four figures, then cards. */
export function TeamSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <div className={classes.counters}>
        {counters.map((counter) => (
          <Skeleton key={counter} height={56} width="70%" />
        ))}
      </div>
      <div className={classes.tools}>
        <Skeleton height={28} width={140} />
      </div>
      <div className={classes.cards}>
        {cards.map((card) => (
          <Skeleton key={card} height={136} radius="xl" />
        ))}
      </div>
    </div>
  );
}
