import { Box, Skeleton } from '@mantine/core';
import { ErrorState } from '../../components/error-state.tsx';
import { DecisionNotice } from '../../components/take-down/decision-notice.tsx';
import { dropOnUnmount } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export function LockReason() {
  const query = trpc.moderation.ofOrganisation.useQuery({}, dropOnUnmount);
  if (query.isPending) return <Skeleton height={180} />;
  if (query.data === undefined) return <ErrorState onRetry={() => void query.refetch()} />;
  const { decisions, mayAnswer } = query.data;
  const decision = decisions.find(({ liftedAt }) => liftedAt === null);
  if (decision === undefined) return null;
  return (
    <Box mb="xl">
      <DecisionNotice decision={decision} mayAnswer={mayAnswer} />
    </Box>
  );
}
