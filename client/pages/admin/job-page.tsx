import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminJobPage() {
  usePageTitle('Stelle');
  return <PageHeader title="Stelle" />;
}
