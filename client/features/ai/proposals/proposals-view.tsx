import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { proposalTexts as texts } from '#shared/texts/ai/results.ts';
import { ask } from '../../../components/ask/ask.tsx';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FullScreenSpinner } from '../../../components/loading-shape.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useDecisions, useProposals } from './use-proposals.ts';

export function ProposalsView({ courseId }: { courseId: string }) {
  const query = useProposals(courseId);
  const decisions = useDecisions(courseId);
  const [summary, setSummary] = useState<string | null>(null);
  const { data: proposals } = query;
  if (proposals === undefined) {
    if (query.isError) return <ErrorState title={texts.loadFailed} onRetry={() => void query.refetch()} />;
    return <FullScreenSpinner />;
  }
  const acceptable = proposals.filter(({ state, isStale }) => state === 'open' && !isStale);
  const acceptAll = () =>
    ask({
      title: texts.takeAllTitle,
      text: texts.takeAllText(acceptable.length),
      confirmLabel: texts.takeAll,
      isDangerous: false,
      run: async () => {
        const acceptedCount = await decisions.acceptAll(acceptable.map(({ proposalId }) => proposalId));
        setSummary(texts.takenAll(acceptedCount, acceptable.length));
      },
    });
  return (
    <Stack gap="md" maw="48rem">
      <Text role="status" c="var(--pg-fit-text)" fw={600}>
        {summary}
      </Text>
      {proposals.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {acceptable.length > 1 && (
        <Button className={common.atStart} variant="default" onClick={acceptAll}>
          {texts.takeAll}
        </Button>
      )}
      {proposals.length > 0 && (
        <Stack component="ul" gap="md" aria-label={texts.list}>
          {proposals.map((proposal) => (
            <ProposalCard key={proposal.proposalId} proposal={proposal} decisions={decisions} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
