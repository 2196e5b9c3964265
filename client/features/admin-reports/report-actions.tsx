import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { isDecided } from '#shared/reports/report.ts';
import type { ReportDetail } from '#shared/reports/schema.ts';
import { adminReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useReportChanged } from './use-report-changed.ts';

/** Looking into it, and deciding. Of a decided report only the dialog stays, so that it closes in its own time. */
export function ReportActions({ report }: { report: ReportDetail }) {
  const { reportId, state } = report;
  const [isDeciding, setIsDeciding] = useState(false);
  const changed = useReportChanged(reportId);
  const decide = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes with the change.
  const begin = trpc.adminReports.begin.useMutation({
    onSettled: changed,
    onSuccess: () => decide.current?.focus(),
  });
  return (
    <>
      {!isDecided(state) && (
        <Group gap="sm">
          {state === 'open' && (
            <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate({ reportId })}>
              {texts.begin}
            </Button>
          )}
          <Button ref={decide} onClick={() => setIsDeciding(true)}>
            {texts.decide}
          </Button>
        </Group>
      )}
      <FormError message={begin.error && messageOf(begin.error)} />
      <DecideDialog report={report} opened={isDeciding} onClose={() => setIsDeciding(false)} />
    </>
  );
}
