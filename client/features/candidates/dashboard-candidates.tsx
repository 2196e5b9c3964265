import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { FigureLinks, FiguresSkeleton } from '../../components/figures/figures.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { dropOnUnmount, isRefused } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const { dashboard: texts } = candidateListTexts;

export function DashboardCandidates() {
  const { data, error } = trpc.candidates.counts.useQuery({ jobId: null }, dropOnUnmount);
  if (isRefused(error) || data?.candidates === 0) return null;
  return (
    <OverviewSection title={texts.title} action={<LinkButton to={paths.company.results}>{texts.all}</LinkButton>}>
      {data === undefined ? (
        <FiguresSkeleton count={2} />
      ) : (
        <FigureLinks
          label={texts.figures}
          figures={[
            { label: texts.candidates, count: data.candidates, to: paths.company.results },
            { label: texts.applied, count: data.applied, to: `${paths.company.results}?status=applied` },
          ]}
        />
      )}
    </OverviewSection>
  );
}
