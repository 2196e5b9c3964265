import { Button, Group } from '@mantine/core';
import { accountTexts } from '#shared/texts/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { AccountModal } from './account-modal.tsx';

const { sessions: texts, cancel } = accountTexts;

type EndOthersModalProps = { count: number; opened: boolean; onClose: () => void };

export function EndOthersModal({ count, opened, onClose }: EndOthersModalProps) {
  const utils = trpc.useUtils();
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: async () => {
      onClose();
      toastSuccess(texts.othersEnded);
      await utils.account.overview.invalidate();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <AccountModal title={texts.confirmTitle} opened={opened} onClose={onClose}>
      <p>{texts.confirm(count)}</p>
      <Group gap="sm" align="stretch" justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancel}
        </Button>
        <Button color="red" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {texts.endOthers}
        </Button>
      </Group>
    </AccountModal>
  );
}
