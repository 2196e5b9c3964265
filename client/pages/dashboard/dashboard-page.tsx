import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { dashboardTexts as texts } from '#shared/texts/dashboard.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { DashboardSkeleton } from '../../features/assessments/results/dashboard-skeleton.tsx';
import { type DashboardTab, dashboardTabs, tabOf } from '../../features/assessments/results/dashboard-tabs.ts';
import { OverviewTab } from '../../features/assessments/results/overview-tab.tsx';
import { SkillsTab } from '../../features/assessments/results/skills-tab.tsx';
import { BestJobs } from '../../features/matching/best-jobs.tsx';
import { overviewFigures } from '../../features/matching/overview-figures.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { CoursesTab } from './courses-tab.tsx';
import classes from './dashboard-page.module.css';

export default function DashboardPage() {
  usePageTitle(texts.title);
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const name = session.status === 'signedIn' ? session.user.firstName : '';
  return (
    <>
      <PageHeader title={texts.greeting(name)} />
      <Tabs
        value={tabOf(search.get('tab'))}
        onChange={(tab) => setSearch({ tab: tab ?? 'overview' })}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs} aria-label={texts.tabs}>
          {dashboardTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {texts.tab[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {dashboardTabs.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            <TabContent tab={tab} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function TabContent({ tab }: { tab: DashboardTab }) {
  if (tab === 'courses') return <CoursesTab />;
  return tab === 'jobs' ? <BestJobs /> : <ResultsTab tab={tab} />;
}

function ResultsTab({ tab }: { tab: 'overview' | 'skills' }) {
  const dashboard = trpc.results.dashboard.useQuery();
  const overview = trpc.matching.overview.useQuery(undefined, { enabled: tab === 'overview' });
  if (dashboard.isPending || (tab === 'overview' && overview.isPending)) return <DashboardSkeleton tab={tab} />;
  // A failed refresh keeps what is shown.
  if (dashboard.data === undefined) return <ErrorState onRetry={() => void dashboard.refetch()} />;
  if (tab === 'skills') return <SkillsTab dashboard={dashboard.data} />;
  return <OverviewTab dashboard={dashboard.data} counted={overviewFigures(overview.data ?? 'failed')} />;
}
