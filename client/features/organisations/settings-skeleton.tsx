import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import sections from '../../components/settings-section/settings-section.module.css';

const fieldHeights = [[48, 128, 64], [32, 128], [48]];

/** Three sections: their words at the left, their fields at the right. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      {fieldHeights.map((heights) => (
        <div key={heights.join()} className={sections.section}>
          <div>
            <Skeleton height={24} width="45%" mb={12} />
            <Skeleton height={14} width="85%" />
          </div>
          <div className={sections.content}>
            {heights.map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
