import { ContentSkeleton } from '../../../components/ghost/ghost.tsx';
import type { DashboardTab } from './next-steps-of.ts';
import { placeholderCounts, placeholderDashboard } from './outline.ts';
import { OverviewTab } from './overview-tab.tsx';
import { SkillsTab } from './skills-tab.tsx';

export function DashboardSkeleton({ tab }: { tab: DashboardTab }) {
  return (
    <ContentSkeleton>
      {tab === 'skills' ? (
        <SkillsTab dashboard={placeholderDashboard} />
      ) : (
        <OverviewTab dashboard={placeholderDashboard} counted={placeholderCounts} isFound />
      )}
    </ContentSkeleton>
  );
}
