import { useParams } from 'react-router-dom';
import { ReportView } from '../../features/admin-reports/report-view.tsx';

export default function AdminReportPage() {
  const { id = '' } = useParams();
  return <ReportView key={id} reportId={id} />;
}
