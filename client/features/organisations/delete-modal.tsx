import { Box, Button, Modal, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { organisationTexts, membershipTexts as texts } from '#shared/texts/organisations.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { look } from '../../components/look/look.ts';
import { codeOf, messageOf, sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { useReloadSession } from '../auth/session.ts';

type DeleteModalProps = { name: string; opened: boolean; onClose: () => void };

export function DeleteModal({ name, opened, onClose }: DeleteModalProps) {
  return (
    <Modal title={texts.remove} opened={opened} onClose={onClose}>
      <DeleteForm name={name} onClose={onClose} />
    </Modal>
  );
}

/** Says what is lost; only the typed name makes it possible. */
function DeleteForm({ name, onClose }: Omit<DeleteModalProps, 'opened'>) {
  const reloadSession = useReloadSession();
  const [typed, setTyped] = useState('');
  const remove = trpc.organisations.delete.useMutation({
    onSuccess: async () => {
      toastSuccess(texts.removed(name));
      // The gate or the guard leads on from here.
      await reloadSession();
    },
    onError: (error) => toastError(sentenceOf(error, texts.removeFailed)),
  });
  const isRefused = codeOf(remove.error) === 'WRONG_CONFIRMATION';
  return (
    <form
      className={look('stack', 'gap20')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === name) remove.mutate({ confirmation: typed });
      }}
    >
      <Losses />
      <TextInput
        label={texts.typeName(name)}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={isRefused ? messageOf(remove.error) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {organisationTexts.cancel}
        </Button>
        <Button type="submit" color="red" disabled={typed.trim() !== name} loading={remove.isPending}>
          {texts.remove}
        </Button>
      </DialogActions>
    </form>
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
