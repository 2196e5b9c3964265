import { Box, Button, Flex, Stack, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { releaseLimits } from '#shared/releases/limits.ts';
import { conversationTexts as texts } from '#shared/texts/applications/conversation.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { useSendsMail } from '../../lib/session.ts';
import { FormError } from '../form-error/form-error.tsx';
import { SavedNote } from '../saved-note/saved-note.tsx';
import type { Action, ConversationSide } from './conversation-actions.ts';

export type WritingHints = { isAnonymous?: boolean; hasSeveralApplications?: boolean };

type SendFieldProps = WritingHints & { send: Action<string>; side: ConversationSide };

export function SendField({ send, side, isAnonymous = false, hasSeveralApplications = false }: SendFieldProps) {
  const [text, setText] = useState('');
  const [note, say] = useTemporaryNote();
  const sendsMail = useSendsMail();
  const excessLength = text.trim().length - releaseLimits.messageText;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (send.isBusy || text.trim() === '' || excessLength > 0) return;
    send.run(text, () => {
      setText((typed) => (typed === text ? '' : typed));
      say(texts.sent);
    });
  };
  const hints = [
    hasSeveralApplications && texts.severalApplications,
    isAnonymous && texts.anonymousHint,
    sendsMail && !isAnonymous && texts.mailHint[side],
  ];
  return (
    <Stack component="form" gap={4} onSubmit={submit}>
      <Textarea
        label={messageWords.label}
        description={hints.filter(Boolean).join(' ') || undefined}
        inputContainer={(input) => (
          <Flex gap="xs" align="flex-end">
            <Box flex={1}>{input}</Box>
            <Button type="submit" loading={send.isBusy} disabled={text.trim() === '' || excessLength > 0}>
              {messageWords.send}
            </Button>
          </Flex>
        )}
        autosize
        minRows={2}
        maxRows={5}
        value={text}
        error={excessLength > 0 && texts.tooLong(excessLength)}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
      />
      <FormError message={send.failure} />
      <SavedNote note={note} />
    </Stack>
  );
}
