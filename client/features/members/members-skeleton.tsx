import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import avatar from './avatar.module.css';
import classes from './members-skeleton.module.css';

const rows = [0, 1, 2, 3, 4];

/** A heading with its search field, and rows of people. */
export function MembersSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <div className={classes.tools}>
        <Skeleton height={28} width={140} />
        <Skeleton className={classes.search} height={48} />
      </div>
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton className={avatar.avatar} />
          <div>
            <Skeleton height={16} width="60%" mb={8} />
            <Skeleton height={14} width="85%" />
          </div>
          <Skeleton className={classes.role} height={48} />
        </div>
      ))}
    </div>
  );
}
