import type { JobStatus } from '#shared/jobs/draft.ts';
import { jobDashboardTexts as texts } from '#shared/texts/jobs/editor.ts';
import { FigureLinks } from '../../components/figures/figures.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const pathWithStatus = (status: JobStatus): string => `${paths.company.jobs}?status=${status}`;

export function DashboardJobs() {
  const { data } = trpc.jobs.counts.useQuery();
  if (data === undefined) return null;
  const total = data.draft + data.published + data.closed;
  if (total === 0) return null;
  return (
    <OverviewSection title={texts.title} action={<LinkButton to={paths.company.jobs}>{texts.all}</LinkButton>}>
      <FigureLinks
        label={texts.figures}
        figures={[
          { label: texts.total, count: total, to: paths.company.jobs },
          { label: texts.published, count: data.published, to: pathWithStatus('published') },
          { label: texts.drafts, count: data.draft, to: pathWithStatus('draft') },
          { label: texts.closed, count: data.closed, to: pathWithStatus('closed') },
        ]}
      />
    </OverviewSection>
  );
}
