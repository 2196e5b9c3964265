import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from '../../components/settings-section/settings-section.module.css';

const fieldCounts = [2, 3, 2, 1, 2];

/** Five sections: their words at the left, their fields at the right. */
export function AccountSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      {fieldCounts.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index} className={`${classes.section} ${look('stack', 'lineTop', 'gap24')}`}>
          <div>
            <Skeleton height={24} width="45%" mb={12} />
            <Skeleton height={14} width="85%" />
          </div>
          <div className={look('stack', 'narrowable', 'oneColumn', 'contentStart', 'gap24')}>
            {Array.from({ length: count }, (_, field) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <Skeleton key={field} height={48} width="80%" />
            ))}
            <Skeleton height={44} width={168} />
          </div>
        </div>
      ))}
    </div>
  );
}
