import { Box, Text } from '@mantine/core';
import type { ProposalView } from '#shared/ai/state.ts';
import { proposalTexts as texts } from '#shared/texts/ai/results.ts';
import common from '../../../components/common.module.css';
import { trpc } from '../../../trpc.ts';
import { ProposalBody } from '../proposals/proposal-card.tsx';
import { useDecisions } from '../proposals/use-proposals.ts';

type BlockProposalProps = { courseId: string; blockId: string };

/** Selects its own proposals so that only affected blocks render again. */
export function BlockProposal({ courseId, blockId }: BlockProposalProps) {
  const { data: proposals } = trpc.ai.proposals.useQuery(
    { courseId },
    {
      select: (all) => all.filter((proposal) => proposal.blockId === blockId && proposal.kind === 'block'),
      notifyOnChangeProps: ['data'],
    },
  );
  if (proposals === undefined || proposals.length === 0) return null;
  return <Proposals courseId={courseId} proposals={proposals} />;
}

function Proposals({ courseId, proposals }: { courseId: string; proposals: readonly ProposalView[] }) {
  const decisions = useDecisions(courseId);
  return proposals.map((proposal) => (
    <Box
      key={proposal.proposalId}
      id={proposalElementId(proposal.proposalId)}
      component="section"
      my="sm"
      p="md"
      bg="var(--pg-sunken)"
      bdrs="fit"
      aria-label={texts.list}
    >
      <Text mb="xs" c="dimmed" fz={14} className={common.anywhere}>
        {proposal.instruction === '' ? texts.after : texts.instruction(proposal.instruction)}
      </Text>
      <ProposalBody proposal={proposal} decisions={decisions} />
    </Box>
  ));
}

export const generationStripId = 'generation-strip';
export const proposalElementId = (proposalId: string): string => `proposal-${proposalId}`;

/** Later content is not scrolled to, so that the page never jumps while a person reads. */
const scrollDeadlineMs = 5_000;
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function scrollOnceRendered(id: string): void {
  const userActed = new AbortController();
  for (const move of userEvents)
    window.addEventListener(move, () => userActed.abort(), { signal: userActed.signal, passive: true });
  const end = performance.now() + scrollDeadlineMs;
  const tryScroll = () => {
    if (userActed.signal.aborted) return;
    const element = document.getElementById(id);
    if (element === null && performance.now() < end) return void requestAnimationFrame(tryScroll);
    userActed.abort();
    element?.scrollIntoView({ block: 'center' });
  };
  requestAnimationFrame(tryScroll);
}
