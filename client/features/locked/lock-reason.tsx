import { Box, Skeleton } from '@mantine/core';
import { ErrorState } from '../../components/error-state.tsx';
import { OwnDecision } from '../../components/take-down/own-decision.tsx';
import { forgotten } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export function LockReason() {
  const query = trpc.moderation.ofOrganisation.useQuery({}, forgotten);
  if (query.isPending) return <Skeleton height={180} />;
  if (query.data === undefined) return <ErrorState onRetry={() => void query.refetch()} />;
  const { decisions, mayAnswer } = query.data;
  const decision = decisions.find(({ liftedAt }) => liftedAt === null);
  if (decision === undefined) return null;
  return (
    <Box mb="xl">
      <OwnDecision decision={decision} mayAnswer={mayAnswer} />
    </Box>
  );
}
