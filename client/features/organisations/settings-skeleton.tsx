import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import sections from '../../components/settings-section/settings-section.module.css';

const fieldHeights = [[48, 128, 64], [32, 128], [48]];

/** Three sections: their words at the left, their fields at the right. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      {fieldHeights.map((heights) => (
        <div key={heights.join()} className={`${sections.section} ${look('stack', 'lineTop', 'gap24')}`}>
          <div>
            <Skeleton height={24} width="45%" mb={12} />
            <Skeleton height={14} width="85%" />
          </div>
          <div className={look('stack', 'narrowable', 'oneColumn', 'contentStart', 'gap24')}>
            {heights.map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
