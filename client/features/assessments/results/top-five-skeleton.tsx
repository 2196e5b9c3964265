import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../../components/look/look.ts';
import classes from './top-five.module.css';

export function TopFiveSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <Skeleton height={18} width="80%" mb={10} />
      <Skeleton height={18} width="60%" mb={32} />
      <Skeleton height={260} radius={24} mb={64} />
      {Array.from({ length: 5 }, (_, skill) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={skill} className={`${classes.skill} ${look('stack', 'lineTop')}`}>
          <Skeleton height={36} width={28} />
          <div>
            <Skeleton height={26} width="45%" mb={12} />
            <Skeleton height={14} mb={8} />
            <Skeleton height={14} width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}
