import { trpc } from '../../trpc.ts';

/** Shows a report, and the list that it stands in, as they are after a change. */
export function useReportChanged(reportId: string): () => Promise<void> {
  const { adminReports } = trpc.useUtils();
  return async () => {
    void adminReports.page.invalidate();
    await adminReports.report.invalidate({ reportId });
  };
}
