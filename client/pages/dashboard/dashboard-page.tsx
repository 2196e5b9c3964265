import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { dashboardTexts as texts } from '#shared/texts/assessments/dashboard.ts';
import { valueResultTexts } from '#shared/texts/assessments/results.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { AskedJobs } from '../../components/job-card/asked.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { LatestApplications, useApplicationList } from '../../features/applications/latest-applications.tsx';
import { OverviewTab } from '../../features/assessments/results/overview-tab.tsx';
import { placeholderDashboard } from '../../features/assessments/results/placeholder-results.ts';
import { SkillsTab } from '../../features/assessments/results/skills-tab.tsx';
import { NewestCourses } from '../../features/catalogue/newest-courses.tsx';
import { BegunCourses } from '../../features/learning/continue-learning.tsx';
import { EarlierCourses } from '../../features/learning/my-courses.tsx';
import { RemainingCertificates } from '../../features/learning/remaining-certificates.tsx';
import { DevelopmentPath } from '../../features/matching/development-path.tsx';
import { overviewFigures } from '../../features/matching/overview-figures.ts';
import { useFirstJobs } from '../../features/matching/use-discover.ts';
import { News, useNews } from '../../features/start/news.tsx';
import { placeholderStep, shownStep } from '../../features/start/next-step.ts';
import { useNextStep } from '../../features/start/use-next-step.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { FirstJobs, FirstJobsSkeleton, PlaceholderJobs, StartJobs } from './start-jobs.tsx';

const dashboardTabs = ['overview', 'skills', 'courses', 'jobs'] as const;
type DashboardTab = (typeof dashboardTabs)[number];

/** The navigation shows the four tabs, as views of Start. */
export default function DashboardPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const tab = dashboardTabs.find((name) => name === search.get('tab')) ?? 'overview';
  if (search.get('tab') === 'values') return <Navigate to={`${paths.ownResults}#${valueResultTexts.anchor}`} replace />;
  const name = session.status === 'signedIn' ? session.user.firstName : '';
  return (
    <>
      {tab === 'overview' ? (
        <PageHeader title={texts.greeting(name)} pageTitle={texts.title} />
      ) : (
        <PageHeader title={texts.headings[tab]} />
      )}
      {contents[tab]}
    </>
  );
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
  const news = useNews();
  const step = useNextStep(dashboard.data, overview.data);
  if (dashboard.isPending || overview.isPending || news === undefined || step === undefined)
    return <OverviewSkeleton />;
  if (dashboard.data === undefined) return <ErrorState onRetry={() => void dashboard.refetch()} />;
  const shown = shownStep(step, news);
  return (
    <>
      <News items={news} step={shown} />
      <StartJobs overview={overview.data} exceptJobId={shown?.jobId} />
      <OverviewTab dashboard={dashboard.data} counts={overviewFigures(overview.data ?? 'failed')} />
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
    <News items={[]} step={placeholderStep} />
    <PlaceholderJobs />
  </ContentSkeleton>
);

/** Short lists; Bewerbungen and Stellen have the full ones. */
function Jobs() {
  const applications = useApplicationList();
  const jobs = useFirstJobs('fit');
  if (applications.isPending || jobs.isPending) return <FirstJobsSkeleton />;
  return (
    <>
      <AskedJobs hasButton />
      <LatestApplications list={applications} />
      <FirstJobs list={jobs} />
    </>
  );
}

const Courses = () => (
  <Stack gap="clamp(2.5rem, 6vw, 4rem)">
    <BegunCourses />
    <DevelopmentPath />
    <EarlierCourses empty={<NewestCourses />} />
    <RemainingCertificates />
  </Stack>
);

const contents: Record<DashboardTab, ReactNode> = {
  overview: <Overview />,
  skills: <Skills />,
  courses: <Courses />,
  jobs: <Jobs />,
};
