import { Box } from '@mantine/core';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import classes from './closing-mark.module.css';

/** The two shapes of the mark close once. */
export const ClosingMark = ({ size = 56 }: { size?: number }) => (
  <Box component="svg" display="block" flex="none" viewBox="-6 0 44 32" height={size} aria-hidden="true">
    <Box
      component="path"
      className={classes.shape}
      __vars={{ '--from': '5px' }}
      fill="var(--pg-job)"
      d={markShapes.angular}
    />
    <Box
      component="path"
      className={classes.shape}
      __vars={{ '--from': '-5px' }}
      fill="var(--pg-mark-round)"
      d={markShapes.round}
    />
  </Box>
);
