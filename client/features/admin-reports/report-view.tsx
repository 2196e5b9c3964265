import { Box, Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isDecided } from '#shared/reports/report.ts';
import type { ReportDetail } from '#shared/reports/schema.ts';
import { adminReportsTexts, adminReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { AdminDetail, DetailSection, LoadedDetail } from '../../components/admin-detail/admin-detail.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { dropOnUnmount, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { DecideDialog, useReportRefresh } from './decide-dialog.tsx';
import { ReportParts } from './report-parts.tsx';

const back = { to: paths.admin.reports, label: texts.back };

export function ReportView({ reportId }: { reportId: string }) {
  const query = trpc.adminReports.report.useQuery({ reportId }, dropOnUnmount);
  return (
    <LoadedDetail
      query={query}
      pageTitle={texts.title}
      missing={{ ...texts.missing, back: texts.back }}
      listAt={back.to}
    >
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
    </LoadedDetail>
  );
}

export default function AdminReportPage() {
  const { id = '' } = useParams();
  return <ReportView key={id} reportId={id} />;
}

function OtherReports({ others: { count, newest }, further }: Pick<ReportDetail, 'others' | 'further'>) {
  return (
    <DetailSection title={texts.others}>
      {further > 0 && <p>{texts.further(further)}</p>}
      {count === 0 ? (
        <Text c="dimmed">{texts.noOthers}</Text>
      ) : (
        <>
          <p>
            {texts.othersCount(count)}
            {count > newest.length && texts.othersShown(newest.length)}
          </p>
          <ul>
            {newest.map(({ reportId, category, state, createdAt }) => (
              <Group key={reportId} component="li" gap="0.25rem 1rem" py={6}>
                <Box component={Link} c="bright" to={paths.admin.report(reportId)}>
                  {texts.otherLabel(adminReportsTexts.categories[category], formatDateTime(createdAt))}
                </Box>
                <StateBadge of="report" state={state}>
                  {adminReportsTexts.states[state]}
                </StateBadge>
              </Group>
            ))}
          </ul>
        </>
      )}
    </DetailSection>
  );
}

/** The dialog stays mounted after the decision, so that its closing animation can finish. */
function ReportActions({ report }: { report: ReportDetail }) {
  const { reportId, state } = report;
  const [isDeciding, setIsDeciding] = useState(false);
  const refresh = useReportRefresh(reportId);
  const decide = useRef<HTMLButtonElement>(null);
  const begin = trpc.adminReports.begin.useMutation({
    onSettled: refresh,
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
