import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { reportPath } from '#shared/assessments/report.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';

/** A plain link: the server answers with a file. */
export function ReportLink({ resultId }: { resultId: string }) {
  return (
    <Button component="a" variant="default" href={reportPath(resultId)} leftSection={<IconDownload size={18} />}>
      {resultWords.downloadPdf}
    </Button>
  );
}
