import { adminReportsTexts, adminReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { AdminDetail, DetailOf } from '../../components/admin-detail/admin-detail.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { trpc } from '../../trpc.ts';
import { OtherReports } from './other-reports.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportParts } from './report-parts.tsx';

const back = { to: paths.admin.reports, label: texts.back };

/** One report: what was said about what, and what became of both. */
export function ReportView({ reportId }: { reportId: string }) {
  const query = trpc.adminReports.report.useQuery({ reportId }, forgotten);
  return (
    <DetailOf query={query} pageTitle={texts.title} missing={{ ...texts.missing, back: texts.back }} listAt={back.to}>
      {(report) => (
        <AdminDetail
          back={back}
          title={texts.titleOf(adminReportsTexts.titleOf(report))}
          state={
            <StateBadge of="report" state={report.state}>
              {adminReportsTexts.states[report.state]}
            </StateBadge>
          }
          actions={<ReportActions report={report} />}
        >
          <ReportParts report={report} />
          {report.thing !== null && <OtherReports others={report.others} further={report.further} />}
        </AdminDetail>
      )}
    </DetailOf>
  );
}
