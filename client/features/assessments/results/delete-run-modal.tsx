import { Box, Button, Group, Modal } from '@mantine/core';
import { runTexts } from '#shared/texts/results.ts';
import { formatDate } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/errors.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import type { Run } from './runs.ts';

const { confirm: texts } = runTexts;

type DeleteRunModalProps = {
  /** What is asked about; null while closed. */
  run: Run | null;
  /** The run that counts afterwards, if another is left. */
  next: Run | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Names what is lost and what then counts; the way back has the focus. */
export function DeleteRunModal({ run, next, onClose, onDeleted }: DeleteRunModalProps) {
  const utils = trpc.useUtils();
  const remove = trpc.results.delete.useMutation({
    onSuccess: async () => {
      onClose();
      toastSuccess(runTexts.removed);
      onDeleted();
      await Promise.all([utils.results.invalidate(), utils.tests.invalidate()]);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const date = run === null ? '' : formatDate(run.createdAt);
  return (
    <Modal title={texts.title} opened={run !== null} onClose={onClose}>
      <Box component="p" mb="lg">
        {run !== null && texts[run.kind](date)} {next === null ? texts.last : texts.next(formatDate(next.createdAt))}{' '}
        {texts.forever}
      </Box>
      <Group gap="sm" align="stretch" justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() => run !== null && remove.mutate({ kind: run.kind, resultId: run.resultId })}
        >
          {texts.action}
        </Button>
      </Group>
    </Modal>
  );
}
