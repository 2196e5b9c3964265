import { Stack } from '@mantine/core';
import { conversationActions } from '../../../components/conversation/conversation-actions.ts';
import { ConversationView } from '../../../components/conversation/conversation-view.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../../components/skeleton/placeholders.ts';
import { dropOnUnmount, isRefused } from '../../../lib/errors.ts';
import { useCandidateRefresh } from '../../../lib/use-candidate-changes.ts';
import { trpc } from '../../../trpc.ts';

export function CandidateConversation({ releaseId }: { releaseId: string }) {
  const list = trpc.candidates.conversation.useInfiniteQuery(
    { releaseId },
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...dropOnUnmount },
  );
  const actions = useConversationActions(releaseId);
  if (list.isPending) return <ConversationSkeleton />;
  const newest = list.data?.pages[0];
  if (newest === undefined || isRefused(list.error)) return <ErrorState onRetry={() => void list.refetch()} />;
  // Pages go back in time: the last one loaded is the oldest.
  const messages = list.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  return (
    <ConversationView
      conversation={{ messages, closedBy: newest.closedBy, partner: newest.partner }}
      side="company"
      list={list}
      actions={actions}
    />
  );
}

function useConversationActions(releaseId: string) {
  const onSuccess = useCandidateRefresh();
  const send = trpc.candidates.send.useMutation({ onSuccess });
  const close = trpc.candidates.close.useMutation({ onSuccess });
  const report = trpc.candidates.report.useMutation();
  return conversationActions(releaseId, { send, close, report });
}

function ConversationSkeleton() {
  return (
    <ContentSkeleton>
      <Stack gap="md" maw="var(--pg-reading)">
        {placeholderItems(3, (index) => (
          <p key={index}>{placeholderText(8, 5, 9, 7)}</p>
        ))}
      </Stack>
    </ContentSkeleton>
  );
}
