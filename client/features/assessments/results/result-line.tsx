import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { resultPageTexts, resultWords } from '#shared/texts/results.ts';
import { formatDate } from '../../../lib/dates.ts';
import classes from './result-line.module.css';

/** Which run this is: its test and its day. */
export function ResultLine({ createdAt, variant }: { createdAt: Date; variant: TestVariant }) {
  return (
    <p className={classes.line}>
      {resultPageTexts.text(resultWords.variants[variant])},{' '}
      <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
    </p>
  );
}
