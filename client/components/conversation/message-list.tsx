import { Box, Button, Group, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { ShownMessage } from '#shared/releases/state.ts';
import { conversationTexts as texts } from '#shared/texts/applications/conversation.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { monthWords } from '#shared/texts/words.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { look } from '../look/look.ts';
import { MoreButton } from '../more-button/more-button.tsx';
import type { ConversationSide } from './conversation-actions.ts';
import classes from './message-list.module.css';

type MessageListProps = {
  messages: readonly ShownMessage[];
  side: ConversationSide;
  list: ComponentProps<typeof MoreButton>['list'];
  onReport: (messageId: string) => void;
};

/** Oldest first; begins at the end, and goes there when something new comes. */
export function MessageList({ messages, side, list, onReport }: MessageListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.messageId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that something new is there is the event
  useEffect(() => {
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, [newest]);
  if (messages.length === 0) {
    const words = side === 'person' ? messageWords.emptyForPerson : messageWords.emptyForCompany;
    return (
      <p className={look('muted')}>
        {messageWords.empty} {words}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={frame} className={`${classes.frame} ${look('scrollY')}`} tabIndex={0} aria-label={texts.list}>
      <MoreButton list={list} label={messageWords.older} failed={texts.olderFailed} />
      <ol className={look('stack', 'gap16', 'unlisted')}>
        {messages.map((message) => (
          <Message key={message.messageId} message={message} onReport={onReport} />
        ))}
      </ol>
      <Arrival newest={messages.at(-1)} />
    </section>
  );
}

type MessageProps = { message: ShownMessage; onReport: MessageListProps['onReport'] };

function Message({ message: { messageId, isOwn, author, text, sentAt }, onReport }: MessageProps) {
  const time = typeof sentAt === 'string' ? monthWords(sentAt) : formatDateTime(sentAt);
  const name = isOwn ? texts.own : author;
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <Group gap="0 0.75rem" className={look('muted', 'fine')}>
        <span className={look('strong', 'anywhere')}>{name}</span>
        <time dateTime={typeof sentAt === 'string' ? sentAt : sentAt.toISOString()}>{time}</time>
      </Group>
      <Box
        component="p"
        mt={4}
        p="0.625rem 0.875rem"
        className={`${classes.text} ${look('preLine', 'anywhere', isOwn ? 'fitSoft' : 'sunken')}`}
      >
        {text}
      </Box>
      {!isOwn && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={texts.report.named(author, time)}
          onClick={() => onReport(messageId)}
        >
          {texts.report.button}
        </Button>
      )}
    </li>
  );
}

/** Says aloud that the other one has written meanwhile. */
function Arrival({ newest }: { newest: ShownMessage | undefined }) {
  const [first] = useState(newest?.messageId);
  const isNew = newest !== undefined && newest.messageId !== first && !newest.isOwn;
  return <VisuallyHidden role="status">{isNew ? texts.arrived(newest.author) : ''}</VisuallyHidden>;
}
