import { Box, Skeleton } from '@mantine/core';
import { lockedTexts as texts } from '#shared/texts/locked.ts';
import { moderationTexts } from '#shared/texts/moderation.ts';
import { DecisionAnswer } from '../../components/decision-answer.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Fact } from '../../components/fact.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { forgotten } from '../../lib/refused.ts';
import { trpc } from '../../trpc.ts';

/** Why the organisation is locked, and its answer to that. */
export function LockReason() {
  const query = trpc.moderation.ofOrganisation.useQuery({}, forgotten);
  if (query.isPending) return <Skeleton height={180} />;
  if (query.data === undefined) return <ErrorState onRetry={() => void query.refetch()} />;
  const { decisions, mayAnswer } = query.data;
  const decision = decisions.find(({ liftedAt }) => liftedAt === null);
  if (decision === undefined) return null;
  return (
    <>
      <Box component="dl" mb="xl" className={look('stack', 'gap20')}>
        <Fact term={texts.since}>{formatDateTime(decision.decidedAt)}</Fact>
        <Fact term={moderationTexts.ground}>{moderationTexts.grounds[decision.ground]}</Fact>
        <Fact term={moderationTexts.facts}>{decision.reason}</Fact>
      </Box>
      <Box component="p" mb="xl" className={look('muted', 'small')}>
        {moderationTexts.byPerson} {moderationTexts.court}
      </Box>
      <Box component="section" mb="xl" aria-label={texts.answerTitle}>
        <Box component="h2" mb="md" className={look('heading', 'step2')}>
          {texts.answerTitle}
        </Box>
        <DecisionAnswer decision={decision} mayAnswer={mayAnswer} />
      </Box>
    </>
  );
}
