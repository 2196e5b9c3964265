import { adminReportsTexts as texts } from '#shared/texts/moderation/reports.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { ReportList } from '../../features/admin-reports/report-list.tsx';

export default function AdminReportsPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <ReportList />
    </>
  );
}
