import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { poolLimits } from '#shared/releases/limits.ts';
import { talentPoolMatchTexts } from '#shared/texts/talent-pool/company.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useCandidateRefresh } from '../../lib/use-candidate-changes.ts';
import { trpc } from '../../trpc.ts';

const { request: texts } = talentPoolMatchTexts;
const { min, max } = poolLimits.requestText;

type ContactRequestDialogProps = {
  opened: boolean;
  jobId: string;
  personId: string;
  name: string;
  requestsLeft: number;
  onClose: () => void;
  onSent: () => void;
};

export function ContactRequestDialog({
  opened,
  name,
  jobId,
  personId,
  requestsLeft,
  onClose,
  onSent,
}: ContactRequestDialogProps) {
  const refresh = useCandidateRefresh();
  const [text, setText] = useState('');
  const sendRequest = trpc.foundPeople.ask.useMutation({ onSuccess: onSent, onSettled: refresh });
  const trimmedText = text.trim();
  const isReady = trimmedText.length >= min && trimmedText.length <= max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) sendRequest.mutate({ jobId, personId, text: trimmedText });
  };
  const changeText = (newText: string) => {
    if (sendRequest.isError) sendRequest.reset();
    setText(newText);
  };
  return (
    <Modal title={texts.dialog(name)} opened={opened} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap={20}>
          <p>{texts.next}</p>
          <Textarea
            data-autofocus
            label={texts.text}
            description={texts.hint}
            maxLength={max}
            minRows={6}
            maxRows={14}
            value={text}
            onChange={(event) => changeText(event.currentTarget.value)}
          />
          <Text c="dimmed" fz="sm" className={common.numbers}>
            {texts.counter(trimmedText.length)}. {texts.left(requestsLeft)}
          </Text>
          <FormError message={sendRequest.error && sentenceOf(sendRequest.error, texts.failed)} />
          <DialogActions onCancel={onClose}>
            <Button type="submit" color="coral" disabled={!isReady} loading={sendRequest.isPending}>
              {texts.send}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
