import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './catalogue.module.css';

const six = [0, 1, 2, 3, 4, 5];

/** The first cards. */
export function CatalogueSkeleton() {
  return (
    <div className={classes.cards} role="status" aria-label={shellTexts.loading}>
      {six.map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton height={72} radius={0} />
          <div className={classes.body}>
            <Skeleton height={24} width={110} mb={16} />
            <Skeleton height={24} width="85%" mb={12} />
            <Skeleton height={16} mb={8} />
            <Skeleton height={16} width="60%" mb={40} />
            <Skeleton height={44} width={140} />
          </div>
        </div>
      ))}
    </div>
  );
}
