import { Group } from '@mantine/core';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './full-screen-spinner.module.css';
import { look } from './look/look.ts';

/** The mark's two forms part and meet again. Appears after a moment only, so that a quick page does not flicker. */
export function FullScreenSpinner() {
  return (
    <Group gap={20} wrap="nowrap" justify="center" className={`${classes.screen} ${look('screenHigh')}`} role="status">
      <svg className={classes.mark} viewBox="-8 0 48 32" aria-hidden="true">
        <path className={classes.angular} d={markShapes.angular} />
        <path className={classes.round} d={markShapes.round} />
      </svg>
      <span className={look('muted', 'small')}>{shellTexts.loading}</span>
    </Group>
  );
}
