import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import type { DashboardTab } from './next-steps-of.ts';
import { OverviewTab } from './overview-tab.tsx';
import { placeholderCounts, placeholderDashboard } from './placeholder-results.ts';
import { SkillsTab } from './skills-tab.tsx';

export function DashboardSkeleton({ tab }: { tab: DashboardTab }) {
  return (
    <ContentSkeleton>
      {tab === 'skills' ? (
        <SkillsTab dashboard={placeholderDashboard} />
      ) : (
        <OverviewTab dashboard={placeholderDashboard} counts={placeholderCounts} isInTalentPool />
      )}
    </ContentSkeleton>
  );
}
