import { Box } from '@mantine/core';
import { useId } from 'react';
import { progressTexts as texts } from '#shared/texts/learning/learning.ts';
import { look } from '../../components/look/look.ts';
import classes from './progress-line.module.css';

type ProgressLineProps = { done: number; of: number; label?: string };

/** How many lessons are done, as a line and in words. */
export function ProgressLine({ done, of, label = texts.label }: ProgressLineProps) {
  const wordsId = useId();
  const percent = of === 0 ? 0 : (done / of) * 100;
  return (
    <div>
      <svg
        className={`${classes.line} ${look('block', 'hidden')}`}
        width="100%"
        height="8"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        aria-describedby={wordsId}
      >
        <rect fill="var(--pg-line)" width="100%" height="8" />
        <rect className={classes.part} width={`${percent}%`} height="8" />
      </svg>
      <Box component="p" mt={6} className={look('muted', 'fine', 'numbers')} id={wordsId}>
        {texts.done(done, of)}
      </Box>
    </div>
  );
}
