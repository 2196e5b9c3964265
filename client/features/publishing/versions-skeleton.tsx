import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './versions.module.css';

export function VersionsSkeleton() {
  return (
    <div className={classes.versions} role="status" aria-label={shellTexts.loading}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={classes.version}>
          <Skeleton height={24} width={120} mb={10} />
          <Skeleton height={16} width="80%" mb={8} />
          <Skeleton height={14} width="55%" />
        </div>
      ))}
    </div>
  );
}
