import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminUserPage() {
  usePageTitle('Benutzer');
  return <PageHeader title="Benutzer" />;
}
