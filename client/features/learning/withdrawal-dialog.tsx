import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import { withdrawalInput, withdrawalLimits } from '#shared/learning/schema.ts';
import { withdrawalTexts as texts } from '#shared/texts/learning/certificate.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { codeOf } from '../../lib/errors.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { trpc } from '../../trpc.ts';

const withdrawalForm = withdrawalInput.omit({ courseId: true });

type WithdrawalDialogProps = {
  courseId: string;
  /** The number of a member's certificate; empty if the number is to be typed. */
  number: string;
  opened: boolean;
  onDone: () => void;
  onClose: () => void;
};

export function WithdrawalDialog({ opened, onClose, ...props }: WithdrawalDialogProps) {
  return (
    <Modal title={texts.title} opened={opened} onClose={onClose}>
      <WithdrawalForm {...props} onClose={onClose} />
    </Modal>
  );
}

function WithdrawalForm({ courseId, number, onDone, onClose }: Omit<WithdrawalDialogProps, 'opened'>) {
  const utils = trpc.useUtils();
  const form = useForm({
    name: 'withdraw-certificate',
    initialValues: { number: number === '' ? '' : certificateNumberText(number), reason: '' },
    validate: schemaResolver(withdrawalForm, { sync: true }),
  });
  const refusal = useRefusal(form, { CERTIFICATE_WITHDRAWN: 'number' });
  const withdraw = trpc.learning.withdrawCertificate.useMutation({
    onMutate: refusal.clear,
    onSuccess: async () => {
      await utils.learning.learners.invalidate({ courseId });
      onDone();
    },
    onError: (error) => {
      if (codeOf(error) === 'NOT_FOUND') form.setFieldError('number', texts.numberUnknown);
      else refusal.showError(error);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => withdraw.mutate({ courseId, ...values }), refusal.focusFirst)}>
      <Stack gap="md">
        <Text>{texts.text}</Text>
        <TextInput
          label={texts.number}
          description={number === '' ? texts.numberHint : undefined}
          readOnly={number !== ''}
          maxLength={withdrawalLimits.number}
          autoComplete="off"
          {...form.getInputProps('number')}
        />
        <Textarea
          label={texts.reason}
          description={texts.reasonHint}
          minRows={2}
          autosize
          maxLength={withdrawalLimits.reason}
          {...form.getInputProps('reason')}
        />
        <FormError message={refusal.message} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={withdraw.isPending}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
