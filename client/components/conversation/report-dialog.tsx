import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { releaseLimits } from '#shared/releases/limits.ts';
import { conversationTexts } from '#shared/texts/applications/conversation.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { FormError } from '../form-error/form-error.tsx';
import type { ConversationActions } from './conversation-actions.ts';

const { report: texts } = conversationTexts;

type ReportDialogProps = {
  messageId: string | null;
  report: ConversationActions['report'];
  onClose: () => void;
};

export function ReportDialog({ messageId, report, onClose }: ReportDialogProps) {
  const leave = () => {
    onClose();
    report.reset();
  };
  return (
    <Modal title={messageWords.reportTitle} opened={messageId !== null} onClose={leave}>
      {messageId !== null && <ReportForm messageId={messageId} report={report} onClose={leave} />}
    </Modal>
  );
}

type ReportFormProps = ReportDialogProps & { messageId: string };

function ReportForm({ messageId, report, onClose }: ReportFormProps) {
  const [reason, setReason] = useState('');
  const [isDone, setIsDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (reason.trim() !== '') report.run({ messageId, reason }, () => setIsDone(true));
  };
  if (isDone) {
    return (
      <Stack gap="lg">
        <p role="status">{messageWords.reported}</p>
        <DialogActions>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.leave}
          </Button>
        </DialogActions>
      </Stack>
    );
  }
  return (
    <Stack component="form" gap="lg" onSubmit={submit}>
      <p>{messageWords.reportHint}</p>
      <Textarea
        label={messageWords.reportReason}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={releaseLimits.reportReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <FormError message={report.failure} />
      <DialogActions onCancel={onClose}>
        <Button type="submit" loading={report.isBusy} disabled={reason.trim() === ''}>
          {messageWords.report}
        </Button>
      </DialogActions>
    </Stack>
  );
}
