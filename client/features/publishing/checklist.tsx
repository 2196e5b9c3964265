import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useId } from 'react';
import type { CheckResult } from '#shared/publishing/checklist.ts';
import { publishDialogTexts as texts } from '#shared/texts/publishing.ts';
import classes from './publish-form.module.css';

export function Checklist({ checks }: { checks: readonly CheckResult[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 className={classes.title} id={titleId}>
        {texts.checks}
      </h3>
      <ul className={classes.checks}>
        {checks.map(({ check, isRequired, isPassed }) => (
          <li key={check} className={classes.check} data-passed={isPassed || undefined}>
            {isPassed ? (
              <IconCircleCheckFilled className={classes.mark} size={22} aria-hidden="true" />
            ) : (
              <IconCircleDashed className={classes.mark} size={22} stroke={1.75} aria-hidden="true" />
            )}
            <span>
              {texts.checkTexts[check]}
              {!isRequired && <span className={classes.muted}> ({texts.optional})</span>}
            </span>
            <span className={classes.state}>{isPassed ? texts.passed : texts.failed}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
