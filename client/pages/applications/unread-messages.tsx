import { Box, Title } from '@mantine/core';
import { useId } from 'react';
import type { PendingCounts } from '#shared/talent-pool/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { NewsRow } from '../../features/start/news.tsx';
import { messagesIn } from '../../features/start/news-of.ts';

type UnreadMessagesProps = {
  waiting: PendingCounts;
  /** Conversations whose application is in the list below. */
  listed: ReadonlyArray<string | null>;
};

/** Without these rows, messages outside of an application would only be a number in the navigation. */
export function UnreadMessages({ waiting, listed }: UnreadMessagesProps) {
  const items = messagesIn(waiting).filter(({ key }) => !listed.includes(key));
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <Box component="section" mt="md" mb="lg" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb={4} id={titleId}>
        {messageWords.unread}
      </Title>
      <ul>
        {items.map((item, index) => (
          <NewsRow key={item.key} item={item} isFirst={index === 0} />
        ))}
      </ul>
    </Box>
  );
}
