import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminOrganisationsPage() {
  usePageTitle('Organisationen');
  return <PageHeader title="Organisationen" />;
}
