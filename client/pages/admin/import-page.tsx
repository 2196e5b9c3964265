import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminImportPage() {
  usePageTitle('WordPress Daten Import');
  return <PageHeader title="WordPress Daten Import" />;
}
