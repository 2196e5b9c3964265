import { adminDashboardTexts as texts } from '#shared/texts/admin/dashboard.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { CountersPart } from '../../features/admin-dashboard/counters-part.tsx';
import { CurvePart } from '../../features/admin-dashboard/curve-part.tsx';
import { ServicesPart } from '../../features/admin-dashboard/services-part.tsx';

export default function AdminDashboardPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <CountersPart />
      <CurvePart />
      <ServicesPart />
    </>
  );
}
