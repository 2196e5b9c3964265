import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';

export function PreviewSkeleton() {
  return (
    <div className={look('reading')} role="status" aria-label={shellTexts.loading}>
      <Skeleton height={18} width={120} mb={32} />
      <Skeleton height={40} width="70%" mb={16} />
      <Skeleton height={18} width="45%" mb={48} />
      <Skeleton height={28} width="50%" mb={20} />
      {[96, 100, 92, 60].map((width) => (
        <Skeleton key={width} height={16} width={`${width}%`} mb={12} />
      ))}
    </div>
  );
}
