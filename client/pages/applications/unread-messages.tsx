import { Box, Title } from '@mantine/core';
import { useId } from 'react';
import type { PendingCounts } from '#shared/talent-pool/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { NewsRow } from '../../features/start/news.tsx';
import { messagesIn, otherQuestionsIn } from '../../features/start/news-of.ts';

type UnreadMessagesProps = {
  waiting: PendingCounts;
  /** Conversations whose application is in the list below. */
  listed: ReadonlyArray<string | null>;
};

/** Messages and questions about no listed application or request, which only the navigation would count. */
export function UnreadMessages({ waiting, listed }: UnreadMessagesProps) {
  const ofRequests = waiting.unread.filter(({ isRequest }) => isRequest).map(({ releaseId }) => releaseId);
  const messages = messagesIn(waiting).filter(({ key }) => !listed.includes(key) && !ofRequests.includes(key));
  const questions = otherQuestionsIn(waiting.otherQuestions.filter(({ isRequest }) => !isRequest));
  const items = [...messages, ...questions];
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <Box component="section" mt="md" mb="lg" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb={4} id={titleId}>
        {questions.length === 0 ? messageWords.unread : messageWords.waiting}
      </Title>
      <ul>
        {items.map((item, index) => (
          <NewsRow key={item.key} item={item} isFirst={index === 0} />
        ))}
      </ul>
    </Box>
  );
}
