import { Box, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import type { ProposalView } from '#shared/ai/state.ts';
import { proposalTexts as texts } from '#shared/texts/ai/results.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import common from '../../../components/common.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { ChangedBlocks, NewBlocks } from './proposal-blocks.tsx';
import type { Decisions } from './use-proposals.ts';

type ProposalProps = { proposal: ProposalView; decisions: Decisions };

export function ProposalBody({ proposal, decisions }: ProposalProps) {
  const { proposalId, state, problem, before, after, lessonTitle, isStale } = proposal;
  const isBusy = decisions.isBusy(proposalId);
  return (
    <Stack gap="sm">
      {state === 'writing' && (
        <Group gap="sm" role="status" c="dimmed">
          <Loader size={16} color="sage" aria-hidden="true" />
          {texts.writing}
        </Group>
      )}
      {state === 'failed' && (
        <Text c="var(--pg-error-text)">
          {texts.failed} {problem !== null && errorTexts[problem]}
        </Text>
      )}
      {state === 'open' &&
        (before.length > 0 ? <ChangedBlocks before={before} after={after} /> : <NewBlocks blocks={after} />)}
      {isStale && <Text fw={600}>{texts.stale}</Text>}
      <FormError message={decisions.failureOf(proposalId)} />
      <Group gap="xs">
        {state === 'open' && (
          <Button
            size="sm"
            disabled={isBusy || isStale}
            aria-label={texts.takeNamed(lessonTitle)}
            onClick={() => void decisions.accept(proposalId)}
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
            onClick={() => void decisions.decline(proposalId)}
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
    <Box component="li" p="md" bg="var(--pg-surface)" bd="1px solid var(--pg-line)" bdrs="fit">
      <Title order={3} size="h4">
        {kind === 'lesson' ? texts.lesson(lessonTitle) : texts.block(lessonTitle)}
      </Title>
      <Text mb="sm" c="dimmed" className={common.anywhere}>
        {[
          ...(moduleTitle === '' ? [] : [texts.inModule(moduleTitle)]),
          ...(instruction === '' ? [] : [texts.instruction(instruction)]),
        ].join('. ')}
      </Text>
      <ProposalBody proposal={proposal} decisions={decisions} />
    </Box>
  );
}
