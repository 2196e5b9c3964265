import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { resultPageTexts, resultWords } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { formatDate } from '../../../lib/dates.ts';

/** Which run this is: its test and its day. */
export function ResultLine({ createdAt, variant }: { createdAt: Date; variant: TestVariant }) {
  return (
    <p className={look('muted')}>
      {resultPageTexts.text(resultWords.variants[variant])},{' '}
      <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
    </p>
  );
}
