import { Box } from '@mantine/core';
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
  if (items.length === 0) return null;
  return (
    <Box component="ul" mb="sm" aria-label={messageWords.unread}>
      {items.map((item, index) => (
        <NewsRow key={item.key} item={item} isFirst={index === 0} />
      ))}
    </Box>
  );
}
