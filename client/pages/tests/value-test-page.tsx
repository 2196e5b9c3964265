import { valueTexts } from '#shared/texts/tests.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { ValueTest } from '../../features/tests/value-test.tsx';

export default function ValueTestPage() {
  usePageTitle(valueTexts.title);
  return <ValueTest />;
}
