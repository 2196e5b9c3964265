import { Button, Modal, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type RefusalReason, refusalReasons } from '#shared/applications/status.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { refusalReasonNames } from '#shared/texts/applications/applications.ts';
import { moveApplicationTexts } from '#shared/texts/applications/board.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { FormError } from '../form-error/form-error.tsx';

const { refuse: texts } = moveApplicationTexts;

export type Refusal = { refusalReason: RefusalReason | null; refusalText: string };
export const noRefusal: Refusal = { refusalReason: null, refusalText: '' };

type RefuseDialogProps = {
  name: string | null;
  isBusy?: boolean;
  failure?: string | null;
  onClose: () => void;
  onRefuse: (refusal: Refusal) => void;
};

export function RefuseDialog({ name, ...form }: RefuseDialogProps) {
  const displayedName = useLastValue(name);
  return (
    <Modal title={texts.title(displayedName ?? '')} opened={name !== null} onClose={form.onClose}>
      <RefuseForm {...form} />
    </Modal>
  );
}

function RefuseForm({ isBusy = false, failure = null, onClose, onRefuse }: Omit<RefuseDialogProps, 'name'>) {
  const [{ refusalReason, refusalText }, setRefusal] = useState(noRefusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onRefuse({ refusalReason, refusalText: refusalText.trim() });
  };
  const reasonOf = (value: string) => refusalReasons.find((one) => one === value) ?? null;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        <p>{texts.text}</p>
        <NativeSelect
          label={texts.reason}
          data-autofocus
          data={[
            { value: '', label: texts.noReason },
            ...refusalReasons.map((value) => ({ value, label: refusalReasonNames[value] })),
          ]}
          value={refusalReason ?? ''}
          onChange={(event) => setRefusal({ refusalText, refusalReason: reasonOf(event.currentTarget.value) })}
        />
        <Textarea
          label={texts.words}
          description={texts.counter(refusalText.length)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={applicationLimits.refusalText}
          minRows={4}
          value={refusalText}
          onChange={(event) => setRefusal({ refusalReason, refusalText: event.currentTarget.value })}
        />
        <FormError message={failure} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" color="red" loading={isBusy}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
