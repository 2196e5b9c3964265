import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminQualityPage() {
  usePageTitle('Testgüte');
  return <PageHeader title="Testgüte" />;
}
