import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { ValueTest } from '../../features/assessments/values/value-test.tsx';

export default function ValueTestPage() {
  usePageTitle(valueTexts.title);
  return <ValueTest />;
}
