import { Badge, Tabs } from '@mantine/core';
import { useParams } from 'react-router-dom';
import type { CandidateDetail } from '#shared/candidates/state.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { RefusalBoundary, useRefusedQuery } from '../../../components/candidate-view/refusal-boundary.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { dropOnUnmount } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useUrlParams } from '../../../lib/use-url-query.ts';
import { trpc } from '../../../trpc.ts';
import { jobIdIn } from '../candidate-filter.ts';
import { CandidateConversation } from './candidate-conversation.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Entries } from './entries.tsx';
import { ProfileTab } from './profile-tab.tsx';

const { detail: texts } = candidateListTexts;

function OpenCandidate({ releaseId }: { releaseId: string }) {
  return (
    <RefusalBoundary fallback={<Gone />}>
      {(onRefused) => <LoadedCandidate releaseId={releaseId} onRefused={onRefused} />}
    </RefusalBoundary>
  );
}

function LoadedCandidate({ releaseId, onRefused }: { releaseId: string; onRefused: () => void }) {
  const { params } = useUrlParams();
  const jobId = jobIdIn(params);
  const query = trpc.candidates.candidate.useQuery(
    { releaseId, jobId },
    { ...dropOnUnmount, placeholderData: (last) => (last?.releaseId === releaseId ? last : undefined) },
  );
  const isGone = useRefusedQuery(query.error, onRefused);
  if (isGone) return null;
  return (
    <Loaded query={query} pageTitle={texts.title} skeleton={<DetailSkeleton />} failed={{ title: texts.failed }}>
      {(candidate) => (
        <div data-busy={query.isPlaceholderData || undefined}>
          <Detail candidate={candidate} jobId={jobId} />
        </div>
      )}
    </Loaded>
  );
}

function Gone() {
  const { gone } = candidateListTexts;
  return (
    <div role="status">
      <EmptyState
        isPage
        title={gone.title}
        text={gone.text}
        action={<LinkButton to={paths.company.results}>{gone.action}</LinkButton>}
      />
    </div>
  );
}

const tabs = ['profile', 'notes', 'messages'] as const;

type DetailProps = { candidate: CandidateDetail; jobId: string | null };

function Detail({ candidate, jobId }: DetailProps) {
  const { params, change } = useUrlParams();
  const { releaseId, view, conversation } = candidate;
  const activeTab = tabs.find((tab) => tab === params.get('tab')) ?? 'profile';
  usePageTitle(view.name);
  return (
    <>
      <DetailHead candidate={candidate} jobId={jobId} />
      <Tabs
        value={activeTab}
        onChange={(tab) => change({ tab: tab === null || tab === 'profile' ? '' : tab })}
        keepMounted={false}
      >
        <Tabs.List mb="lg" aria-label={texts.tabs}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {texts.tab[tab]}
              {tab === 'messages' && conversation.unread > 0 && (
                <Badge component="span" ms={6}>
                  {texts.unread(conversation.unread)}
                </Badge>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="profile">
          <ProfileTab candidate={candidate} />
        </Tabs.Panel>
        <Tabs.Panel value="notes">
          <Entries releaseId={releaseId} />
        </Tabs.Panel>
        <Tabs.Panel value="messages">
          <CandidateConversation releaseId={releaseId} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

export default function CandidatePage() {
  const { id = '' } = useParams();
  return <OpenCandidate key={id} releaseId={id} />;
}
