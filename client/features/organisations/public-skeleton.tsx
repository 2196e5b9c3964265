import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';

/** A name and a few lines. */
export function PublicSkeleton() {
  return (
    <div className={look('mid', 'reading')} role="status" aria-label={shellTexts.loading}>
      <Skeleton height={48} width="70%" mb={28} />
      <Skeleton height={18} mb={12} />
      <Skeleton height={18} mb={12} />
      <Skeleton height={18} width="60%" />
    </div>
  );
}
