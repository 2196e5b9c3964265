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
  onAsked: () => void;
};

export function ContactRequestDialog({
  opened,
  name,
  jobId,
  personId,
  requestsLeft,
  onClose,
  onAsked,
}: ContactRequestDialogProps) {
  const refresh = useCandidateRefresh();
  const [text, setText] = useState('');
  const ask = trpc.foundPeople.ask.useMutation({ onSuccess: onAsked, onSettled: refresh });
  const written = text.trim();
  const isReady = written.length >= min && written.length <= max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) ask.mutate({ jobId, personId, text: written });
  };
  const write = (words: string) => {
    if (ask.isError) ask.reset();
    setText(words);
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
            onChange={(event) => write(event.currentTarget.value)}
          />
          <Text c="dimmed" fz="sm" className={common.numbers}>
            {texts.counter(written.length)}. {texts.left(requestsLeft)}
          </Text>
          <FormError message={ask.error && sentenceOf(ask.error, texts.failed)} />
          <DialogActions onCancel={onClose}>
            <Button type="submit" color="coral" disabled={!isReady} loading={ask.isPending}>
              {texts.send}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
