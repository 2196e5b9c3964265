import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { ComparedCandidate, Comparison } from '#shared/candidates/state.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { HumanDecisionNote } from '../../components/candidate-view/human-decision-note.tsx';
import { RefusalBoundary, useRefusedQuery } from '../../components/candidate-view/refusal-boundary.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { reportPath } from './candidate-address.ts';
import { comparedIdsIn, jobIdIn } from './candidate-filter.ts';
import { ComparisonTable } from './comparison-table.tsx';

const { compare: texts } = candidateListTexts;

export default function ComparisonPage() {
  const pageRef = useRef<HTMLDivElement>(null);
  const { params, change } = useUrlParams();
  const [releaseIds, jobId] = [comparedIdsIn(params), jobIdIn(params)];
  if (releaseIds.length < 2) return <TooFew />;
  const remove = (releaseId: string) => {
    pageRef.current?.focus({ preventScroll: true });
    change({ ids: releaseIds.filter((id) => id !== releaseId).join(',') });
  };
  return (
    <div ref={pageRef} tabIndex={-1}>
      <RefusalBoundary key={releaseIds.join()} fallback={<TooFew />}>
        {(onRefused) => (
          <LoadedCandidates releaseIds={releaseIds} jobId={jobId} onRemove={remove} onRefused={onRefused} />
        )}
      </RefusalBoundary>
    </div>
  );
}

type LoadedProps = {
  releaseIds: string[];
  jobId: string | null;
  onRemove: (releaseId: string) => void;
  onRefused: () => void;
};

function LoadedCandidates({ releaseIds, jobId, onRemove, onRefused }: LoadedProps) {
  const query = trpc.candidates.compare.useQuery({ releaseIds, jobId }, dropOnUnmount);
  const isGone = useRefusedQuery(query.error, onRefused);
  if (isGone) return null;
  return (
    <Loaded
      query={query}
      pageTitle={texts.title}
      skeleton={<ComparisonSkeleton count={releaseIds.length} />}
      failed={{ title: texts.failed }}
    >
      {({ job, candidates }) => (
        <Frame job={job} releaseIds={releaseIds}>
          <HumanDecisionNote>{candidateListTexts.neighbours}</HumanDecisionNote>
          <ComparisonTable job={job} candidates={candidates} onRemove={candidates.length > 2 ? onRemove : null} />
        </Frame>
      )}
    </Loaded>
  );
}

const Back = () => <LinkButton to={paths.company.results}>{texts.back}</LinkButton>;

type FrameProps = { job: Comparison['job']; releaseIds: readonly string[]; children: ReactNode };

function Frame({ job, releaseIds, children }: FrameProps) {
  const actions = (
    <>
      <Back />
      <Button
        component="a"
        variant="default"
        href={reportPath(releaseIds, job?.jobId ?? null)}
        download=""
        title={candidateListTexts.reportNote}
      >
        {texts.report}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={texts.title} text={texts.text(job?.title ?? null)} actions={actions} />
      {children}
    </>
  );
}

function TooFew() {
  return <EmptyState isPage title={texts.tooFew} text={texts.tooFewText} action={<Back />} />;
}

const placeholderCandidate = (index: number): ComparedCandidate => ({
  releaseId: `${index}`,
  name: placeholderText(8, 8),
  isAnonymous: true,
  match: { match: 60, low: 50, high: 70, basis: 'both', skillFit: 60, valueFit: 50 },
  isLimited: false,
  size: 30,
  skills: placeholderItems(4, (skillId) => ({
    skillId,
    name: placeholderText(12),
    weight: 2,
    rank: 10,
    low: 6,
    high: 14,
  })),
  values: placeholderItems(5, (rank) => ({ value: `${placeholderText(8)}${rank}`, rank })),
});

function ComparisonSkeleton({ count }: { count: number }) {
  return (
    <>
      <PageHeader title={candidateListTexts.compare.title} />
      <ContentSkeleton>
        <ComparisonTable job={null} candidates={placeholderItems(count, placeholderCandidate)} onRemove={null} />
      </ContentSkeleton>
    </>
  );
}
