import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './profile-section.module.css';

export function ProfileSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <Skeleton height={36} width="45%" mb={40} />
      <div className={classes.profile}>
        <div>
          <Skeleton height={28} width="50%" mb={20} />
          {Array.from({ length: 5 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Skeleton key={line} height={14} width="90%" mb={12} />
          ))}
        </div>
        <div className={classes.figure}>
          <Skeleton height={600} radius={24} />
        </div>
      </div>
    </div>
  );
}
