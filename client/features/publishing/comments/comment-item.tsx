import { Box, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { CourseComment } from '#shared/publishing/draft.ts';
import { commentLimits } from '#shared/publishing/schema.ts';
import { commentTexts as texts } from '#shared/texts/courses/draft.ts';
import { memberOrFormer } from '#shared/texts/words.ts';
import { ask } from '../../../components/ask/ask.tsx';
import common from '../../../components/common.module.css';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { formatDateTime } from '../../../lib/dates.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type CommentItemProps = { courseId: string; comment: CourseComment; isLessonGone: boolean };

export function CommentItem({ courseId, comment, isLessonGone }: CommentItemProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { lessonTitle, text, author, createdAt, editedAt, resolvedAt, resolvedBy } = comment;
  return (
    <Box component="li" p="0.875rem 1rem" bg="var(--pg-surface)" bd="1px solid var(--pg-line)" bdrs="md">
      <Group component="p" gap="0 0.75rem" fz={14}>
        <strong className={common.anywhere}>{memberOrFormer(author)}</strong>
        <Box component="time" c="dimmed" dateTime={createdAt.toISOString()}>
          {formatDateTime(createdAt)}
        </Box>
        {editedAt !== null && (
          <Text span c="dimmed">
            {texts.edited}
          </Text>
        )}
      </Group>
      {isLessonGone && (
        <Text c="dimmed" fz={14} className={common.anywhere}>
          {texts.goneLesson(lessonTitle)}
        </Text>
      )}
      {isEditing ? (
        <EditForm courseId={courseId} comment={comment} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <Text mt={4} className={`${common.anywhere} ${common.preLine}`}>
            {text}
          </Text>
          {resolvedAt !== null && (
            <Text mt={4} c="var(--pg-fit-text)" fz={14} className={common.numbers}>
              {texts.resolved(resolvedBy, formatDateTime(resolvedAt))}
            </Text>
          )}
          <Actions courseId={courseId} comment={comment} onEdit={() => setIsEditing(true)} />
        </>
      )}
    </Box>
  );
}

type ActionsProps = { courseId: string; comment: CourseComment; onEdit: () => void };

function Actions({ courseId, comment, onEdit }: ActionsProps) {
  const { commentId, resolvedAt, mayChange, mayRemove } = comment;
  const utils = trpc.useUtils();
  const onSettled = () => utils.publishing.comments.invalidate({ courseId });
  const resolve = trpc.publishing.resolveComment.useMutation({ onSettled });
  const remove = trpc.publishing.removeComment.useMutation({ onSettled });
  const askToRemove = () =>
    ask({
      title: texts.removeTitle,
      text: texts.removeText,
      confirmLabel: texts.remove,
      run: () => remove.mutateAsync({ courseId, commentId }),
      failed: texts.removeFailed,
    });
  const isOpen = resolvedAt === null;
  return (
    <>
      <FormError message={resolve.isError ? sentenceOf(resolve.error, texts.resolveFailed) : null} />
      <Group gap={4} mt={6} ms={-10}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={isOpen ? <IconCheck {...icon} /> : <IconArrowBackUp {...icon} />}
          loading={resolve.isPending}
          onClick={() => resolve.mutate({ courseId, commentId, isResolved: isOpen })}
        >
          {isOpen ? texts.resolve : texts.reopen}
        </Button>
        {mayChange && isOpen && (
          <Button variant="subtle" size="sm" leftSection={<IconPencil {...icon} />} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        {mayRemove && (
          <Button variant="subtle" size="sm" leftSection={<IconTrash {...icon} />} onClick={askToRemove}>
            {texts.remove}
          </Button>
        )}
      </Group>
    </>
  );
}

type EditFormProps = { courseId: string; comment: CourseComment; onDone: () => void };

function EditForm({ courseId, comment: { commentId, text: before }, onDone }: EditFormProps) {
  const [text, setText] = useState(before);
  const utils = trpc.useUtils();
  const change = trpc.publishing.changeComment.useMutation({
    onSuccess: async () => {
      await utils.publishing.comments.invalidate({ courseId });
      onDone();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === before) onDone();
    else if (text.trim() !== '') change.mutate({ courseId, commentId, text });
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="sm" mt="xs">
        <Textarea
          aria-label={texts.editLabel}
          maxLength={commentLimits.text}
          autoFocus
          value={text}
          error={change.isError ? sentenceOf(change.error, texts.saveFailed) : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" variant="default" size="sm" disabled={text.trim() === ''} loading={change.isPending}>
            {texts.save}
          </Button>
          <Button variant="subtle" size="sm" onClick={onDone}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
