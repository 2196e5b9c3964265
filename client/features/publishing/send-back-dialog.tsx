import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { EditedCourse } from '#shared/editor/state.ts';
import { commentLimits, sendBackInput } from '#shared/publishing/schema.ts';
import { commentTexts } from '#shared/texts/courses/draft.ts';
import { reviewTexts as texts } from '#shared/texts/courses/publishing.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { fieldErrorsOf, formErrorOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { useOpenComments } from './comments/use-comments.ts';
import { useCourseRefresh } from './use-publish.ts';

type SendBackDialogProps = { course: EditedCourse; opened: boolean; onClose: () => void; onSentBack?: () => void };

export function SendBackDialog({ opened, onClose, ...props }: SendBackDialogProps) {
  return (
    <Modal title={texts.sendBackTitle} opened={opened} onClose={onClose}>
      <SendBackForm {...props} onClose={onClose} />
    </Modal>
  );
}

const commentSchema = sendBackInput.pick({ comment: true });

type SendBackFormProps = Omit<SendBackDialogProps, 'opened'>;

function SendBackForm({ course: { courseId, submittedByMe }, onClose, onSentBack }: SendBackFormProps) {
  const refresh = useCourseRefresh(courseId);
  const form = useForm({
    name: 'send-back',
    initialValues: { comment: '' },
    validate: schemaResolver(commentSchema, { sync: true }),
  });
  const sendBack = trpc.publishing.sendBack.useMutation({
    onSuccess: async () => {
      onClose();
      onSentBack?.();
      await refresh();
    },
    onError: async (error) => {
      form.setErrors(fieldErrorsOf(error));
      await refresh();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => sendBack.mutate({ ...values, courseId }))}>
      <Stack gap="lg">
        <p>{submittedByMe ? texts.takeBackText : texts.sendBackText}</p>
        <Textarea
          label={texts.comment}
          description={texts.commentHint}
          maxLength={2000}
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('comment')}
        />
        <CopyComments
          courseId={courseId}
          comment={form.values.comment}
          onCopy={(comment) => form.setFieldValue('comment', comment)}
        />
        <FormError message={formErrorOf(sendBack.error, texts.sendBackFailed)} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={sendBack.isPending}>
            {texts.sendBack}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

type CopyCommentsProps = { courseId: string; comment: string; onCopy: (comment: string) => void };

function CopyComments({ courseId, comment, onCopy }: CopyCommentsProps) {
  const openComments = useOpenComments(courseId);
  if (openComments.length === 0) return null;
  const copyComments = () => {
    const lines = openComments.map(({ lessonTitle, text }) => `– ${commentTexts.taken(lessonTitle, text)}`);
    onCopy([comment.trim(), ...lines].filter(Boolean).join('\n').slice(0, commentLimits.text));
  };
  return (
    <Button className={common.atStart} variant="default" size="sm" onClick={copyComments}>
      {commentTexts.take(openComments.length)}
    </Button>
  );
}
