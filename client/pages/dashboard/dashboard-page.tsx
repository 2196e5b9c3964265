import { Box, Tabs, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { dashboardTexts as texts } from '#shared/texts/assessments/dashboard.ts';
import { pathTexts } from '#shared/texts/matching/discover.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { JobCards, PlaceholderJobCard } from '../../components/job-card/job-cards-skeleton.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { LatestApplications } from '../../features/applications/own-applications.tsx';
import {
  type DashboardTab,
  dashboardTabs,
  parseDashboardTab,
} from '../../features/assessments/results/next-steps-of.ts';
import { OverviewTab } from '../../features/assessments/results/overview-tab.tsx';
import { placeholderDashboard } from '../../features/assessments/results/placeholder-results.ts';
import { SkillsTab } from '../../features/assessments/results/skills-tab.tsx';
import { MyCourses } from '../../features/learning/my-courses.tsx';
import { BestJobs } from '../../features/matching/best-jobs.tsx';
import { DevelopmentPath } from '../../features/matching/development-path.tsx';
import { overviewFigures } from '../../features/matching/overview-figures.ts';
import { News, useNews } from '../../features/start/news.tsx';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import classes from './dashboard-page.module.css';
import { StartJobs, StartJobsSection } from './start-jobs.tsx';

export default function DashboardPage() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const name = session.status === 'signedIn' ? session.user.firstName : '';
  return (
    <>
      <PageHeader title={texts.greeting(name)} pageTitle={texts.title} />
      <Tabs
        value={parseDashboardTab(search.get('tab'))}
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
  if (tab === 'jobs') return <JobsTab />;
  return tab === 'skills' ? <Skills /> : <Overview />;
}

function Skills() {
  const dashboard = trpc.results.dashboard.useQuery();
  if (dashboard.isPending) return <SkillsSkeleton />;
  if (dashboard.data === undefined) return <ErrorState onRetry={() => void dashboard.refetch()} />;
  return <SkillsTab dashboard={dashboard.data} />;
}

function Overview() {
  const dashboard = trpc.results.dashboard.useQuery();
  const overview = trpc.matching.overview.useQuery();
  const pending = trpc.found.waiting.useQuery();
  const news = useNews();
  if (dashboard.isPending || overview.isPending || news === undefined) return <OverviewSkeleton />;
  if (dashboard.data === undefined) return <ErrorState onRetry={() => void dashboard.refetch()} />;
  return (
    <>
      <News items={news} />
      <StartJobs jobs={overview.data?.best ?? []} />
      <OverviewTab
        dashboard={dashboard.data}
        counts={overviewFigures(overview.data ?? 'failed')}
        isInTalentPool={pending.data?.isFound ?? true}
      />
    </>
  );
}

const SkillsSkeleton = () => (
  <ContentSkeleton>
    <SkillsTab dashboard={placeholderDashboard} />
  </ContentSkeleton>
);

const OverviewSkeleton = () => (
  <ContentSkeleton>
    <News items={[]} />
    <StartJobsSection>
      <JobCards minWidth="20rem">
        <PlaceholderJobCard />
      </JobCards>
    </StartJobsSection>
  </ContentSkeleton>
);

function JobsTab() {
  return (
    <>
      <LatestApplications />
      <BestJobs />
    </>
  );
}

function CoursesTab() {
  return (
    <>
      <DevelopmentPath />
      <Box component="section" mt="clamp(3rem, 7vw, 5rem)" aria-labelledby="eigene-kurse">
        <Title order={2} size="h3" mb="lg" id="eigene-kurse">
          {pathTexts.own}
        </Title>
        <MyCourses below={2} />
      </Box>
    </>
  );
}
