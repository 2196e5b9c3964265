import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminReportPage() {
  usePageTitle('Meldung');
  return <PageHeader title="Meldung" />;
}
