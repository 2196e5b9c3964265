import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminAuditPage() {
  usePageTitle('Audit Logs');
  return <PageHeader title="Audit Logs" />;
}
