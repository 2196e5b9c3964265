import { Box } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useId } from 'react';
import type { CheckResult } from '#shared/publishing/checklist.ts';
import { publishDialogTexts as texts } from '#shared/texts/courses/publishing.ts';
import { look } from '../../components/look/look.ts';
import classes from './publish-form.module.css';

export function Checklist({ checks }: { checks: readonly CheckResult[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Box component="h3" mb="xs" className={look('body', 'bold')} id={titleId}>
        {texts.checks}
      </Box>
      <ul className={look('lineTop')}>
        {checks.map(({ check, isRequired, isPassed }) => (
          <li
            key={check}
            className={`${classes.check} ${look('middle', 'stack', 'lineBottom', 'gap12')}`}
            data-passed={isPassed || undefined}
          >
            {isPassed ? (
              <IconCircleCheckFilled className={classes.mark} size={22} aria-hidden="true" />
            ) : (
              <IconCircleDashed className={classes.mark} size={22} stroke={1.75} aria-hidden="true" />
            )}
            <span>
              {texts.checkTexts[check]}
              {!isRequired && <span className={`${classes.muted} ${look('muted')}`}> ({texts.optional})</span>}
            </span>
            <span className={`${classes.state} ${look('fine', 'strong')}`}>
              {isPassed ? texts.passed : texts.failed}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
