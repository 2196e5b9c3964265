import { Flex, Group, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { GenerationView } from '#shared/ai/state.ts';
import { courseAiTexts as texts } from '#shared/texts/ai/ai.ts';
import common from '../../../components/common.module.css';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../trpc.ts';
import { useProposals } from '../proposals/use-proposals.ts';
import { isRunning, useGeneration } from '../state/use-generation.ts';
import { generationStripId } from './block-proposal.tsx';

export function GenerationStrip({ courseId }: { courseId: string }) {
  const { query, generation } = useGeneration(courseId);
  const { data: proposals = [] } = useProposals(courseId);
  useRefetchAfterGeneration(courseId, query.isSuccess ? generation : undefined);
  const path = paths.company.courseAi(courseId);
  const isBusy = generation !== null && isRunning(generation);
  const state = generation?.state;
  const statusText = isBusy
    ? texts.runningLink
    : state === 'planned' || state === 'stopped'
      ? texts.openLink[state]
      : state === 'failed'
        ? texts.openLink[generation?.problem === null ? 'cancelled' : 'failed']
        : null;
  if (statusText === null && proposals.length === 0) return null;
  return (
    <Group
      id={generationStripId}
      component="section"
      gap="0.25rem 1rem"
      mb="md"
      fz={14}
      className={common.inkLinks}
      aria-label={texts.title}
    >
      {statusText !== null && (
        <Flex component={Link} gap={6} align="center" display="inline-flex" to={path}>
          {isBusy ? (
            <Loader size={14} color="sage" aria-hidden="true" />
          ) : (
            <IconSparkles size={16} stroke={1.75} aria-hidden="true" />
          )}
          {statusText}
        </Flex>
      )}
      {proposals.length > 0 && (
        <Link to={`${path}?tab=proposals`}>{texts.tabs.proposalsCounted(proposals.length)}</Link>
      )}
    </Group>
  );
}

/** Also works if no event announced the start or end. `undefined`: not loaded yet. */
function useRefetchAfterGeneration(courseId: string, generation: GenerationView | null | undefined) {
  const utils = trpc.useUtils();
  const ended =
    generation === undefined ? undefined : generation && !isRunning(generation) ? generation.generationId : null;
  const before = useRef(ended);
  useEffect(() => {
    if (ended && before.current !== undefined && before.current !== ended) {
      void utils.editor.course.invalidate({ courseId });
      void utils.editor.lesson.invalidate({ courseId });
      void utils.ai.proposals.invalidate({ courseId });
    }
    before.current = ended;
  }, [ended, courseId, utils]);
}
