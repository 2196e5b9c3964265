import { useParams } from 'react-router-dom';
import { variantOf } from '#shared/assessments/soft-skills/variants.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { SoftskillTest } from '../../features/assessments/soft-skills/softskill-test.tsx';

export default function SoftskillTestPage() {
  const { id = '' } = useParams();
  const variant = variantOf(id);
  usePageTitle(softskillTexts.title);
  return <SoftskillTest key={variant} variant={variant} />;
}
