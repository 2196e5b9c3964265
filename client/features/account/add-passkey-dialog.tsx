import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import { passkeyName } from '#shared/auth/passkeys.ts';
import { passkeyTexts } from '#shared/texts/auth/passkeys.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { messageOf } from '../../lib/errors.ts';
import { type CreationOptions, createPasskey, passkeyMessageOf } from '../../lib/passkeys/ceremony.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';
import { AccountDialog } from './account-dialog.tsx';
import { ProofStep } from './proof-step.tsx';

const { adding: texts, proof: proofTexts } = passkeyTexts;
const nameForm = z.strictObject({ name: passkeyName });

type Prepared = { options: CreationOptions; suggestedName: string };
type PasskeyDialogProps = {
  opened: boolean;
  hasCode: boolean;
  hasPasskey: boolean;
  onClose: () => void;
  onDone: () => void;
};

export function AddPasskeyDialog({ opened, onClose, onDone, ...account }: PasskeyDialogProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = trpc.account.startAddingPasskey.useMutation({
    onMutate: () => setRefusal(null),
    onSuccess: setPrepared,
  });
  const reset = (message: string | null) => {
    setPrepared(null);
    setRefusal(message);
  };
  return (
    <AccountDialog title={texts.title} opened={opened} onClose={onClose} onClosed={() => reset(null)}>
      <FormError message={refusal} />
      {prepared === null ? (
        <ProofStep
          {...account}
          text={proofTexts.text}
          action={proofTexts.next}
          isPending={start.isPending}
          onProof={(proof) => start.mutateAsync({ proof })}
          onCancel={onClose}
        />
      ) : (
        <NameStep prepared={prepared} onDone={onDone} onCancel={onClose} onRefused={reset} />
      )}
    </AccountDialog>
  );
}

type NameStepProps = {
  prepared: Prepared;
  onDone: () => void;
  onCancel: () => void;
  onRefused: (message: string) => void;
};

/** The browser asks only after a click, which some browsers require. */
function NameStep({ prepared: { options, suggestedName }, onDone, onCancel, onRefused }: NameStepProps) {
  const [isPending, setIsPending] = useState(false);
  const form = useForm({
    name: 'account-passkey',
    initialValues: { name: suggestedName },
    validate: schemaResolver(nameForm, { sync: true }),
  });
  const refusal = useRefusal(form);
  const add = trpc.account.addPasskey.useMutation({
    onSuccess: onDone,
    // The challenge is used up.
    onError: (error) => onRefused(messageOf(error)),
  });
  const submit = async ({ name }: { name: string }) => {
    setIsPending(true);
    refusal.clear();
    try {
      add.mutate({ passkey: await createPasskey(options), name });
    } catch (error) {
      const message = passkeyMessageOf(error, passkeyTexts.cancelledSetup);
      if (message !== null) refusal.showMessage(message);
    }
    setIsPending(false);
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values), refusal.focusFirst)}>
      <Stack gap="md">
        <p>{texts.text}</p>
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          autoComplete="off"
          data-autofocus
          autoFocus
          {...form.getInputProps('name')}
        />
        <FormError message={refusal.message} />
        <DialogActions onCancel={onCancel}>
          <Button type="submit" loading={isPending || add.isPending}>
            {texts.submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
