import { Box, Button, Group, Stack } from '@mantine/core';
import { type ComponentProps, useRef, useState } from 'react';
import type { Conversation } from '#shared/releases/state.ts';
import { conversationTexts as texts } from '#shared/texts/applications/conversation.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { ask } from '../ask/ask.tsx';
import common from '../common.module.css';
import { FormError } from '../form-error/form-error.tsx';
import type { MoreButton } from '../more-button/more-button.tsx';
import type { ConversationActions, ConversationSide } from './conversation-actions.ts';
import classes from './message-list.module.css';
import { MessageList } from './message-list.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SendField, type WritingHints } from './send-field.tsx';

type ConversationViewProps = WritingHints & {
  conversation: Omit<Conversation, 'nextCursor'>;
  side: ConversationSide;
  list: ComponentProps<typeof MoreButton>['list'];
  actions: ConversationActions;
  askedJobLinks?: ComponentProps<typeof MessageList>['askedJobLinks'];
};

export function ConversationView({ conversation, side, list, actions, ...rest }: ConversationViewProps) {
  const { askedJobLinks, ...hints } = rest;
  const { messages, closedBy, partner } = conversation;
  const [reported, setReported] = useState<string | null>(null);
  const messageField = useRef<HTMLDivElement>(null);
  const focusMessageField = () => messageField.current?.focus();
  return (
    <Stack gap="lg" maw="var(--pg-reading)">
      <MessageList
        {...{ messages, side, list, askedJobLinks }}
        isAnonymous={hints.isAnonymous ?? false}
        onReport={setReported}
      />
      <Box
        ref={messageField}
        tabIndex={-1}
        role="group"
        aria-label={texts.writing}
        bottom="calc(var(--pg-bottom-bar, 0rem) + env(safe-area-inset-bottom))"
        bg="var(--pg-ground)"
        {...(closedBy === null && {
          ...{ py: 'sm', className: `${classes.writing} ${common.lineTop}`, 'data-bottom-bar': '' },
        })}
      >
        {closedBy === null ? (
          <SendField send={actions.send} side={side} {...hints} />
        ) : (
          <ClosedNotice
            isOwn={closedBy === side}
            partner={partner}
            close={actions.close}
            onReopened={focusMessageField}
          />
        )}
      </Box>
      {closedBy === null && <CloseButton side={side} close={actions.close} onClosed={focusMessageField} />}
      <ReportDialog messageId={reported} report={actions.report} onClose={() => setReported(null)} />
    </Stack>
  );
}

type CloseProps = { side: ConversationSide; close: ConversationActions['close']; onClosed: () => void };

function CloseButton({ side, close, onClosed }: CloseProps) {
  const askToClose = () =>
    ask({
      title: texts.closeTitle,
      text: texts.closeText[side],
      confirmLabel: messageWords.close,
      isDangerous: false,
      run: () => close.runAsync(true),
      failed: texts.closeFailed,
      onDone: onClosed,
      onCancel: close.reset,
    });
  return (
    <Group>
      <Button variant="subtle" size="sm" px={0} className={common.link} onClick={askToClose}>
        {messageWords.close}
      </Button>
    </Group>
  );
}

type ClosedNoticeProps = {
  isOwn: boolean;
  partner: string;
  close: ConversationActions['close'];
  onReopened: () => void;
};

function ClosedNotice({ isOwn, partner, close, onReopened }: ClosedNoticeProps) {
  return (
    <Box p="1rem 1.25rem" bg="var(--pg-sunken)" bdrs="fit" role="status">
      <p>{isOwn ? messageWords.closedByYou : messageWords.closedByOther(partner)}</p>
      {isOwn && (
        <Stack mt="sm" gap="sm" align="flex-start">
          <FormError message={close.failure} />
          <Button variant="default" size="sm" loading={close.isBusy} onClick={() => close.run(false, onReopened)}>
            {messageWords.open}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
