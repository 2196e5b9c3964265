import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../../components/look/look.ts';
import strip from './figure-strip.module.css';
import overview from './overview-tab.module.css';

/** Four figures, below them three bars and three values: the shape of the overview. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <div className={`${strip.strip} ${look('stack', 'two', 'rows32', 'cols24')}`}>
        {Array.from({ length: 4 }, (_, figure) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={figure}>
            <Skeleton height={16} width="70%" mb={14} />
            <Skeleton height={40} width="45%" mb={10} />
            <Skeleton height={14} width="85%" />
          </div>
        ))}
      </div>
      <div className={overview.columns}>
        <Lines height={44} />
        <Lines height={28} />
      </div>
    </div>
  );
}

function Lines({ height }: { height: number }) {
  return (
    <div>
      <Skeleton height={26} width="40%" mb={24} />
      {Array.from({ length: 3 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Skeleton key={line} height={height} mb={20} />
      ))}
    </div>
  );
}
