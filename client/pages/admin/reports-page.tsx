import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminReportsPage() {
  usePageTitle('Meldungen');
  return <PageHeader title="Meldungen" />;
}
