import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';

export default function AdminCoursesPage() {
  usePageTitle('Kurse');
  return <PageHeader title="Kurse" />;
}
