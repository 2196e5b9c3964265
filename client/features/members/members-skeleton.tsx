import { Group, Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from './members-skeleton.module.css';

const rows = [0, 1, 2, 3, 4];

/** A heading with its search field, and rows of people. */
export function MembersSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <Group gap="1rem 2rem" justify="space-between" mb="lg">
        <Skeleton height={28} width={140} />
        <Skeleton w="min(22rem, 100%)" height={48} />
      </Group>
      {rows.map((row) => (
        <div key={row} className={`${classes.row} ${look('middle', 'stack', 'lineTop', 'gap14')}`}>
          <Skeleton
            w="2.5rem"
            h="2.5rem"
            bdrs="1.25rem 0.375rem 0.375rem 1.25rem"
            lts="0.01em"
            className={look('centred', 'rigid', 'ink', 'small', 'bold', 'fitSoft')}
          />
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
