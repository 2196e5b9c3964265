import { Box } from '@mantine/core';
import { useState } from 'react';
import { applicationLimits } from '#shared/releases/limits.ts';
import { candidatesUi as texts } from '#shared/texts/candidates/list.ts';
import { HumanDecision } from '../../components/human-decision.tsx';
import { look } from '../../components/look/look.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateCounters } from './candidate-counters.tsx';
import { CandidateFilters, CandidateTabs, FilterButton } from './candidate-filters.tsx';
import { CandidatesSkeleton } from './candidates-skeleton.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ExportButton } from './export-dialog.tsx';
import { NoCandidates } from './no-candidates.tsx';
import { useCandidateJobs, useCandidates } from './use-candidates.ts';

/** Everybody who released something to the organisation. */
export function CandidateList() {
  const found = useCandidates();
  const jobs = useCandidateJobs();
  const { wish, set, candidates } = found;
  // Whoever is chosen stays so on another tab, where they need not be listed.
  const [compared, setCompared] = useState<readonly string[]>([]);
  return (
    <>
      <CandidateCounters jobId={wish.jobId} />
      <CandidateFilters wish={wish} jobs={jobs.data ?? []} set={set} />
      <CandidateTabs
        wish={wish}
        set={set}
        actions={
          <>
            <FilterButton wish={wish} set={set} />
            {candidates.length > 0 && <ExportButton wish={wish} />}
          </>
        }
      >
        <Found {...found} compared={compared} setCompared={setCompared} />
      </CandidateTabs>
      <CompareBar releaseIds={compared} jobId={wish.jobId} onClear={() => setCompared([])} />
    </>
  );
}

type FoundProps = ReturnType<typeof useCandidates> & {
  compared: readonly string[];
  setCompared: (releaseIds: readonly string[]) => void;
};

function Found({ list, wish, clear, compared, setCompared }: FoundProps) {
  const toggle = (id: string) =>
    setCompared(compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id]);
  return (
    <PagedList
      list={list}
      itemsOf={(page) => page.candidates}
      texts={{ failed: texts.loadFailed, more: texts.more, moreFailed: texts.moreFailed }}
      skeleton={<CandidatesSkeleton />}
      empty={<NoCandidates wish={wish} onClear={clear} />}
      label={texts.list}
      hidesRefused
    >
      {(candidates) => (
        <>
          <h2 className={look('unseen')}>{texts.list}</h2>
          <HumanDecision>{wish.sort === 'match' && texts.neighbours}</HumanDecision>
          <Box
            component="ul"
            mb="lg"
            className={look('unlisted', 'stack', 'gap16')}
            data-busy={list.isPlaceholderData || undefined}
          >
            {candidates.map((candidate) => (
              <CandidateCard
                key={candidate.releaseId}
                candidate={candidate}
                jobId={wish.jobId}
                isCompared={compared.includes(candidate.releaseId)}
                isFull={compared.length >= applicationLimits.compared}
                onCompare={() => toggle(candidate.releaseId)}
              />
            ))}
          </Box>
        </>
      )}
    </PagedList>
  );
}
