import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A sentence and the rows of a table. */
export function OutboxSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <Skeleton height={18} width="60%" mb={28} />
      {rows.map((row) => (
        <Skeleton key={row} height={44} mb={8} />
      ))}
    </div>
  );
}
