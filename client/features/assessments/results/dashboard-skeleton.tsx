import { Ghost } from '../../../components/ghost/ghost.tsx';
import type { DashboardTab } from './next-steps-of.ts';
import { outlinedCounts, outlinedDashboard } from './outline.ts';
import { OverviewTab } from './overview-tab.tsx';
import { SkillsTab } from './skills-tab.tsx';

export function DashboardSkeleton({ tab }: { tab: DashboardTab }) {
  return (
    <Ghost>
      {tab === 'skills' ? (
        <SkillsTab dashboard={outlinedDashboard} />
      ) : (
        <OverviewTab dashboard={outlinedDashboard} counted={outlinedCounts} isFound />
      )}
    </Ghost>
  );
}
