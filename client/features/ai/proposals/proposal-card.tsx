import { Box, Button, Group, Loader, Stack } from '@mantine/core';
import type { ProposalView } from '#shared/ai/state.ts';
import { proposalTexts as texts } from '#shared/texts/ai/results.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { look } from '../../../components/look/look.ts';
import { ChangedBlocks, NewBlocks } from './proposal-blocks.tsx';
import type { Decisions } from './use-proposals.ts';

type ProposalProps = { proposal: ProposalView; decisions: Decisions };

/** What is proposed, and the two answers to it. */
export function ProposalBody({ proposal, decisions }: ProposalProps) {
  const { proposalId, state, problem, before, after, lessonTitle, isStale } = proposal;
  const isBusy = decisions.isBusy(proposalId);
  return (
    <Stack gap="sm">
      {state === 'writing' && (
        <Group gap="sm" role="status" className={look('muted')}>
          <Loader size={16} color="sage" aria-hidden="true" />
          {texts.writing}
        </Group>
      )}
      {state === 'failed' && (
        <p className={look('bad')}>
          {texts.failed} {problem !== null && errorTexts[problem]}
        </p>
      )}
      {state === 'open' &&
        (before.length > 0 ? <ChangedBlocks before={before} after={after} /> : <NewBlocks blocks={after} />)}
      {isStale && <p className={look('strong')}>{texts.stale}</p>}
      <FormError message={decisions.failureOf(proposalId)} />
      <Group gap="xs">
        {state === 'open' && (
          <Button
            size="sm"
            disabled={isBusy || isStale}
            aria-label={texts.takeNamed(lessonTitle)}
            onClick={() => void decisions.take(proposalId)}
          >
            {texts.take}
          </Button>
        )}
        {state !== 'writing' && (
          <Button
            size="sm"
            variant="default"
            disabled={isBusy}
            aria-label={texts.refuseNamed(lessonTitle)}
            onClick={() => void decisions.refuse(proposalId)}
          >
            {texts.refuse}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

export function ProposalCard({ proposal, decisions }: ProposalProps) {
  const { kind, lessonTitle, moduleTitle, instruction } = proposal;
  return (
    <Box component="li" p="md" className={look('surface', 'line', 'fit')}>
      <Box component="h3" lh={1.3} className={look('heading', 'step1', 'anywhere')}>
        {kind === 'lesson' ? texts.lesson(lessonTitle) : texts.block(lessonTitle)}
      </Box>
      <Box component="p" mb="sm" className={look('muted', 'anywhere')}>
        {[
          ...(moduleTitle === '' ? [] : [texts.inModule(moduleTitle)]),
          ...(instruction === '' ? [] : [texts.instruction(instruction)]),
        ].join('. ')}
      </Box>
      <ProposalBody proposal={proposal} decisions={decisions} />
    </Box>
  );
}
