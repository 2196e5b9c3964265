import { Button, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Decision, decisions, reportLimits } from '#shared/reports/report.ts';
import type { ReportDetail } from '#shared/reports/schema.ts';
import { adminReportTexts } from '#shared/texts/moderation/reports.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { messageOf } from '../../lib/errors.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const { decideDialog: texts } = adminReportTexts;
const { min, max } = reportLimits.answer;

type DecideDialogProps = { report: ReportDetail; opened: boolean; onClose: () => void };

export function DecideDialog({ report, opened, onClose }: DecideDialogProps) {
  return (
    <Modal title={texts.title} opened={opened} onClose={onClose}>
      <DecideForm report={report} onClose={onClose} />
    </Modal>
  );
}

function DecideForm({ report, onClose }: Omit<DecideDialogProps, 'opened'>) {
  const { reportId, thing, isReporterReachable } = report;
  const [state, setState] = useState<Decision>('dismissed');
  const [answer, setAnswer] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refresh = useReportRefresh(reportId);
  const decide = trpc.adminReports.decide.useMutation({
    onSuccess: async () => {
      onClose();
      await refresh();
      toastSuccess(texts.done);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const trimmedAnswer = answer.trim();
    setIsMissing(trimmedAnswer.length < min);
    if (trimmedAnswer.length >= min) decide.mutate({ reportId, state, answer: trimmedAnswer });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <p>{isReporterReachable ? texts.text : texts.textUnreachable}</p>
        <Radio.Group
          label={texts.state}
          value={state}
          onChange={(chosen) => setState(decisions.find((one) => one === chosen) ?? state)}
        >
          <Stack gap="xs" mt="xs">
            {decisions.map((one) => (
              <Radio key={one} value={one} data-autofocus={one === state || undefined} label={texts.states[one]} />
            ))}
          </Stack>
        </Radio.Group>
        {thing !== null && (
          <Text c="dimmed">
            {texts.standing(thing.standing)} {thing.standing === 'online' && texts.notTakenDown}
          </Text>
        )}
        <Textarea
          label={texts.answer}
          description={texts.answerHint}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={max}
          value={answer}
          error={isMissing ? texts.answerTooShort : undefined}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <FormError message={decide.error && messageOf(decide.error)} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={decide.isPending}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

export function useReportRefresh(reportId: string): () => Promise<void> {
  const { adminReports } = trpc.useUtils();
  return async () => {
    void adminReports.page.invalidate();
    await adminReports.report.invalidate({ reportId });
  };
}
