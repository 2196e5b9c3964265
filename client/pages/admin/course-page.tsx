import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminCoursePage() {
  usePageTitle('Kurs');
  return <PageHeader title="Kurs" />;
}
