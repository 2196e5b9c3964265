import { Box, Skeleton } from '@mantine/core';
import type { Decision } from '#shared/moderation/decision.ts';
import { lockedTexts as texts } from '#shared/texts/locked.ts';
import { moderationTexts } from '#shared/texts/moderation.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Fact } from '../../components/fact.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { forgotten } from '../../lib/refused.ts';
import { trpc } from '../../trpc.ts';
import { AnswerForm } from './answer-form.tsx';

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
        <Fact term={texts.ground}>{moderationTexts.grounds[decision.ground]}</Fact>
        <Fact term={texts.reason}>{decision.reason}</Fact>
      </Box>
      <Box component="p" mb="xl" className={look('muted', 'small')}>
        {moderationTexts.byPerson} {moderationTexts.court}
      </Box>
      <Box component="section" mb="xl" aria-label={texts.answerTitle}>
        <Box component="h2" mb="md" className={look('heading', 'step2')}>
          {texts.answerTitle}
        </Box>
        <Answer decision={decision} mayAnswer={mayAnswer} />
      </Box>
    </>
  );
}

function Answer({ decision, mayAnswer }: { decision: Decision; mayAnswer: boolean }) {
  const { answer, answeredAt, decisionId } = decision;
  if (answeredAt !== null)
    return (
      <dl>
        <Fact term={moderationTexts.answer.given(formatDateTime(answeredAt))}>{answer}</Fact>
      </dl>
    );
  if (mayAnswer) return <AnswerForm decisionId={decisionId} />;
  return <p className={look('muted')}>{moderationTexts.answer.waiting}</p>;
}
