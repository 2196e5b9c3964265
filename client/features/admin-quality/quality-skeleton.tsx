import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';

/** A sentence, the counters, a table. */
export const QualitySkeleton = () => (
  <div role="status" aria-label={shellTexts.loading}>
    <Skeleton height={20} width="70%" maw="40rem" mb="lg" />
    <Skeleton height={88} mb="xl" />
    <Skeleton height={28} width="16rem" mb="md" />
    <Skeleton height={220} />
  </div>
);
