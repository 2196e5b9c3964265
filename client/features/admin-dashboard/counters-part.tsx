import { Box, Skeleton } from '@mantine/core';
import { type CountedKind, countedKinds } from '#shared/admin/dashboard.ts';
import { adminDashboardTexts as texts } from '#shared/texts/admin/dashboard.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { CurveSection } from './curve-part.tsx';
import { MissingPart } from './missing-part.tsx';
import { ServicesSection } from './services-part.tsx';

const numberFormat = new Intl.NumberFormat('de-DE');

/** Tests and applications are personal, so the admin portal has no list of them. */
const listPaths: Partial<Record<CountedKind, string>> = {
  people: paths.admin.users,
  organisations: paths.admin.organisations,
  courses: paths.admin.courses,
  jobs: paths.admin.jobs,
};

export function CountersSection() {
  const query = trpc.adminDashboard.counters.useQuery();
  if (query.isPending) return <Skeleton height={148} mb="xl" aria-label={shellTexts.loading} role="status" />;
  if (query.data === undefined) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  const { counters, auditEventsOfDay, countedAt } = query.data;
  return (
    <Box component="section" aria-label={texts.counters} mb="2.5rem">
      <Figures
        variant="cards"
        figures={[
          ...countedKinds.map((kind) => ({
            label: texts.kinds[kind],
            figure: numberFormat.format(counters[kind].total),
            note: texts.recent(counters[kind].recent),
            to: listPaths[kind],
          })),
          {
            label: texts.auditEvents,
            figure: numberFormat.format(auditEventsOfDay),
            note: texts.countedAt(formatTime(countedAt)),
            to: paths.admin.audit,
          },
        ]}
      />
    </Box>
  );
}

export default function AdminDashboardPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <MissingPart />
      <CountersSection />
      <CurveSection />
      <ServicesSection />
    </>
  );
}
