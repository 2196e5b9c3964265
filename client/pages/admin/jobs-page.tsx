import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminJobsPage() {
  usePageTitle('Stellen');
  return <PageHeader title="Stellen" />;
}
