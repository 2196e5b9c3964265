import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { releaseLimits } from '#shared/releases/limits.ts';
import { conversationTexts as texts } from '#shared/texts/applications/conversation.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { FormError } from '../form-error/form-error.tsx';
import { SavedNote } from '../saved-note/saved-note.tsx';
import type { Action } from './conversation-actions.ts';

type SendFieldProps = { send: Action<string>; isAnonymous: boolean };

export function SendField({ send, isAnonymous }: SendFieldProps) {
  const [text, setText] = useState('');
  const [note, say] = useTemporaryNote();
  const excessLength = text.trim().length - releaseLimits.messageText;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (send.isBusy || text.trim() === '' || excessLength > 0) return;
    send.run(text, () => {
      setText((typed) => (typed === text ? '' : typed));
      say(texts.sent);
    });
  };
  const hints = [isAnonymous && texts.anonymousHint, texts.fieldHint(releaseLimits.messageText)];
  return (
    <Stack component="form" gap="sm" onSubmit={submit}>
      <Textarea
        label={messageWords.label}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={hints.filter(Boolean).join(' ')}
        autosize
        minRows={3}
        maxRows={10}
        value={text}
        error={excessLength > 0 && texts.tooLong(excessLength)}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
      />
      <FormError message={send.failure} />
      <Group gap="md">
        <Button type="submit" loading={send.isBusy} disabled={text.trim() === '' || excessLength > 0}>
          {messageWords.send}
        </Button>
        <SavedNote note={note} />
      </Group>
    </Stack>
  );
}
