import { Box, Skeleton } from '@mantine/core';
import { membershipTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { look } from '../../components/look/look.ts';
import { codeOf, messageOf, sentenceOf } from '../../lib/errors.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

type DeleteDialogProps = { name: string; opened: boolean; onClose: () => void };

/** Says what is lost; only the typed name makes it possible. */
export function DeleteDialog({ name, opened, onClose }: DeleteDialogProps) {
  const reloadSession = useReloadSession();
  const remove = trpc.organisations.delete.useMutation({
    onSuccess: async () => {
      toastSuccess(texts.removed(name));
      // The gate or the guard leads on from here.
      await reloadSession();
    },
  });
  const isRefused = codeOf(remove.error) === 'WRONG_CONFIRMATION';
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.remove}
      confirmLabel={texts.remove}
      opened={opened}
      isBusy={remove.isPending}
      typed={{
        label: texts.typeName(name),
        expected: name,
        error: isRefused ? messageOf(remove.error) : undefined,
      }}
      failure={remove.error && !isRefused ? sentenceOf(remove.error, texts.removeFailed) : null}
      onClose={close}
      onConfirm={(confirmation) => remove.mutate({ confirmation })}
    >
      <Losses />
    </ConfirmDialog>
  );
}

function Losses() {
  const preview = trpc.organisations.deletionPreview.useQuery(undefined, { staleTime: 0 });
  if (preview.isPending) return <Skeleton height={96} />;
  if (preview.data === undefined) return <p role="alert">{messageOf(preview.error)}</p>;
  return (
    <div>
      <p className={look('muted')}>{texts.lossTitle}</p>
      <Box component="ul" ps={20} className={look('bulleted')}>
        {texts.losses(preview.data).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Box>
      <p className={look('muted')}>{texts.lossKept}</p>
    </div>
  );
}
