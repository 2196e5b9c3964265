import { Skeleton, Stack } from '@mantine/core';
import { may } from '#shared/permissions.ts';
import { adminListTexts } from '#shared/texts/admin-list.ts';
import { adminReportsTexts, adminReportTexts as texts } from '#shared/texts/reports.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../app/paths.ts';
import { AdminDetail } from '../../components/admin-detail/admin-detail.tsx';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { codeOf } from '../../lib/errors.ts';
import { forgotten } from '../../lib/refused.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { OtherReports } from './other-reports.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBadge } from './report-badge.tsx';
import { ReportParts } from './report-parts.tsx';

const back = { to: paths.admin.reports, label: texts.back };
const missing = new Set<string | null>(['NOT_FOUND', 'INVALID_INPUT']);

/** One report: what was said about what, and what became of both. */
export function ReportView({ reportId }: { reportId: string }) {
  const session = useSession();
  const query = trpc.adminReports.report.useQuery({ reportId }, forgotten);
  const title = query.data === undefined ? texts.title : texts.titleOf(adminReportsTexts.titleOf(query.data));
  usePageTitle(title);
  if (query.isPending) return <ViewSkeleton />;
  if (missing.has(codeOf(query.error))) return <Missing />;
  if (query.data === undefined) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  const report = query.data;
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <AdminDetail
      back={back}
      title={title}
      state={<ReportBadge state={report.state} />}
      {...(mayChange && { actions: <ReportActions report={report} /> })}
    >
      {!mayChange && <p className={look('muted')}>{adminListTexts.readOnly}</p>}
      <ReportParts report={report} />
      {report.thing !== null && <OtherReports others={report.others} further={report.further} />}
    </AdminDetail>
  );
}

const Missing = () => (
  <EmptyState
    isPage
    title={texts.missing.title}
    text={texts.missing.text}
    action={<LinkButton to={back.to}>{texts.back}</LinkButton>}
  />
);

const ViewSkeleton = () => (
  <Stack role="status" aria-label={shellTexts.loading}>
    <Skeleton height={48} w="20rem" maw="100%" />
    <Skeleton height={160} />
    <Skeleton height={240} />
  </Stack>
);
