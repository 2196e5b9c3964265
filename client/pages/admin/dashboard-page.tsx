import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminDashboardPage() {
  usePageTitle('Dashboard');
  return <PageHeader title="Dashboard" />;
}
