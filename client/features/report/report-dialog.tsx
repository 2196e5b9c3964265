import { Button, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { PublicKind } from '#shared/reports/report.ts';
import type { SentReport } from '#shared/reports/schema.ts';
import { sendReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { ReportForm } from './report-form.tsx';

export type ReportTarget = { kind: PublicKind; resourceId: string };

type ReportDialogProps = {
  target: ReportTarget;
  /** Email of the signed-in person; null for visitors. */
  email: string | null;
  opened: boolean;
  onClose: () => void;
};

export default function ReportDialog({ target, email, opened, onClose }: ReportDialogProps) {
  return (
    <Modal title={texts.titleOf(target.kind)} opened={opened} onClose={onClose}>
      <Report target={target} email={email} onClose={onClose} />
    </Modal>
  );
}

type ReportOutcome = SentReport & { isAnonymous: boolean };

function Report({ target, email, onClose }: Omit<ReportDialogProps, 'opened'>) {
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  if (outcome === null) return <ReportForm target={target} email={email} onClose={onClose} onDone={setOutcome} />;
  const { counted, nextAnonymous, next, mailed, title, close } = texts.done;
  return (
    <Stack gap="lg">
      <div role="status">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{outcome.isCounted ? counted : outcome.isAnonymous ? nextAnonymous : next}</p>
        {outcome.isMailed && <p>{mailed}</p>}
      </div>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Stack>
  );
}
