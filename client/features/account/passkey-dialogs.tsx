import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { z } from 'zod';
import type { OwnPasskey } from '#shared/account/schema.ts';
import { passkeyName } from '#shared/auth/passkeys.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { useLastValue } from '../../lib/hooks.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { AccountDialog } from './account-dialog.tsx';
import { ProofStep } from './proof-step.tsx';

const { renaming, removing, section } = passkeyTexts;

/** `passkey`: null while the dialog is closed. */
type PasskeyDialogProps = { passkey: OwnPasskey | null; onClose: () => void; onDone: () => void };

export function RenamePasskeyDialog({ passkey, onClose, onDone }: PasskeyDialogProps) {
  const shown = useLastValue(passkey);
  return (
    <AccountDialog title={renaming.title} opened={passkey !== null} onClose={onClose}>
      {shown !== null && <RenameForm key={shown.passkeyId} passkey={shown} onDone={onDone} onCancel={onClose} />}
    </AccountDialog>
  );
}

type RenameFormProps = { passkey: OwnPasskey; onDone: () => void; onCancel: () => void };

function RenameForm({ passkey: { passkeyId, name }, onDone, onCancel }: RenameFormProps) {
  const form = useForm({
    name: 'account-passkey-name',
    initialValues: { name },
    validate: schemaResolver(z.strictObject({ name: passkeyName }), { sync: true }),
  });
  const refusal = useRefusal(form);
  const rename = trpc.account.renamePasskey.useMutation({
    onMutate: refusal.clear,
    onSuccess: onDone,
    onError: refusal.showError,
  });
  const submit = (values: { name: string }) => rename.mutate({ passkeyId, ...values });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, refusal.focusFirst)}>
      <Stack gap="md">
        <TextInput label={renaming.name} autoComplete="off" data-autofocus {...form.getInputProps('name')} />
        <FormError message={refusal.message} />
        <DialogActions onCancel={onCancel}>
          <Button type="submit" loading={rename.isPending}>
            {renaming.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

export function RemovePasskeyDialog({ passkey, hasCode, onClose, onDone }: PasskeyDialogProps & { hasCode: boolean }) {
  const shown = useLastValue(passkey);
  const remove = trpc.account.removePasskey.useMutation({ onSuccess: onDone });
  const { passkeyId = '', name = '' } = shown ?? {};
  return (
    <AccountDialog title={removing.title(name)} opened={passkey !== null} onClose={onClose}>
      <ProofStep
        hasCode={hasCode}
        hasPasskey
        text={removing.text}
        action={section.remove}
        isPending={remove.isPending}
        onProof={(proof) => remove.mutateAsync({ passkeyId, proof })}
        onCancel={onClose}
      />
    </AccountDialog>
  );
}
