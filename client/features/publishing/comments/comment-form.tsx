import { Button, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { commentLimits } from '#shared/publishing/schema.ts';
import { commentTexts as texts } from '#shared/texts/courses/draft.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { newId } from '../../../lib/new-id.ts';
import { useSession } from '../../../lib/session.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';

type CommentFormProps = { courseId: string; lessonId: string | null };

/** Unsent comments by lesson. The stored id makes a repeated send idempotent. */
const unsentComments = new Map<string, { text: string; commentId: string }>();

/** Callers set `key` to the lesson. */
export function CommentForm({ courseId, lessonId }: CommentFormProps) {
  const session = useSession();
  const key = `${session.status === 'signedIn' ? session.user.userId : ''} ${courseId} ${lessonId}`;
  const [draft, setDraft] = useState(() => unsentComments.get(key) ?? { text: '', commentId: newId() });
  const utils = trpc.useUtils();
  const add = trpc.publishing.addComment.useMutation({
    onSuccess: async () => {
      setDraft({ text: '', commentId: newId() });
      await utils.publishing.comments.invalidate({ courseId });
    },
  });
  const { text } = draft;
  useEffect(() => {
    if (text === '') unsentComments.delete(key);
    else unsentComments.set(key, draft);
  }, [key, text, draft]);
  useLeaveWarning(text.trim() !== '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !add.isPending) add.mutate({ courseId, lessonId, ...draft });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="sm" align="flex-start">
        <Textarea
          w="100%"
          label={lessonId === null ? texts.label.course : texts.label.lesson}
          description={texts.hint}
          maxLength={commentLimits.text}
          value={text}
          error={add.isError ? sentenceOf(add.error, texts.sendFailed) : undefined}
          onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, text: value }))}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ''} loading={add.isPending}>
          {texts.send}
        </Button>
      </Stack>
    </form>
  );
}
