import { Button, Modal, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PublicKind } from '#shared/reports/report.ts';
import type { SentReport } from '#shared/reports/schema.ts';
import { sendReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { ReportForm } from './report-form.tsx';

export type ReportedThing = { kind: PublicKind; resourceId: string };

type ReportDialogProps = {
  thing: ReportedThing;
  /** Email of the signed-in person; null for visitors. */
  email: string | null;
  opened: boolean;
  onClose: () => void;
};

export function ReportDialog({ thing, email, opened, onClose }: ReportDialogProps) {
  // Mounts closed and then opens, because the dialog stores the previous focus only when it opens.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <Modal title={texts.titleOf(thing.kind)} opened={opened && isThere} onClose={onClose}>
      <Report thing={thing} email={email} onClose={onClose} />
    </Modal>
  );
}

type Done = SentReport & { isAnonymous: boolean };

function Report({ thing, email, onClose }: Omit<ReportDialogProps, 'opened'>) {
  const [done, setDone] = useState<Done | null>(null);
  if (done === null) return <ReportForm thing={thing} email={email} onClose={onClose} onDone={setDone} />;
  const { counted, nextAnonymous, next, mailed, title, close } = texts.done;
  return (
    <Stack gap="lg">
      <div role="status">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{done.isCounted ? counted : done.isAnonymous ? nextAnonymous : next}</p>
        {done.isMailed && <p>{mailed}</p>}
      </div>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Stack>
  );
}
