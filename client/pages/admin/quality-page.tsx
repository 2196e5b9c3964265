import { testQualityTexts as texts } from '#shared/texts/admin/test-quality.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { QualityView } from '../../features/admin-quality/quality-view.tsx';

export default function AdminQualityPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <QualityView />
    </>
  );
}
