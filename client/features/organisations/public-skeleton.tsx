import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './public-organisation.module.css';

/** A name and a few lines. */
export function PublicSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label={shellTexts.loading}>
      <Skeleton height={48} width="70%" mb={28} />
      <Skeleton height={18} mb={12} />
      <Skeleton height={18} mb={12} />
      <Skeleton height={18} width="60%" />
    </div>
  );
}
