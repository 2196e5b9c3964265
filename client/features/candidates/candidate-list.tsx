import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateListEntry } from '#shared/candidates/state.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { candidateListTexts as texts } from '#shared/texts/candidates/list.ts';
import { HumanDecisionNote } from '../../components/candidate-view/human-decision-note.tsx';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlQuery } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateCounters } from './candidate-counters.tsx';
import { candidateListQuery, candidateQueryNames } from './candidate-filter.ts';
import { CandidateFilters, CandidateTabs, FilterButton } from './candidate-filters.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ExportButton } from './export-dialog.tsx';
import { NoCandidates } from './no-candidates.tsx';

function CandidateList() {
  const candidatePages = useCandidates();
  const jobs = useCandidateJobs();
  const { query, set, candidates } = candidatePages;
  // The selection survives a change of the tab, although the new tab may not list these candidates.
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  return (
    <>
      <CandidateCounters jobId={query.jobId} />
      <CandidateFilters query={query} jobs={jobs.data ?? []} set={set} />
      <CandidateTabs
        query={query}
        set={set}
        actions={
          <>
            <FilterButton query={query} set={set} />
            {candidates.length > 0 && <ExportButton wish={query} />}
          </>
        }
      >
        <CandidateResults {...candidatePages} selectedIds={selectedIds} setSelectedIds={setSelectedIds} />
      </CandidateTabs>
      <CompareBar releaseIds={selectedIds} jobId={query.jobId} onClear={() => setSelectedIds([])} />
    </>
  );
}

type CandidateResultsProps = ReturnType<typeof useCandidates> & {
  selectedIds: readonly string[];
  setSelectedIds: (releaseIds: readonly string[]) => void;
};

function CandidateResults({ list, query, clear, selectedIds, setSelectedIds }: CandidateResultsProps) {
  const toggle = (id: string) =>
    setSelectedIds(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]);
  return (
    <PagedList
      list={list}
      itemsOf={(page) => page.candidates}
      texts={{ failed: texts.loadFailed, more: texts.more, moreFailed: texts.moreFailed }}
      skeleton={<CandidatesSkeleton />}
      empty={<NoCandidates wish={query} onClear={clear} />}
      label={texts.list}
      hidesRefused
    >
      {(candidates) => (
        <>
          <h2 className={common.unseen}>{texts.list}</h2>
          <HumanDecisionNote>{query.sort === 'match' && texts.neighbours}</HumanDecisionNote>
          <Stack component="ul" mb="lg" gap="md" data-busy={list.isPlaceholderData || undefined}>
            {candidates.map((candidate) => (
              <CandidateCard
                key={candidate.releaseId}
                candidate={candidate}
                jobId={query.jobId}
                isCompared={selectedIds.includes(candidate.releaseId)}
                isFull={selectedIds.length >= applicationLimits.comparedCandidates}
                onCompare={() => toggle(candidate.releaseId)}
              />
            ))}
          </Stack>
        </>
      )}
    </PagedList>
  );
}

export default function ResultsPage() {
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={<LinkButton to={paths.company.statistics}>{texts.toStatistics}</LinkButton>}
      />
      <CandidateList />
    </>
  );
}

function useCandidates() {
  const { query, ...change } = useUrlQuery(candidateListQuery, candidateQueryNames);
  const list = trpc.candidates.page.useInfiniteQuery(query, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...dropOnUnmount,
  });
  return {
    list,
    candidates: list.data?.pages.flatMap(({ candidates }) => candidates) ?? [],
    query,
    ...change,
  };
}

export const useCandidateJobs = () => trpc.candidates.jobs.useQuery(undefined, dropOnUnmount);

const placeholderSkill = (skillId: number) => ({
  skillId,
  name: placeholderText(14),
  weight: 2,
  rank: 10,
  low: 6,
  high: 14,
});

const placeholderCandidate = (index: number): CandidateListEntry => ({
  releaseId: `${index}`,
  name: placeholderText(8, 8),
  isAnonymous: true,
  releasedOn: '2000-01',
  job: { jobId: '', title: placeholderText(16, 5) },
  match: { match: 60, low: 50, high: 70, basis: 'both', skillFit: 60, valueFit: 50 },
  isLimited: false,
  size: 30,
  skills: placeholderItems(4, placeholderSkill),
  applications: [],
  unread: 0,
});
const noop = () => undefined;

function CandidatesSkeleton({ count = 4 }: { count?: number }) {
  return (
    <ContentSkeleton>
      <Stack component="ul" gap="md">
        {placeholderItems(count, placeholderCandidate).map((candidate) => (
          <CandidateCard
            key={candidate.releaseId}
            candidate={candidate}
            jobId={null}
            isCompared={false}
            isFull={false}
            onCompare={noop}
          />
        ))}
      </Stack>
    </ContentSkeleton>
  );
}
