import { Box, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MessageView } from '#shared/releases/state.ts';
import { conversationTexts as texts } from '#shared/texts/applications/conversation.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { monthText } from '#shared/texts/words.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import common from '../common.module.css';
import { TallLink } from '../link-button.tsx';
import { MoreButton } from '../more-button/more-button.tsx';
import type { ConversationSide } from './conversation-actions.ts';
import classes from './message-list.module.css';
import type { WritingHints } from './send-field.tsx';

type MessageListProps = Pick<WritingHints, 'isAnonymous'> & {
  messages: readonly MessageView[];
  side: ConversationSide;
  list: ComponentProps<typeof MoreButton>['list'];
  onReport: (messageId: string) => void;
  /** Ways to the job that a message asks about. */
  askedJobLinks?: ((job: AskedJob) => ReactNode) | undefined;
};

type AskedJob = NonNullable<MessageView['askedJob']>;

export function MessageList({ messages, side, isAnonymous = false, list: older, ...rest }: MessageListProps) {
  const { onReport, askedJobLinks } = rest;
  const list = useRef<HTMLDivElement>(null);
  const newestMessageId = messages.at(-1)?.messageId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message arrives
  useEffect(() => {
    if (list.current) scrollToNews(list.current);
  }, [newestMessageId]);
  if (messages.length === 0) {
    const emptyText = side === 'person' ? messageWords.emptyForPerson(isAnonymous) : messageWords.emptyForCompany;
    return (
      <Text c="dimmed">
        {messageWords.empty} {emptyText}
      </Text>
    );
  }
  return (
    <Stack component="section" ref={list} className={classes.messages} aria-label={texts.list}>
      <MoreButton list={older} label={messageWords.older} failed={texts.olderFailed} />
      <Stack component="ol" gap="md">
        {messages.map((message, index) => (
          <Fragment key={message.messageId}>
            {subjectOf(message) !== null && isAboutOther(message, messages.slice(0, index)) && <About {...message} />}
            <Message message={message} onReport={onReport}>
              {message.askedJob !== null && askedJobLinks?.(message.askedJob)}
            </Message>
            {message.answer && !messages[index + 1]?.answer && (
              <Text component="li" c="dimmed" fz="sm" ta="center" className={common.anywhere}>
                {texts.answered(message.answer, messages.filter(({ answer }) => answer !== null).length)}
              </Text>
            )}
          </Fragment>
        ))}
      </Stack>
      <NewMessageAnnouncement newest={messages.at(-1)} />
    </Stack>
  );
}

type Subject = Pick<MessageView, 'application' | 'isAboutSeveral'>;

const subjectOf = ({ application, isAboutSeveral }: Subject): string | null =>
  application?.applicationId ?? (isAboutSeveral ? 'several' : null);

function isAboutOther(message: Subject, earlier: readonly MessageView[]): boolean {
  const last = earlier.findLast((one) => subjectOf(one) !== null);
  return last === undefined || subjectOf(last) !== subjectOf(message);
}

const About = ({ application }: Pick<Subject, 'application'>) => {
  const { jobId = null } = application ?? {};
  const about = application === null ? texts.aboutSeveral : texts.about(application.title, application.appliedAt);
  return (
    <Text component="li" pt="md" fz="sm" className={`${common.lineTop} ${common.inkLinks} ${common.anywhere}`}>
      {jobId === null ? about : <TallLink to={paths.job(jobId)}>{about}</TallLink>}
    </Text>
  );
};

/** Scrolls to the last message, or to the first unread one if not all of them fit above the field. */
function scrollToNews(list: HTMLElement) {
  const last = list.querySelector('li:last-child');
  last?.scrollIntoView({ block: 'nearest' });
  const first = list.querySelector('[data-unread]') ?? last;
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (first && first.getBoundingClientRect().top < top) first.scrollIntoView({ block: 'start' });
}

type MessageProps = { message: MessageView; onReport: MessageListProps['onReport']; children: ReactNode };

function Message({ message, onReport, children }: MessageProps) {
  const { messageId, isOwn, isUnread, author, text, sentAt } = message;
  const time = typeof sentAt === 'string' ? monthText(sentAt) : formatDateTime(sentAt);
  const name = isOwn ? texts.own : author;
  return (
    <Box
      component="li"
      maw="min(34rem, 92%)"
      {...(isOwn ? { ms: 'auto' } : { me: 'auto' })}
      data-own={isOwn || undefined}
      data-unread={isUnread || undefined}
    >
      <Group gap="0 0.75rem" c="dimmed" fz={14}>
        <Text span fw={600} className={common.anywhere}>
          {name}
        </Text>
        <time dateTime={typeof sentAt === 'string' ? sentAt : sentAt.toISOString()}>{time}</time>
      </Group>
      <Text
        mt={4}
        p="0.625rem 0.875rem"
        bg={isOwn ? 'var(--pg-fit-soft)' : 'var(--pg-sunken)'}
        className={`${classes.text} ${common.preLine} ${common.anywhere}`}
      >
        {text}
      </Text>
      {children}
      {!isOwn && (
        <Button
          size="compact-sm"
          variant="subtle"
          px="0.875rem"
          c="dimmed"
          fz={13}
          fw={400}
          aria-label={texts.report.named(author, time)}
          onClick={() => onReport(messageId)}
        >
          {texts.report.button}
        </Button>
      )}
    </Box>
  );
}

function NewMessageAnnouncement({ newest }: { newest: MessageView | undefined }) {
  const [initialMessageId] = useState(newest?.messageId);
  const isNew = newest !== undefined && newest.messageId !== initialMessageId && !newest.isOwn;
  return <VisuallyHidden role="status">{isNew ? texts.arrived(newest.author) : ''}</VisuallyHidden>;
}
