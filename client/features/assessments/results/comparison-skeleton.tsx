import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';

export function ComparisonSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <Skeleton height={20} width="70%" mb={28} />
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Skeleton key={row} height={20} mb={24} />
      ))}
    </div>
  );
}
