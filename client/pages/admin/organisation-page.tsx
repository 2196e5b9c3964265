import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminOrganisationPage() {
  usePageTitle('Organisation');
  return <PageHeader title="Organisation" />;
}
